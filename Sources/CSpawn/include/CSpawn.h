#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/* Calls of Linux that Swift does not import, since C hides them from whoever does not ask for GNU's own. */
int spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder);
int closing_pipe(int ends[2]);

#endif
