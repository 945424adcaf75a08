#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED 1
#define _DARWIN_C_SOURCE 1

#include "CNcurses.h"
#include "curses_internal.h"

// Only this file includes term.h, whose macros have common names such as "columns".
#if __has_include(<ncursesw/term.h>)
#include <ncursesw/term.h>
#else
#include <term.h>
#endif

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ncurses has one current description, which is that of the screen if a screen exists. The
// functions here replace it while they run.

static TERMINAL *begin(cnc_terminfo *terminfo) {
  TERMINAL *before = cur_term;
  if (before != (TERMINAL *)terminfo) set_curterm((TERMINAL *)terminfo);
  return before;
}

static void end(TERMINAL *before) {
  if (before != cur_term) set_curterm(before);
}

cnc_terminfo *cnc_terminfo_load(const char *type) {
  TERMINAL *before = cur_term;
  // A descriptor that is no terminal: setupterm may read the modes of a terminal.
  int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
  int known = 0;
  int result = setupterm(type, nowhere, &known);
  close(nowhere);
  if (result != OK || known != 1) return NULL;
  TERMINAL *terminfo = cur_term;
  if (before != NULL) end(before);
  return (cnc_terminfo *)terminfo;
}

void cnc_terminfo_free(cnc_terminfo *terminfo) { del_curterm((TERMINAL *)terminfo); }

static const char *string(const char *name) {
  const char *value = tigetstr(name);
  return value == (const char *)-1 ? NULL : value;
}

static int32_t number(const char *name) {
  int value = tigetnum(name);
  return value < 0 ? -1 : value;
}

const char *cnc_terminfo_string(cnc_terminfo *terminfo, const char *name) {
  TERMINAL *before = begin(terminfo);
  const char *value = string(name);
  end(before);
  return value;
}

int32_t cnc_terminfo_number(cnc_terminfo *terminfo, const char *name) {
  TERMINAL *before = begin(terminfo);
  int32_t value = number(name);
  end(before);
  return value;
}

bool cnc_terminfo_flag(cnc_terminfo *terminfo, const char *name) {
  TERMINAL *before = begin(terminfo);
  bool value = tigetflag(name) > 0;
  end(before);
  return value;
}

const char *cnc_terminfo_expanded(cnc_terminfo *terminfo, const char *name, int32_t first,
                                  int32_t second) {
  TERMINAL *before = begin(terminfo);
  const char *value = string(name);
  if (value != NULL) value = tparm(value, first, second, 0, 0, 0, 0, 0, 0, 0);
  end(before);
  return value;
}

// A compiled description, in the format of term(5): a header of shorts, the names, flags, numbers,
// offsets of strings, and the strings; then the same parts for user-defined names. Shorts and
// numbers (here of four bytes) are little-endian and begin at even offsets.

typedef struct buffer {
  uint8_t *bytes;
  size_t count, capacity;
  bool failed;
} buffer;

static void append(buffer *target, const void *bytes, size_t count) {
  if (target->count + count > target->capacity) {
    size_t capacity = (target->count + count) * 2;
    uint8_t *larger = realloc(target->bytes, capacity);
    if (larger == NULL) {
      target->failed = true;
      return;
    }
    target->bytes = larger;
    target->capacity = capacity;
  }
  memcpy(target->bytes + target->count, bytes, count);
  target->count += count;
}

static void append_number(buffer *target, int32_t value, size_t size) {
  uint8_t bytes[4];
  for (size_t i = 0; i < size; i++) bytes[i] = (uint8_t)((uint32_t)value >> 8 * i);
  append(target, bytes, size);
}

static void append_short(buffer *target, size_t value) { append_number(target, (int32_t)value, 2); }

static void align(buffer *target) {
  if (target->count % 2 == 1) append(target, "", 1);
}

static size_t count_of(NCURSES_CONST char *const *names) {
  size_t count = 0;
  while (names[count] != NULL) count++;
  return count;
}

static bool is_one_of(const char *name, const char *const *names) {
  for (; *names != NULL; names++)
    if (strcmp(name, *names) == 0) return true;
  return false;
}

// Selects a colour: the standard sequence below 8, an entry of the palette below 256, otherwise
// red, green and blue. The layer is 3 for the foreground, 4 for the background.
#define DIRECT_COLOR(layer)                                                                    \
  "\033[%?%p1%{8}%<%t" layer "%p1%d%e%p1%{256}%<%t" layer "8;5;%p1%d%e" layer                   \
  "8;2;%p1%{65536}%/%d;%p1%{256}%/%{255}%&%d;%p1%{255}%&%d%;m"

