#if !__has_include(<zlib.h>)
#error "zlib is missing: apt-get install zlib1g-dev"
#endif
#include <zlib.h>
