#include "CArena.h"

#include <cmark.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
  /* What libcmark keeps are pointers, numbers and text. */
  ALIGNMENT = 8,
  CHUNK_SIZE = 256 * 1024,
  KEPT_SIZE = 4 * 1024 * 1024,
};

/* Stands before every piece, because realloc is not told how much there is to copy. */
typedef union {
  size_t size;
  char padding[ALIGNMENT];
} piece;

typedef struct chunk {
  struct chunk *next;
  size_t size; /* bytes of room behind the header */
  size_t used;
  size_t padding;
} chunk;

_Static_assert(sizeof(piece) == ALIGNMENT, "a piece begins aligned");
_Static_assert(sizeof(chunk) % ALIGNMENT == 0, "the room of a chunk begins aligned");

/* The chunk in use comes first in `full`; `spare` ones are empty and of CHUNK_SIZE. */
static __thread chunk *full;
static __thread chunk *spare;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t at_exit;
static int at_exit_works;

static void free_chunks(chunk *list) {
  while (list) {
    chunk *next = list->next;
    free(list);
    list = next;
  }
}

static void free_thread(void *ignored) {
  (void)ignored;
  free_chunks(full);
  free_chunks(spare);
  full = spare = NULL;
}

static void make_key(void) { at_exit_works = pthread_key_create(&at_exit, free_thread) == 0; }

/* libcmark does not look at what it gets: without memory its own allocator ends the program too. */
static _Noreturn void give_up(void) {
  fputs("sitegen: out of memory while reading Markdown\n", stderr);
  abort();
}

static char *room(chunk *c) { return (char *)(c + 1); }

__attribute__((noinline)) static chunk *take_chunk(size_t needed) {
  chunk *c = spare;
  if (needed <= CHUNK_SIZE && c) {
    spare = c->next;
  } else {
    size_t size = needed > CHUNK_SIZE ? needed : CHUNK_SIZE;
    if (size > SIZE_MAX - sizeof(chunk)) give_up();
    pthread_once(&once, make_key);
    if (at_exit_works) pthread_setspecific(at_exit, &once); /* any value but NULL */
    c = malloc(sizeof(chunk) + size);
    if (!c) give_up();
    c->size = size;
  }
  c->used = 0;
  c->next = full;
  full = c;
  return c;
}

static size_t rounded(size_t size) {
  if (size > SIZE_MAX - sizeof(piece) - ALIGNMENT) give_up();
  return (size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
}

static inline __attribute__((always_inline)) void *take(size_t size) {
  size_t needed = sizeof(piece) + rounded(size);
  chunk *c = full;
  if (!c || c->size - c->used < needed) c = take_chunk(needed);
  piece *p = (piece *)(room(c) + c->used);
  c->used += needed;
  p->size = size;
  return p + 1;
}

static void *arena_calloc(size_t count, size_t size) {
  size_t total;
  if (__builtin_mul_overflow(count, size, &total)) give_up();
  return memset(take(total), 0, total);
}

static void *arena_realloc(void *old, size_t size) {
  if (!old) return take(size);
  piece *p = (piece *)old - 1;
  if (rounded(size) <= rounded(p->size)) {
    p->size = size > p->size ? size : p->size;
    return old;
  }
  /* The last piece of the chunk in use grows where it is. */
  chunk *c = full;
  size_t before = rounded(p->size), more = rounded(size) - before;
  if (c && (char *)old + before == room(c) + c->used && c->size - c->used >= more) {
    c->used += more;
    p->size = size;
    return old;
  }
  return memcpy(take(size), old, p->size);
}

static void arena_free(void *ignored) { (void)ignored; }

static cmark_mem arena = {arena_calloc, arena_realloc, arena_free};

cmark_mem *carena_mem(void) { return &arena; }

void carena_reset(void) {
  size_t kept = 0;
  for (chunk *c = spare; c; c = c->next) kept += c->size;
  while (full) {
    chunk *c = full;
    full = c->next;
    if (c->size == CHUNK_SIZE && kept + CHUNK_SIZE <= KEPT_SIZE) {
      kept += CHUNK_SIZE;
      c->next = spare;
      spare = c;
    } else {
      free(c);
    }
  }
}
