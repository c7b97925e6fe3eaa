#ifndef CARENA_H
#define CARENA_H

/* A bump allocator of the calling thread in the shape of libcmark's cmark_mem: what is parsed with it
   is freed all at once by carena_reset, so a document costs no call of free. Defined by the Markdown room's needs. */
struct cmark_mem;
struct cmark_mem *carena_mem(void);
void carena_reset(void);

#endif
