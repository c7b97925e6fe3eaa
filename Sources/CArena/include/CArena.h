#ifndef CARENA_H
#define CARENA_H

/* A bump allocator of the calling thread in the shape of libcmark's cmark_mem.

   A document is many small pieces that live and die together: taking each from the end of a chunk
   and giving all back at once with carena_reset spares libcmark half of its time. Nothing that was
   made with it may be used, freed or kept after the reset; a thread's memory goes when it ends. */
struct cmark_mem;
struct cmark_mem *carena_mem(void);

/* Forgets everything the calling thread allocated, keeping a few megabytes of chunks for the next
   document and returning the rest to the system. */
void carena_reset(void);

#endif
