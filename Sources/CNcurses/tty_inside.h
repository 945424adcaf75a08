#pragma once

#include "CNcurses.h"

#include <signal.h>
#include <stdatomic.h>

// What signal handlers do with a terminal: everything here is async-signal-safe, and called with
// signals blocked.

int32_t tty_take(cnc_tty *tty);
void tty_hand_back(cnc_tty *tty);

/// Takes a taken terminal once more, after the process was stopped unasked (SIGSTOP).
void tty_retake(cnc_tty *tty);
