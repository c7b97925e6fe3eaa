#ifndef CBUILTINS_H
#define CBUILTINS_H

#include <stddef.h>

/* The files of Templates/, compiled into the program by #embed (C23 §6.10.3.1). */
extern const int sitegen_builtin_count;
const char *sitegen_builtin_name(int index);
const unsigned char *sitegen_builtin_bytes(int index);
size_t sitegen_builtin_size(int index);

#endif
