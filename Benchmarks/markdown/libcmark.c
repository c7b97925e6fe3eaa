/* Renders every file that is named with libcmark's own parser and writer, as often as the second argument says, and
   prints the processor time of each round in microseconds a file. The first argument names the allocator: `malloc`,
   libcmark's own and what a program that links it gets, or `arena`, the one that sitegen gives it. */
#include "CArena.h"

#include <cmark.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double microseconds(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static size_t with_malloc(const char *text, size_t size) {
  cmark_node *document = cmark_parse_document(text, size, CMARK_OPT_DEFAULT);
  char *html = cmark_render_html(document, CMARK_OPT_UNSAFE);
  size_t written = strlen(html);
  free(html);
  cmark_node_free(document);
  return written;
}

static size_t with_arena(const char *text, size_t size) {
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, carena_mem());
  cmark_parser_feed(parser, text, size);
  size_t written = strlen(cmark_render_html(cmark_parser_finish(parser), CMARK_OPT_UNSAFE));
  carena_reset();
  return written;
}

int main(int count, char **arguments) {
  int rounds = count > 3 ? atoi(arguments[2]) : 0, files = count - 3;
  if (rounds < 1) return fprintf(stderr, "usage: libcmark malloc|arena ROUNDS FILE...\n"), 64;
  size_t (*render)(const char *, size_t) = arguments[1][0] == 'a' ? with_arena : with_malloc;
  char **texts = calloc(files, sizeof *texts);
  size_t *sizes = calloc(files, sizeof *sizes);
  for (int i = 0; i < files; i++) {
    FILE *file = fopen(arguments[i + 3], "rb");
    if (!file) return perror(arguments[i + 3]), 1;
    fseek(file, 0, SEEK_END);
    sizes[i] = ftell(file);
    rewind(file);
    texts[i] = malloc(sizes[i] + 1);
    if (fread(texts[i], 1, sizes[i], file) != sizes[i]) return perror(arguments[i + 3]), 1;
    fclose(file);
  }
  for (int round = 0; round < rounds; round++) {
    double start = microseconds();
    size_t written = 0;
    for (int i = 0; i < files; i++) {
      written += render(texts[i], sizes[i]);
    }
    printf("%f %zu\n", (microseconds() - start) / files, written);
  }
  return 0;
}
