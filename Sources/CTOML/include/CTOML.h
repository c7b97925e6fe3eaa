#ifndef CTOML_H
#define CTOML_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A plain C face for toml++: a parsed text as one array of values, each list and table right
   before its own. Lines and columns count from 1, columns in code points. */

typedef enum {
  CTOML_TABLE, CTOML_ARRAY, CTOML_STRING, CTOML_INTEGER, CTOML_FLOAT, CTOML_BOOLEAN,
  CTOML_DATE, CTOML_TIME, CTOML_DATE_TIME
} ctoml_kind;

typedef struct {
  uint32_t line, column;
} ctoml_place;

typedef struct {
  int32_t year, month, day, hour, minute, second;
  int32_t offset_minutes;
  int has_offset;
} ctoml_date;

typedef struct {
  ctoml_kind kind;
  ctoml_place start, end;
  /* The key, in a table only. Not ended by a zero, and neither is `text`. */
  const char *key;
  size_t key_length;
  ctoml_place key_start, key_end;
  /* How many values of its own a table or an array has. */
  size_t count;
  const char *text;
  size_t length;
  int64_t integer;
  double number;
  ctoml_date date;
} ctoml_value;

typedef struct ctoml_document ctoml_document;

/* Parses UTF-8. NULL without memory; to be freed with ctoml_free. */
ctoml_document *ctoml_parse(const char *text, size_t length);
void ctoml_free(ctoml_document *document);

/* The values, the root table first; none after an error. They live as long as the document. */
const ctoml_value *ctoml_values(const ctoml_document *document, size_t *count);

/* toml++'s own words, NULL when there was no error. */
const char *ctoml_error(const ctoml_document *document, ctoml_place *place);

#ifdef __cplusplus
}
#endif

#endif
