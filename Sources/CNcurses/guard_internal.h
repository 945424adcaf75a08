#pragma once

#include "tty_internal.h"

// guard.c and stop.c: the guarded terminal. The functions are async-signal-safe.

/// The guarded terminal, which stays valid until the next guard_release on this thread; NULL, with
/// nothing to release, if there is none, as in a forked child. cnc_guard_disarm waits for the
/// release.
cnc_tty *_Nullable guard_use(void);
void guard_release(void);

/// Writes a byte into the pipe that cnc_guard_arm got. Called between guard_use and guard_release.
void guard_wake(uint8_t byte);

/// Whether a signal is ending the process, on any thread.
bool guard_is_ending(void);

/// Removes the signals that end the process from a set of signals to block.
void guard_allow(sigset_t *_Nonnull blocked);

/// The handlers of SIGTSTP and SIGCONT.
void stop_handle(int number);
void stop_handle_continue(int number);

/// Stops this process's group as Ctrl-Z does in a shell, and returns when it continues. Returns at
/// once if the parent has no job control. Called with signals blocked, outside of handlers, while
/// the terminal is not taken.
void stop_group(void);
