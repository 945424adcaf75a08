#pragma once

#include <poll.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// What this package needs of ncurses and of the terminal device, in fixed-width integers and
// opaque handles. curses.h stays inside: its macros do not survive the import into Swift.
//
// ncurses is not thread-safe: cnc_terminfo_… and cnc_screen_… are called from one thread.

// terminfo.c: the description of a terminal's type

/// The description of a type, read once.
typedef struct cnc_terminfo cnc_terminfo;

/// NULL where the system does not know the type.
cnc_terminfo *cnc_terminfo_load(const char *type);
void cnc_terminfo_free(cnc_terminfo *terminfo);

/// A capability's bytes as they stand in the description, also of user-defined names; NULL where
/// the type does not have it.
const char *cnc_terminfo_string(cnc_terminfo *terminfo, const char *name);

/// A number such as "colors"; -1 where the type does not have it.
int32_t cnc_terminfo_number(cnc_terminfo *terminfo, const char *name);

/// Whether the type has a property such as "xenl".
bool cnc_terminfo_flag(cnc_terminfo *terminfo, const char *name);

/// A capability's bytes with numbers in the places of its parameters; NULL where the type does not
/// have it. Valid until the next call.
const char *cnc_terminfo_expanded(cnc_terminfo *terminfo, const char *name, int32_t first,
                                  int32_t second);

/// The description as ncurses is to have it, in the form that the variable TERMINFO may
/// hold: without what changes the palette, and with the modes that every terminal of today has.
/// With direct colour, a colour below 256 is an entry of the palette, one above is red, green and
/// blue in a byte each. NULL where memory is short, or ncurses too old. The caller frees it.
char *cnc_terminfo_description(cnc_terminfo *terminfo, bool direct_color);

// screen.c: what ncurses knows to be on the screen

typedef struct cnc_screen cnc_screen;

/// A cell to draw. `attributes` are bits of which 0 to 5 are bold, dim, italic, underline, blink
/// and reverse; `pair` is a pair of colours, 0 the terminal's own.
typedef struct cnc_cell {
  uint32_t scalar;
  uint32_t attributes;
  int32_t pair;
} cnc_cell;

/// Makes a screen that draws into memory, never on the terminal itself. `description`, which may
/// be NULL, is what TERMINFO holds while the type is looked up. NULL where ncurses refuses, and
/// while there is another screen.
cnc_screen *cnc_screen_open(const char *type, const char *description, int32_t rows,
                            int32_t columns);
void cnc_screen_close(cnc_screen *screen);

/// Whether there is a screen.
bool cnc_screen_in_use(void);

/// Gives the screen another size. False where memory is short.
bool cnc_screen_resize(cnc_screen *screen, int32_t rows, int32_t columns);

/// Puts cells into a row from a column on, each as many columns wide as the system says that its
/// scalar is.
void cnc_screen_put(cnc_screen *screen, int32_t row, int32_t column, const cnc_cell *cells,
                    size_t count);

/// Makes the next update draw every cell, after clearing.
void cnc_screen_forget(cnc_screen *screen);

/// Brings the terminal up to date with what was put: says the bytes that do so. They are valid
/// until the next call. A negative row leaves the cursor wherever drawing ended.
const uint8_t *cnc_screen_update(cnc_screen *screen, int32_t row, int32_t column, size_t *count);

/// The number of colours, 0 where there are none, and of pairs.
int32_t cnc_screen_colors(const cnc_screen *screen);
int32_t cnc_screen_pairs(const cnc_screen *screen);

/// Gives a pair its colours; -1 is the terminal's own. False where the terminal has not that many.
bool cnc_screen_set_pair(cnc_screen *screen, int32_t pair, int32_t foreground, int32_t background);

// tty.c: taking a terminal and handing it back

typedef struct cnc_tty cnc_tty;

/// Prepares to take the terminal on an open, non-blocking descriptor, which stays the caller's.
/// `enter` and `leave` are written when it is taken and handed back. With `captures_errors`, what
/// is written to standard error meanwhile is shown afterwards. NULL, with errno, on failure.
cnc_tty *cnc_tty_make(int32_t descriptor, const uint8_t *enter, size_t enter_count,
                      const uint8_t *leave, size_t leave_count, bool captures_errors);
void cnc_tty_free(cnc_tty *tty);

/// Takes the terminal: raw mode and `enter`. Does nothing when it is taken already. 0 or an errno.
int32_t cnc_tty_take(cnc_tty *tty);

/// Whether the terminal is taken: whoever draws on another thread than the one that hands it back
/// asks before each write.
bool cnc_tty_is_taken(cnc_tty *tty);

/// Hands the terminal back as it was found, within a quarter of a second also where it does not
/// read. Async-signal-safe; whoever calls it first does it, others wait until it is done.
void cnc_tty_hand_back(cnc_tty *tty);

// guard.c: signals

/// From now on, until disarmed, whatever ends the process hands the terminal back first; being
/// stopped hands it back and going on takes it again. `wake` is the writing end of a non-blocking
/// pipe that gets a byte for what the program has to know: `CNC_RESIZED`, `CNC_RESUMED`.
/// False where another terminal is guarded.
bool cnc_guard_arm(cnc_tty *tty, int32_t wake);
void cnc_guard_disarm(cnc_tty *tty);

enum { CNC_RESIZED = 'w', CNC_RESUMED = 'c' };

/// Ends the process where it is: hands a guarded terminal back, and takes nothing else down.
_Noreturn void cnc_end(int32_t status);

/// Hands the terminal back, stops the whole process group as a shell's Ctrl-Z does, and takes the
/// terminal again when the process goes on.
void cnc_guard_suspend(cnc_tty *tty);

// mainqueue.c: the main thread's own queue, where the main actor's work arrives

/// A descriptor that is readable while something waits in the main queue; -1 where there is none.
/// To be called on the main thread, as the function below.
int32_t cnc_main_queue_descriptor(void);

/// Runs what waits in the main queue.
void cnc_main_queue_run(void);

/// Waits as poll does, but for nanoseconds, not negative.
int32_t cnc_poll(struct pollfd *files, uint32_t count, int64_t nanoseconds);
