#ifndef CRELOADSCRIPT_H
#define CRELOADSCRIPT_H

#include <stddef.h>

/* reload.js, compiled into the program by #embed (C23 §6.10.3.1). */
const unsigned char *sitegen_reload_script(void);
size_t sitegen_reload_script_size(void);

#endif
