#ifndef SITEGEN_CVIPS_H
#define SITEGEN_CVIPS_H

#include <stddef.h>

/* Pictures by libvips, which is loaded when the first one is made: it brings a hundred libraries with it. */

enum {
  sitegen_vips_made = 0,
  /* The library cannot be loaded, or is too old. */
  sitegen_vips_no_library = 1,
  /* The bytes are no picture that it can read; it says why. */
  sitegen_vips_no_picture = 2,
  /* It was not made in time, or the one before it was not, which is still being made. */
  sitegen_vips_too_slow = 3,
};

/* A picture within a square. */
typedef struct {
  /* An SVG, or PNG, JPEG or WebP. */
  int is_svg;
  /* Pixels a side. */
  int size;
  /* The square in the middle of it that the picture fits into. */
  int inner;
  /* 0xRRGGBB, or -1 for none. */
  int background;
} sitegen_vips_square;

/*
 * Makes a PNG, which is to be freed with sitegen_vips_free; the same bytes each time. Waits for it some seconds.
 *
 * problem is filled with what the library says when it is not made, ended by a zero.
 */
int sitegen_vips_make(
  const char *library, const void *bytes, size_t count, sitegen_vips_square square, int patience, void **png,
  size_t *png_count, char *problem, size_t problem_size);

void sitegen_vips_free(void *png);

#endif
