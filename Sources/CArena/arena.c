#include "CArena.h"
#include <cmark.h>
struct cmark_mem *carena_mem(void) { return cmark_get_default_mem_allocator(); }
void carena_reset(void) {}
