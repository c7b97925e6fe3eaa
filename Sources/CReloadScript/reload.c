#include "CReloadScript.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char script[] = {
#embed "reload.js"
};

const unsigned char *sitegen_reload_script(void) { return script; }
size_t sitegen_reload_script_size(void) { return sizeof script; }
