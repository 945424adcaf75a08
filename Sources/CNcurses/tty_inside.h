#pragma once

#include "CNcurses.h"
#include "captured.h"

#include <signal.h>
#include <stdatomic.h>
#include <termios.h>

// A terminal that is taken and handed back. The functions here are async-signal-safe, and are
// called with signals blocked.

enum { AWAY, TAKEN, HANDING_BACK };

struct cnc_tty {
  int descriptor;
  /// AWAY, TAKEN or HANDING_BACK.
  atomic_int state;
  /// Whether `leave` has been sent while the terminal is still in raw mode, and whether the terminal
  /// has answered after it: all input that is left was then typed for the next program.
  atomic_bool has_left, has_answered;
  /// The longest time to wait for that answer; 0 if the terminal is not asked.
  int32_t answer_milliseconds;
  struct termios original, raw;
  uint8_t *_Nullable enter, *_Nullable leave;
  size_t enter_count, leave_count;
  struct captured captured;
};

int32_t tty_take(cnc_tty *_Nonnull tty);
void tty_hand_back(cnc_tty *_Nonnull tty);

/// Takes a taken terminal once more, after the process was stopped unasked (SIGSTOP).
void tty_retake(cnc_tty *_Nonnull tty);

/// Sends `leave` and waits until the terminal has answered a question after it: mouse reports that
/// were under way have then arrived. To be called with signals enabled, outside of handlers; what
/// hands the terminal back meanwhile ends the wait.
void tty_leave(cnc_tty *_Nonnull tty);

/// Hands the terminal back without a question, outside of handlers.
void hand_back_now(cnc_tty *_Nonnull tty);

/// Whether the terminal belongs to this process's group; it is not touched while it does not.
bool tty_is_foreground(const cnc_tty *_Nonnull tty);

/// Takes the signals that end the process out of a set of signals to block.
void guard_allow(sigset_t *_Nonnull blocked);

/// The time since some moment.
int64_t milliseconds_now(void);

/// Writes to a terminal that may not read. After the fifth wait of 40 ms the rest is given up. If
/// it `discards`, the terminal's output queue is emptied at the second wait to make room; the queue
/// may hold a part of these bytes, so they are then written again from the start.
/// Returns whether all bytes were written.
bool write_patiently(int descriptor, const uint8_t *_Nonnull bytes, size_t count, bool discards,
                     int *_Nonnull waits);
