#include "CLanguageData.h"
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes[] = {
#embed "languages.txt"
};

const unsigned char *sitegen_languages_bytes(void) { return bytes; }
size_t sitegen_languages_size(void) { return sizeof bytes; }
