#if !__has_include(<microhttpd.h>)
#error "libmicrohttpd is missing: apt-get install libmicrohttpd-dev"
#endif
#include "CMicroHTTPD.h"

#include <dlfcn.h>
#include <microhttpd.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define FUNCTIONS(X) \
  X(MHD_start_daemon) \
  X(MHD_stop_daemon) \
  X(MHD_get_connection_info) \
  X(MHD_get_connection_values) \
  X(MHD_create_response_from_buffer) \
  X(MHD_create_response_from_fd_at_offset64) \
  X(MHD_create_response_from_callback) \
  X(MHD_add_response_header) \
  X(MHD_queue_response) \
  X(MHD_destroy_response) \
  X(MHD_suspend_connection) \
  X(MHD_resume_connection)

static struct {
#define FIELD(name) __typeof__(&name) name;
  FUNCTIONS(FIELD)
#undef FIELD
} library;
static const char *problem = "not loaded";
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  /* The number is that of the interface, not of a version. */
  void *handle = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    problem = "libmicrohttpd.so.12 cannot be loaded";
    return;
  }
#define FIND(name) \
  if (!(library.name = (__typeof__(&name))dlsym(handle, #name))) { \
    problem = "libmicrohttpd.so.12 has no " #name; \
    return; \
  }
  FUNCTIONS(FIND)
#undef FIND
  problem = NULL;
}

const char *sitegen_http_load(void) {
  pthread_once(&once, load);
  return problem;
}

struct sitegen_http_server {
  struct MHD_Daemon *daemon;
  sitegen_http_calls calls;
};

static sitegen_http_connection *ours(struct MHD_Connection *connection) {
  return (sitegen_http_connection *)connection;
}

static struct MHD_Connection *theirs(sitegen_http_connection *connection) {
  return (struct MHD_Connection *)connection;
}

static void *line_came(void *argument, const char *target, struct MHD_Connection *connection) {
  (void)connection;
  struct sitegen_http_server *server = argument;
  return server->calls.begun(server->calls.context, target);
}

static enum MHD_Result answer(
  void *argument, struct MHD_Connection *connection, const char *url, const char *method, const char *version,
  const char *upload, size_t *upload_size, void **request) {
  (void)url, (void)version, (void)upload;
  struct sitegen_http_server *server = argument;
  *upload_size = 0;
  return server->calls.answer(server->calls.context, *request, ours(connection), method) ? MHD_YES : MHD_NO;
}

static void completed(
  void *argument, struct MHD_Connection *connection, void **request, enum MHD_RequestTerminationCode code) {
  (void)code;
  struct sitegen_http_server *server = argument;
  server->calls.finished(server->calls.context, *request, ours(connection));
  *request = NULL;
}

static void connection_changed(
  void *argument, struct MHD_Connection *connection, void **own, enum MHD_ConnectionNotificationCode code) {
  (void)own;
  struct sitegen_http_server *server = argument;
  if (code == MHD_CONNECTION_NOTIFY_CLOSED) {
    server->calls.closed(server->calls.context, ours(connection));
    return;
  }
  const union MHD_ConnectionInfo *info =
    library.MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  server->calls.opened(server->calls.context, ours(connection), info ? info->connect_fd : -1);
}

/* The raw target is decoded by those who know what it means. */
static size_t keep(void *argument, struct MHD_Connection *connection, char *text) {
  (void)argument, (void)connection;
  return strlen(text);
}

sitegen_http_server *sitegen_http_start(
  int listening_socket, unsigned connections, unsigned patience, sitegen_http_calls calls) {
  struct sitegen_http_server *server = malloc(sizeof *server);
  if (!server) return NULL;
  server->calls = calls;
  server->daemon = library.MHD_start_daemon(
    MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, answer, server,
    MHD_OPTION_LISTEN_SOCKET, listening_socket,
    MHD_OPTION_CONNECTION_LIMIT, connections,
    MHD_OPTION_CONNECTION_TIMEOUT, patience,
    /* Also the longest head of a request. */
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)32768,
    MHD_OPTION_STRICT_FOR_CLIENT, 0,
    MHD_OPTION_UNESCAPE_CALLBACK, keep, NULL,
    MHD_OPTION_URI_LOG_CALLBACK, line_came, server,
    MHD_OPTION_NOTIFY_COMPLETED, completed, server,
    MHD_OPTION_NOTIFY_CONNECTION, connection_changed, server,
    MHD_OPTION_END);
  if (server->daemon) return server;
  free(server);
  return NULL;
}

