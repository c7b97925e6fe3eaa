/* Renders every file that is named with libcmark's own parser and writer, as often as the first argument says, and
   prints the processor time of each round in microseconds a file. */
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

int main(int count, char **arguments) {
  int rounds = count > 2 ? atoi(arguments[1]) : 0, files = count - 2;
  if (rounds < 1) return fprintf(stderr, "usage: libcmark ROUNDS FILE...\n"), 64;
  char **texts = calloc(files, sizeof *texts);
  size_t *sizes = calloc(files, sizeof *sizes);
  for (int i = 0; i < files; i++) {
    FILE *file = fopen(arguments[i + 2], "rb");
    if (!file) return perror(arguments[i + 2]), 1;
    fseek(file, 0, SEEK_END);
    sizes[i] = ftell(file);
    rewind(file);
    texts[i] = malloc(sizes[i] + 1);
    if (fread(texts[i], 1, sizes[i], file) != sizes[i]) return perror(arguments[i + 2]), 1;
    fclose(file);
  }
  for (int round = 0; round < rounds; round++) {
    double start = microseconds();
    size_t written = 0;
    for (int i = 0; i < files; i++) {
      char *html = cmark_markdown_to_html(texts[i], sizes[i], CMARK_OPT_UNSAFE);
      written += strlen(html);
      free(html);
    }
    printf("%f %zu\n", (microseconds() - start) / files, written);
  }
  return 0;
}
