#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#define _DARWIN_C_SOURCE 1

#include "CNcurses.h"
#include "curses_internal.h"

#include <fcntl.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>
#ifdef __APPLE__
#include <xlocale.h>
#endif

struct cnc_screen {
  SCREEN *curses;
  FILE *output;
  FILE *input;
  /// A locale with UTF-8 text, independent of the process's locale.
  locale_t locale;
  /// The bytes of the last update.
  uint8_t *bytes;
  size_t capacity;
};

/// Only one screen at a time: when ncurses deletes one of two, it loses the windows of the other.
static bool in_use;

bool cnc_screen_in_use(void) { return in_use; }

/// An unnamed file that collects the bytes of a frame, so that the driver can send them with one
/// `write`: ncurses may write them in many pieces, 25 for example.
static FILE *open_capture(void) {
#ifdef __linux__
  int descriptor = memfd_create("frame", MFD_CLOEXEC);
  if (descriptor < 0) return NULL;
  FILE *file = fdopen(descriptor, "w+");
  if (file == NULL) close(descriptor);
  return file;
#else
  FILE *file = tmpfile();
  if (file != NULL) fcntl(fileno(file), F_SETFD, FD_CLOEXEC);
  return file;
#endif
}

static const int curses_signals[] = {SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
enum { curses_signal_count = sizeof curses_signals / sizeof *curses_signals };

static void ignore_meanwhile(int number) { (void)number; }

/// Opens the screen with a temporary handler for each of curses_signals that has the default
/// disposition: for those ncurses would install its own handlers, once, which are not
/// async-signal-safe.
static SCREEN *open_without_handlers(const char *type, FILE *output, FILE *input) {
  struct sigaction before[curses_signal_count];
  for (size_t i = 0; i < curses_signal_count; i++) {
    sigaction(curses_signals[i], NULL, &before[i]);
    if (before[i].sa_handler != SIG_DFL) continue;
    struct sigaction meanwhile = {.sa_handler = ignore_meanwhile, .sa_flags = SA_RESTART};
    sigaction(curses_signals[i], &meanwhile, NULL);
  }
  SCREEN *curses = newterm(type, output, input);
  for (size_t i = 0; i < curses_signal_count; i++) sigaction(curses_signals[i], &before[i], NULL);
  return curses;
}

/// A temporarily changed environment variable; child processes must not inherit the change.
typedef struct variable {
  const char *name;
  char *before;
} variable;

static variable set_variable(const char *name, const char *value) {
  const char *before = getenv(name);
  variable changed = {.name = name, .before = before == NULL ? NULL : strdup(before)};
  if (value != NULL) setenv(name, value, 1);
  return changed;
}

static void put_back(variable changed) {
  if (changed.before == NULL) unsetenv(changed.name);
  else setenv(changed.name, changed.before, 1);
  free(changed.before);
}

/// Opens the screen with LINES and COLUMNS set to its size. ncurses gives them precedence over the
/// size of the terminal device, and allocates that many cells; without them it refuses types that
/// have no size.
static SCREEN *open_described(const char *type, const char *description, int32_t rows,
                              int32_t columns, FILE *output, FILE *input) {
  char digits[2][12];
  snprintf(digits[0], sizeof digits[0], "%d", rows);
  snprintf(digits[1], sizeof digits[1], "%d", columns);
  variable changed[] = {set_variable("LINES", digits[0]), set_variable("COLUMNS", digits[1]),
                        set_variable("TERMINFO", description)};
  SCREEN *curses = open_without_handlers(type, output, input);
  for (size_t i = 0; i < sizeof changed / sizeof *changed; i++) put_back(changed[i]);
  return curses;
}

static void take_bytes(cnc_screen *screen, size_t *count);

cnc_screen *cnc_screen_open(const char *type, const char *description, int32_t rows,
                            int32_t columns) {
  if (in_use) return NULL;
  cnc_screen *screen = calloc(1, sizeof *screen);
  if (screen == NULL) return NULL;
  in_use = true;
  screen->output = open_capture();
  screen->input = fopen("/dev/null", "re");
  screen->locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
  if (screen->locale == (locale_t)0)
    screen->locale = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
  if (screen->output == NULL || screen->input == NULL || screen->locale == (locale_t)0) {
    cnc_screen_close(screen);
    return NULL;
  }

  locale_t before = uselocale(screen->locale);
  screen->curses =
      open_described(type, description, rows, columns, screen->output, screen->input);
  bool usable = screen->curses != NULL && resizeterm(rows, columns) == OK;
  if (usable) {
    nonl();
    typeahead(-1);
    idlok(stdscr, TRUE);
    if (start_color() == OK) use_default_colors();
    // Discards the first update: it holds the sequences with which ncurses initializes a terminal.
    size_t ignored;
    wnoutrefresh(stdscr);
    doupdate();
    take_bytes(screen, &ignored);
    clearok(curscr, TRUE);
  }
  uselocale(before);
  if (usable) return screen;
  cnc_screen_close(screen);
  return NULL;
}

void cnc_screen_close(cnc_screen *screen) {
  if (screen->curses != NULL) {
    locale_t before = uselocale(screen->locale);
    endwin();
    delscreen(screen->curses);
    uselocale(before);
  }
  if (screen->locale != (locale_t)0) freelocale(screen->locale);
  if (screen->output != NULL) fclose(screen->output);
  if (screen->input != NULL) fclose(screen->input);
  free(screen->bytes);
  free(screen);
  in_use = false;
}

bool cnc_screen_resize(cnc_screen *screen, int32_t rows, int32_t columns) {
  locale_t before = uselocale(screen->locale);
  bool resized = resizeterm(rows, columns) == OK;
  uselocale(before);
  return resized;
}

static attr_t curses_attributes(uint32_t attributes) {
  static const attr_t bits[] = {A_BOLD, A_DIM, A_ITALIC, A_UNDERLINE, A_BLINK, A_REVERSE};
  attr_t result = A_NORMAL;
  for (size_t i = 0; i < sizeof bits / sizeof *bits; i++)
    if (attributes >> i & 1) result |= bits[i];
  return result;
}

static void set_cell(cchar_t *target, const cnc_cell *cell) {
  const wchar_t text[2] = {(wchar_t)cell->scalar, 0};
  const attr_t attributes = curses_attributes(cell->attributes);
#if NCURSES_EXT_COLORS > 1
  int pair = cell->pair;
  setcchar(target, text, attributes, (short)(pair > INT16_MAX ? INT16_MAX : pair), &pair);
#else
  setcchar(target, text, attributes, (short)cell->pair, NULL);
#endif
}

void cnc_screen_put(cnc_screen *screen, int32_t row, int32_t column, const cnc_cell *cells,
                    size_t count) {
  cchar_t *run = calloc(count + 1, sizeof *run);
  if (run == NULL) return;
  locale_t before = uselocale(screen->locale);
  for (size_t i = 0; i < count; i++) set_cell(&run[i], &cells[i]);
  mvwadd_wchnstr(stdscr, row, column, run, (int)count);
  uselocale(before);
  free(run);
}

void cnc_screen_forget(cnc_screen *screen) {
  locale_t before = uselocale(screen->locale);
  clearok(curscr, TRUE);
  uselocale(before);
}

/// Makes room for the bytes of an update; returns false if the system has no memory.
static bool reserve(cnc_screen *screen, size_t count) {
  if (count <= screen->capacity) return true;
  uint8_t *larger = realloc(screen->bytes, count * 2);
  if (larger == NULL) return false;
  screen->bytes = larger;
  screen->capacity = count * 2;
  return true;
}

/// Moves the bytes that ncurses has written from the file to memory, and rewinds the file. If some
/// of them cannot be moved, they are lost, and the next update draws the whole screen.
static void take_bytes(cnc_screen *screen, size_t *count) {
  *count = 0;
  fflush(screen->output);
  int descriptor = fileno(screen->output);
  off_t end = lseek(descriptor, 0, SEEK_CUR);
  if (end <= 0) return;
  lseek(descriptor, 0, SEEK_SET);
  bool has_room = reserve(screen, (size_t)end);
  while (has_room && *count < (size_t)end) {
    ssize_t read = pread(descriptor, screen->bytes + *count, (size_t)end - *count, (off_t)*count);
    if (read <= 0) break;
    *count += (size_t)read;
  }
  if (*count < (size_t)end) clearok(curscr, TRUE);
}

const uint8_t *cnc_screen_update(cnc_screen *screen, int32_t row, int32_t column, size_t *count) {
  locale_t before = uselocale(screen->locale);
  leaveok(stdscr, row < 0);
  if (row >= 0) wmove(stdscr, row, column);
  wnoutrefresh(stdscr);
  doupdate();
  uselocale(before);
  take_bytes(screen, count);
  return screen->bytes;
}

int32_t cnc_screen_pairs(const cnc_screen *screen) {
  locale_t before = uselocale(screen->locale);
  int32_t pairs = has_colors() ? COLOR_PAIRS : 1;
  uselocale(before);
  return pairs;
}

bool cnc_screen_set_pair(cnc_screen *screen, int32_t pair, int32_t foreground,
                         int32_t background) {
  locale_t before = uselocale(screen->locale);
#if NCURSES_EXT_COLORS > 1
  int result = init_extended_pair(pair, foreground, background);
#else
  int result = init_pair((short)pair, (short)foreground, (short)background);
#endif
  uselocale(before);
  return result == OK;
}
