#ifndef CBUILTINS_H
#define CBUILTINS_H
#endif
