/* What glibc's allocator has beside the C library's own: malloc_trim(3). */
#include <malloc.h>
