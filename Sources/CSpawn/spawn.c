#define _GNU_SOURCE
#include "CSpawn.h"
#include <fcntl.h>
#include <unistd.h>

/* The folder that a program to be started will be in. */
int spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}

/* A pipe that no program started meanwhile keeps open. */
int closing_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
