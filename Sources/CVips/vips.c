#define _GNU_SOURCE
#include "CVips.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* What is used of libvips and of GLib below it, declared here so that no headers of theirs need be there. */
typedef struct VipsImage VipsImage;
typedef struct VipsArrayDouble VipsArrayDouble;

#define FUNCTIONS(X) \
  X(int, vips_init, (const char *)) \
  X(void, vips_concurrency_set, (int)) \
  X(void, vips_cache_set_max, (int)) \
  X(void, vips_operation_block_set, (const char *, int)) \
  X(void, vips_thread_shutdown, (void)) \
  X(const char *, vips_error_buffer, (void)) \
  X(void, vips_error_clear, (void)) \
  X(int, vips_image_get_width, (const VipsImage *)) \
  X(int, vips_image_get_height, (const VipsImage *)) \
  X(int, vips_image_hasalpha, (VipsImage *)) \
  X(unsigned long, vips_image_get_typeof, (const VipsImage *, const char *)) \
  X(int, vips_svgload_buffer, (void *, size_t, VipsImage **, ...)) \
  X(int, vips_thumbnail_buffer, (void *, size_t, VipsImage **, int, ...)) \
  X(int, vips_thumbnail_image, (VipsImage *, VipsImage **, int, ...)) \
  X(int, vips_colourspace, (VipsImage *, VipsImage **, int, ...)) \
  X(int, vips_icc_transform, (VipsImage *, VipsImage **, const char *, ...)) \
  X(int, vips_addalpha, (VipsImage *, VipsImage **, ...)) \
  X(int, vips_gravity, (VipsImage *, VipsImage **, int, int, int, ...)) \
  X(int, vips_flatten, (VipsImage *, VipsImage **, ...)) \
  X(int, vips_pngsave_buffer, (VipsImage *, void **, size_t *, ...)) \
  X(VipsArrayDouble *, vips_array_double_new, (const double *, int)) \
  X(void, vips_area_unref, (void *)) \
  X(void *, g_log_set_default_handler, (void (*)(const char *, int, const char *, void *), void *)) \
  X(void, g_object_unref, (void *)) \
  X(void, g_free, (void *))

/* Values of libvips' enumerations, which are part of its interface. */
enum {
  size_both = 0,
  size_down = 2,
  interpretation_srgb = 22,
  direction_centre = 0,
  png_filter_none = 0x08,
};

static struct {
#define FIELD(result, name, arguments) result(*name) arguments;
  FUNCTIONS(FIELD)
#undef FIELD
} vips;

/* What GLib and its libraries would print about a picture; what matters is an error as well. */
static void ignore(const char *domain, int level, const char *message, void *data) {
  (void)domain, (void)level, (void)message, (void)data;
}

static int is_loaded = 0;

static int load(const char *name, char *problem, size_t problem_size) {
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    snprintf(problem, problem_size, "%s cannot be loaded", name);
    return -1;
  }
  if (is_loaded) return 0;