void sitegen_http_stop(sitegen_http_server *server) {
  library.MHD_stop_daemon(server->daemon);
  free(server);
}

struct reader {
  void *context;
  void (*header)(void *context, const char *name, const char *value);
};

static enum MHD_Result one_header(void *argument, enum MHD_ValueKind kind, const char *name, const char *value) {
  (void)kind;
  struct reader *reader = argument;
  reader->header(reader->context, name, value ? value : "");
  return MHD_YES;
}

void sitegen_http_headers(
  sitegen_http_connection *connection, void *context,
  void (*header)(void *context, const char *name, const char *value)) {
  struct reader reader = {context, header};
  library.MHD_get_connection_values(theirs(connection), MHD_HEADER_KIND, one_header, &reader);
}

sitegen_http_response *sitegen_http_bytes(const void *bytes, size_t count) {
  return (sitegen_http_response *)library.MHD_create_response_from_buffer(
    count, (void *)bytes, MHD_RESPMEM_MUST_COPY);
}

sitegen_http_response *sitegen_http_file(int file, uint64_t offset, uint64_t count) {
  struct MHD_Response *response = library.MHD_create_response_from_fd_at_offset64(count, file, offset);
  if (!response) close(file);
  return (sitegen_http_response *)response;
}

struct stream {
  void *context;
  ptrdiff_t (*read)(void *context, uint64_t position, char *buffer, size_t size);
  void (*release)(void *context);
};

static ssize_t read_stream(void *argument, uint64_t position, char *buffer, size_t size) {
  struct stream *stream = argument;
  ptrdiff_t count = stream->read(stream->context, position, buffer, size);
  return count < 0 ? MHD_CONTENT_READER_END_OF_STREAM : count;
}

static void release_stream(void *argument) {
  struct stream *stream = argument;
  stream->release(stream->context);
  free(stream);
}

sitegen_http_response *sitegen_http_stream(
  uint64_t count, void *context, ptrdiff_t (*read)(void *context, uint64_t position, char *buffer, size_t size),
  void (*release)(void *context)) {
  struct stream *stream = malloc(sizeof *stream);
  if (!stream) {
    release(context);
    return NULL;
  }
  *stream = (struct stream){context, read, release};
  struct MHD_Response *response = library.MHD_create_response_from_callback(
    count == UINT64_MAX ? MHD_SIZE_UNKNOWN : count, 32768, read_stream, stream, release_stream);
  if (!response) release_stream(stream);
  return (sitegen_http_response *)response;
}

void sitegen_http_add_header(sitegen_http_response *response, const char *name, const char *value) {
  library.MHD_add_response_header((struct MHD_Response *)response, name, value);
}

int sitegen_http_queue(
  sitegen_http_connection *connection, unsigned status, sitegen_http_response *response) {
  return library.MHD_queue_response(theirs(connection), status, (struct MHD_Response *)response) == MHD_YES;
}

void sitegen_http_release(sitegen_http_response *response) {
  library.MHD_destroy_response((struct MHD_Response *)response);
}

void sitegen_http_suspend(sitegen_http_connection *connection) {
  library.MHD_suspend_connection(theirs(connection));
}

void sitegen_http_resume(sitegen_http_connection *connection) {
  library.MHD_resume_connection(theirs(connection));
}