/// The changes to the loaded description that are made for some terminals; the capabilities that
/// change the palette are removed for all.
typedef struct changes {
  bool has_direct_color;
  /// Whether the description gets the sequences of automatic wrapping (DECAWM). Current terminals
  /// that read the sequences of ECMA-48 have this mode, but not every description names it. Without
  /// the sequences ncurses draws the last cell of the screen by inserting the cell before it, which
  /// breaks a wide character there.
  bool has_wrap_mode;
} changes;

static const char *changed_string(const char *name, changes changes) {
  // Capabilities that change the palette, which would have to be restored, and capabilities that
  // select colours in another way than setaf and setab.
  static const char *const palette[] = {"initc", "initp", "oc", NULL};
  static const char *const indexed[] = {"setf", "setb", "scp", NULL};
  if (is_one_of(name, palette)) return NULL;
  if (changes.has_wrap_mode && strcmp(name, "smam") == 0) return "\033[?7h";
  if (changes.has_wrap_mode && strcmp(name, "rmam") == 0) return "\033[?7l";
  if (changes.has_direct_color) {
    if (strcmp(name, "setaf") == 0) return DIRECT_COLOR("3");
    if (strcmp(name, "setab") == 0) return DIRECT_COLOR("4");
    if (is_one_of(name, indexed)) return NULL;
  }
  return string(name);
}

static int32_t changed_number(const char *name, changes changes) {
  if (changes.has_direct_color && strcmp(name, "colors") == 0) return 0x1000000;
  if (changes.has_direct_color && strcmp(name, "pairs") == 0) return 0x7FFF;
  return number(name);
}

static bool changed_flag(const char *name) {
  return strcmp(name, "ccc") != 0 && tigetflag(name) > 0;
}

static void append_standard(buffer *target, const char *names, changes changes) {
  buffer offsets = {0}, strings = {0};
  for (size_t i = 0; strnames[i] != NULL; i++) {
    const char *value = changed_string(strnames[i], changes);
    append_short(&offsets, value == NULL ? 0xFFFF : strings.count);
    if (value != NULL) append(&strings, value, strlen(value) + 1);
  }
  append_short(target, 01036);  // The magic number of the format with numbers of four bytes.
  append_short(target, strlen(names) + 1);
  append_short(target, count_of(boolnames));
  append_short(target, count_of(numnames));
  append_short(target, count_of(strnames));
  append_short(target, strings.count);
  append(target, names, strlen(names) + 1);
  for (size_t i = 0; boolnames[i] != NULL; i++)
    append_number(target, changed_flag(boolnames[i]), 1);
  align(target);
  for (size_t i = 0; numnames[i] != NULL; i++)
    append_number(target, changed_number(numnames[i], changes), 4);
  append(target, offsets.bytes, offsets.count);
  append(target, strings.bytes, strings.count);
  target->failed |= offsets.failed || strings.failed;
  free(offsets.bytes);
  free(strings.bytes);
}

/// Two user-defined flags: AX, the default foreground and background can be selected separately,
/// and RGB, the colours are direct.
static void append_extension(buffer *target, changes changes) {
  bool flags[] = {tigetflag("AX") > 0, changes.has_direct_color};
  align(target);
  append_short(target, 2);
  append_short(target, 0);
  append_short(target, 0);
  append_short(target, 2);
  append_short(target, sizeof "AX" + sizeof "RGB");
  for (size_t i = 0; i < 2; i++) append_number(target, flags[i], 1);
  append_short(target, 0);
  append_short(target, sizeof "AX");
  append(target, "AX", sizeof "AX");
  append(target, "RGB", sizeof "RGB");
}

char *cnc_terminfo_description(cnc_terminfo *terminfo, bool direct_color) {
#if NCURSES_EXT_COLORS > 1
  TERMINAL *before = begin(terminfo);
  const char *cup = string("cup");
  changes changes = {.has_direct_color = direct_color,
                     .has_wrap_mode = cup != NULL && strncmp(cup, "\033[", 2) == 0};
  buffer entry = {0};
  append_standard(&entry, termname(), changes);
  append_extension(&entry, changes);
  end(before);
  static const char prefix[] = "hex:", digits[] = "0123456789ABCDEF";
  char *text = entry.failed ? NULL : malloc(sizeof prefix + entry.count * 2);
  if (text != NULL) {
    memcpy(text, prefix, sizeof prefix - 1);
    char *next = text + sizeof prefix - 1;
    for (size_t i = 0; i < entry.count; i++) {
      *next++ = digits[entry.bytes[i] >> 4];
      *next++ = digits[entry.bytes[i] & 15];
    }
    *next = 0;
  }
  free(entry.bytes);
  return text;
#else
  (void)terminfo, (void)direct_color;
  return NULL;  // This ncurses accepts no description in TERMINFO.
#endif
}
