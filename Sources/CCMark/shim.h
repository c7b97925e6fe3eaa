#if !__has_include(<cmark.h>)
#error "libcmark is missing: apt-get install libcmark-dev"
#endif
#include <cmark.h>
