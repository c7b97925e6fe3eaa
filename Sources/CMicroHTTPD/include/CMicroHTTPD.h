#ifndef CMICROHTTPD_H
#define CMICROHTTPD_H

#include <stddef.h>
#include <stdint.h>

/* libmicrohttpd, loaded when a server is first wanted: with what it is linked to it would cost every start of the
   program more than the program's own start. Everything that a callback is given is valid during the call only. */

typedef struct sitegen_http_server sitegen_http_server;
typedef struct sitegen_http_connection sitegen_http_connection;
typedef struct sitegen_http_response sitegen_http_response;

/* What a server tells of; all but the first two arguments of start are called on its own thread. */
typedef struct {
  void *context;
  void (*opened)(void *context, sitegen_http_connection *connection, int socket);
  void (*closed)(void *context, sitegen_http_connection *connection);
  /* The line of a request has come; what is returned stands for the request until `finished`. */
  void *(*begun)(void *context, const char *target);
  /* The headers have come, and then the body, of which nothing is told: called at least twice unless a response is
     queued at once. Zero closes the connection. */
  int (*answer)(
    void *context, void *request, sitegen_http_connection *connection, const char *method);
  void (*finished)(void *context, void *request, sitegen_http_connection *connection);
} sitegen_http_calls;

/* NULL when the library is there, else why it is not. */
const char *sitegen_http_load(void);

/* Takes over a listening socket; NULL when the system refuses. `patience` is in seconds without any progress. */
sitegen_http_server *sitegen_http_start(
  int listening_socket, unsigned connections, unsigned patience, sitegen_http_calls calls);
/* Closes all connections and waits for the server's thread. No connection may be suspended and not resumed. */
void sitegen_http_stop(sitegen_http_server *server);

void sitegen_http_headers(
  sitegen_http_connection *connection, void *context,
  void (*header)(void *context, const char *name, const char *value));

/* NULL when memory is short. */
sitegen_http_response *sitegen_http_bytes(const void *bytes, size_t count);
/* Closes the file when it was sent, and also when this returns NULL. */
sitegen_http_response *sitegen_http_file(int file, uint64_t offset, uint64_t count);
/* `read` fills the buffer from a position on: how many bytes, 0 after it suspended the connection, -1 at the end.
   The count is UINT64_MAX when it is not known. `release` is called once, also when this returns NULL. */
sitegen_http_response *sitegen_http_stream(
  uint64_t count, void *context, ptrdiff_t (*read)(void *context, uint64_t position, char *buffer, size_t size),
  void (*release)(void *context));
/* Header lines with a line end in them, and names that are no tokens, are left out. */
void sitegen_http_add_header(
  sitegen_http_response *response, const char *name, const char *value);
/* Zero when it cannot be queued. The response may be queued again. */
int sitegen_http_queue(
  sitegen_http_connection *connection, unsigned status, sitegen_http_response *response);
/* It is gone when it was sent everywhere. */
void sitegen_http_release(sitegen_http_response *response);

void sitegen_http_suspend(sitegen_http_connection *connection);
void sitegen_http_resume(sitegen_http_connection *connection);

#endif
