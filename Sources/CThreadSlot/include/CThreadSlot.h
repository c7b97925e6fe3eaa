#ifndef CTHREADSLOT_H
#define CTHREADSLOT_H

/* One pointer of the calling thread's own, null until it is set: what Swift has no fast word for. */
extern __thread void *sitegen_thread_slot;

static inline void *thread_slot(void) { return sitegen_thread_slot; }
static inline void set_thread_slot(void *value) { sitegen_thread_slot = value; }

#endif
