#include "CBuiltIns.h"