#define FIND(result, name, arguments) \
  if (!(vips.name = (result(*) arguments)dlsym(handle, #name))) { \
    snprintf(problem, problem_size, "it has no " #name); \
    return -1; \
  }
  FUNCTIONS(FIND)
#undef FIND
  vips.g_log_set_default_handler(ignore, NULL);
  if (vips.vips_init("sitegen")) {
    snprintf(problem, problem_size, "it cannot be started");
    return -1;
  }
  vips.vips_concurrency_set(1);
  vips.vips_cache_set_max(0);
  /* A file is what its first bytes say; no other reader is to guess at it. */
  vips.vips_operation_block_set("VipsForeignLoad", 1);
  vips.vips_operation_block_set("VipsForeignLoadPng", 0);
  vips.vips_operation_block_set("VipsForeignLoadJpeg", 0);
  vips.vips_operation_block_set("VipsForeignLoadWebp", 0);
  vips.vips_operation_block_set("VipsForeignLoadSvg", 0);
  is_loaded = 1;
  return 0;
}

static int largest_side(VipsImage *image) {
  int width = vips.vips_image_get_width(image), height = vips.vips_image_get_height(image);
  return width > height ? width : height;
}

/* What libvips takes for the scale of an SVG. */
static const double least_scale = 0.001, most_scale = 100000;

/* The SVG at a size just as large as the square, or larger where it is too large itself to be drawn so small. */
static VipsImage *draw(void *bytes, size_t count, int inner) {
  VipsImage *natural = NULL, *drawn = NULL;
  if (vips.vips_svgload_buffer(bytes, count, &natural, NULL)) return NULL;
  double scale = (double)inner / largest_side(natural);
  vips.g_object_unref(natural);
  if (scale < least_scale) scale = least_scale;
  if (scale > most_scale) scale = most_scale;
  if (vips.vips_svgload_buffer(bytes, count, &drawn, "scale", scale, NULL)) return NULL;
  return drawn;
}

/* One step of the way: takes over an image and gives another for it, or NULL. */
#define STEP(image, function, ...) \
  do { \
    VipsImage *before = image, *after = NULL; \
    if (vips.function(before, &after, __VA_ARGS__)) after = NULL; \
    vips.g_object_unref(before); \
    image = after; \
    if (!image) return NULL; \
  } while (0)

static VipsImage *compose(void *bytes, size_t count, sitegen_vips_square square) {
  VipsImage *image = NULL;
  int inner = square.inner;
  if (square.is_svg) {
    image = draw(bytes, count, inner);
    if (!image) return NULL;
    STEP(image, vips_thumbnail_image, inner, "height", inner, "size", size_down, NULL);
  } else if (vips.vips_thumbnail_buffer(
               bytes, count, &image, inner, "height", inner, "size", size_both, "option_string",
               "fail_on=error", NULL)) {
    return NULL;
  }
  /* Other colours than those of the web, which are said by a profile that is left behind. */
  if (vips.vips_image_get_typeof(image, "icc-profile-data"))
    STEP(image, vips_icc_transform, "srgb", "embedded", 1, NULL);
  STEP(image, vips_colourspace, interpretation_srgb, NULL);
  if (!vips.vips_image_hasalpha(image)) STEP(image, vips_addalpha, NULL);
  STEP(image, vips_gravity, direction_centre, square.size, square.size, NULL);
  if (square.background >= 0) {
    double channels[3] = {
      square.background >> 16 & 255, square.background >> 8 & 255, square.background & 255};
    VipsArrayDouble *background = vips.vips_array_double_new(channels, 3);
    VipsImage *flat = NULL;
    int failed = vips.vips_flatten(image, &flat, "background", background, NULL);
    vips.vips_area_unref(background);
    vips.g_object_unref(image);
    image = failed ? NULL : flat;
  }
  return image;
}

/*
 * A picture is made by a thread of its own, since nothing can stop a library that draws an SVG with a thousand filters:
 * whoever waits for it in vain goes on without it.
 */
struct job {
  sitegen_vips_square square;
  void *bytes;
  size_t count;
  int outcome;
  void *png;
  size_t png_count;
  char problem[1024];
  int is_done, is_abandoned;
};

/* One at a time, since a large picture takes much memory. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static int is_busy = 0;
/* How many have come to their end. */
static unsigned long ended = 0;

static void discard(struct job *job) {
  if (job->png) vips.g_free(job->png);
  free(job->bytes);
  free(job);
}

static void *work(void *argument) {
  struct job *job = argument;
  VipsImage *image = compose(job->bytes, job->count, job->square);
  job->outcome = sitegen_vips_no_picture;
  if (image) {
    int failed = vips.vips_pngsave_buffer(
      image, &job->png, &job->png_count, "compression", 9, "filter", png_filter_none, "strip", 1, NULL);
    vips.g_object_unref(image);
    if (!failed) job->outcome = sitegen_vips_made;
  }
  if (job->outcome != sitegen_vips_made)
    snprintf(job->problem, sizeof job->problem, "%s", vips.vips_error_buffer());
  vips.vips_error_clear();
  vips.vips_thread_shutdown();
  pthread_mutex_lock(&lock);
  is_busy = 0;
  ended += 1;
  job->is_done = 1;
  if (job->is_abandoned) discard(job);
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
  return NULL;
}

static struct job *begin(const void *bytes, size_t count, sitegen_vips_square square) {
  struct job *job = calloc(1, sizeof *job);
  if (!job) return NULL;
  job->square = square;
  job->count = count;
  job->bytes = malloc(count ? count : 1);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  /* The elements of an SVG lie within each other, and so do the calls that draw them. */
  pthread_attr_setstacksize(&attributes, 16 << 20);
  if (job->bytes) memcpy(job->bytes, bytes, count);
  int failed = !job->bytes || pthread_create(&thread, &attributes, work, job);
  pthread_attr_destroy(&attributes);
  if (!failed) return job;
  discard(job);
  return NULL;
}

static struct timespec after(int seconds) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  time.tv_sec += seconds;
  return time;
}

int sitegen_vips_make(
  const char *library, const void *bytes, size_t count, sitegen_vips_square square, int patience, void **png,
  size_t *png_count, char *problem, size_t problem_size) {
  int outcome = sitegen_vips_too_slow;
  pthread_mutex_lock(&lock);
  struct timespec deadline = after(patience);
  unsigned long before = ended;
  while (is_busy) {
    int is_late = pthread_cond_clockwait(&changed, &lock, CLOCK_MONOTONIC, &deadline);
    if (before != ended) {
      before = ended;
      deadline = after(patience);
    } else if (is_late) {
      goto end;
    }
  }
  outcome = sitegen_vips_no_library;
  if (load(library, problem, problem_size)) goto end;
  outcome = sitegen_vips_no_picture;
  struct job *job = begin(bytes, count, square);
  if (!job) goto end;
  is_busy = 1;
  deadline = after(patience);
  while (!job->is_done && !pthread_cond_clockwait(&changed, &lock, CLOCK_MONOTONIC, &deadline)) {}
  if (job->is_done) {
    outcome = job->outcome;
    *png = job->png;
    *png_count = job->png_count;
    job->png = NULL;
    snprintf(problem, problem_size, "%s", job->problem);
    discard(job);
  } else {
    outcome = sitegen_vips_too_slow;
    job->is_abandoned = 1;
  }
end:
  pthread_mutex_unlock(&lock);
  return outcome;
}

void sitegen_vips_free(void *png) { vips.g_free(png); }
