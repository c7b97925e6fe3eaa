#include "CThreadSlot.h"

__thread void *sitegen_thread_slot = 0;
