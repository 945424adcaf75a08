#pragma once

#include "CNcurses.h"
#include "captured.h"

#include <signal.h>
#include <stdatomic.h>
#include <termios.h>

// A terminal that is taken and handed back. Unless stated otherwise, the functions here are
// async-signal-safe (usable in signal handlers) and are called with signals blocked.

/// AWAY: the terminal is not taken. LEFT: CNC_LEAVE, which resets the modes of the screen, has been
/// sent, and the attributes (`termios`) are still to be restored. LENT: a program that this process
/// has started has the terminal. In TAKING and HANDING_BACK one thread changes the terminal, and the
/// others wait.
enum { AWAY, TAKING, TAKEN, LEFT, HANDING_BACK, LENT };

struct cnc_tty {
  int descriptor;
  /// AWAY, TAKING, TAKEN, LEFT, HANDING_BACK or LENT.
  atomic_int state;
  /// The identifier of the program that has the terminal, and of the program's process group; 0 if
  /// there is no such program.
  atomic_int program;
  /// Whether the program's group, or one that it has chosen, is the foreground group.
  atomic_bool program_has_terminal;
  /// Whether the terminal has answered the query after CNC_LEAVE: all input that remains was then
  /// typed for the next program.
  atomic_bool has_answered;
  /// The maximum time to wait for that answer; 0 if no query is sent.
  int32_t answer_milliseconds;
  struct termios original, raw;
  /// The sequences, and the number of bytes of each.
  uint8_t *_Nullable sequences[CNC_SEQUENCES];
  size_t counts[CNC_SEQUENCES];
  struct captured captured;
};

/// Takes the terminal, and writes CNC_ENTER or CNC_ENTER_AFTER_PROGRAM. 0 or an errno.
int32_t tty_take(cnc_tty *_Nonnull tty, int sequence);
/// As tty_take, outside of handlers: in the background, it waits until the process is in the
/// foreground.
int32_t tty_take_patiently(cnc_tty *_Nonnull tty, int sequence);
void tty_hand_back(cnc_tty *_Nonnull tty);

/// Sets the state HANDING_BACK, and returns the state before it: TAKEN, LEFT or TAKING. Waits for a
/// thread that takes the terminal or hands it back, at most half a second. It is TAKING if that
/// thread still takes the terminal after this time, or at once if this process is in the background,
/// where the thread may be stopped. Returns AWAY, without a change, if there is nothing to hand back
/// or another thread still hands it back.
int tty_start_handing_back(cnc_tty *_Nonnull tty);

/// Sets up a taken terminal again after SIGSTOP, which stops the process without a handler.
void tty_retake(cnc_tty *_Nonnull tty);

/// Sends CNC_LEAVE and a query, and waits until the terminal answers, at most `answer_milliseconds`:
/// mouse reports that were in transit arrive before the answer. Does nothing if
/// `answer_milliseconds` is 0, or if this process is in the background. Called with signals
/// enabled, outside of handlers; a handler that hands the terminal back ends the wait.
void tty_leave(cnc_tty *_Nonnull tty);

/// Hands the terminal back without a query, outside of handlers.
void hand_back_now(cnc_tty *_Nonnull tty);

/// This process ends while a program has the terminal: sends the program SIGHUP, as if the terminal
/// were closed, and gives it 200 ms for its end. The state is then LEFT, so that the caller hands
/// the terminal back.
void tty_abandon_program(cnc_tty *_Nonnull tty);

/// Whether this process's group is the foreground group of the terminal; true if that is unknown. A
/// process in the background leaves the terminal alone.
bool tty_is_foreground(const cnc_tty *_Nonnull tty);

/// The milliseconds since a fixed moment.
int64_t milliseconds_now(void);

/// The maximum number of waits of one write, and the milliseconds of each.
enum { WAITS = 5, WAIT = 40 };

/// Writes to a terminal that may not read: gives up after five waits of 40 ms without room. With
/// `discards`, it discards the terminal's output queue after the second wait to make room. The
/// queue may hold a part of these bytes, so writing then starts again with the first byte. `waits`
/// counts the waits; several writes may share it, and with it the limit. Returns whether all bytes
/// were written.
bool write_patiently(int descriptor, const uint8_t *_Nonnull bytes, size_t count, bool discards,
                     int *_Nonnull waits);

/// Writes one of the sequences, for which output that the terminal has not read may be discarded.
/// `waits` is that of write_patiently. Returns whether all bytes were written.
bool tty_send(const cnc_tty *_Nonnull tty, int sequence, int *_Nonnull waits);
