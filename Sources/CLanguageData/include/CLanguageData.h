#ifndef CLANGUAGEDATA_H
#define CLANGUAGEDATA_H

#include <stddef.h>

/* languages.txt, compiled into the program by #embed (C23 §6.10.3.1). */
const unsigned char *sitegen_languages_bytes(void);
size_t sitegen_languages_size(void);

#endif
