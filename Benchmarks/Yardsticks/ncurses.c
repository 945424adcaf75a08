// The yardstick: the workloads in plain C on ncurses, without a framework.
//   yardstick w1|w2|w3|w4|w5|w6 [DATA]
// w1 is a first screen, w2 and w3 are a counter, w4 is a list, w5 pictures, w6 text that scrolls.
#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1
#define _XOPEN_SOURCE_EXTENDED 1
#define NCURSES_WIDECHAR 1

#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *message) {
  endwin();
  fprintf(stderr, "yardstick: %s\n", message);
  exit(1);
}

/// Writes the last row, which completes the frame.
static void show_status(const char *name, long value) {
  move(LINES - 1, 0);
  clrtoeol();
  if (name == NULL) addstr("READY");
  else printw("READY %s: %ld", name, value);
}

static void *allocated(void *memory) {
  if (memory == NULL) fail("out of memory");
  return memory;
}

/// A box with a word in it.
static void first_screen(void) {
  box(stdscr, 0, 0);
  mvaddstr(LINES / 2, (COLS - 5) / 2, "READY");
  refresh();
  while (getch() != 'q') continue;
}

/// A number in a box; `+` adds 1.
static void counter(void) {
  show_status(NULL, 0);
  wnoutrefresh(stdscr);
  WINDOW *panel = newwin(5, 40, (LINES - 6) / 2, (COLS - 40) / 2);
  int key = 0;
  for (long count = 0; key != 'q'; count += key == '+') {
    werase(panel);
    box(panel, 0, 0);
    mvwprintw(panel, 2, 3, "Count: %ld", count);
    wnoutrefresh(panel);
    doupdate();
    key = getch();
  }
}

enum { row_count = 1000000 };

static char **make_rows(void) {
  char **rows = allocated(malloc(row_count * sizeof *rows));
  for (long i = 0; i < row_count; i++) {
    char text[64];
    snprintf(text, sizeof text, "row %06ld item-%ld", i + 1, i * 7919 % 100003);
    rows[i] = allocated(strdup(text));
  }
  return rows;
}

/// A list of a million rows, one of them selected.
static void million_rows(void) {
  char **rows = make_rows();
  const long height = LINES - 1;
  long top = 0, selection = 0;
  int key = 0;
  while (key != 'q') {
    if (selection < top) top = selection;
    if (selection >= top + height) top = selection - height + 1;
    for (long line = 0; line < height && top + line < row_count; line++) {
      if (top + line == selection) attron(A_REVERSE);
      mvaddnstr((int)line, 0, rows[top + line], COLS);
      attroff(A_REVERSE);
      clrtoeol();
    }
    show_status("Sel", selection + 1);
    refresh();
    key = getch();
    if (key == KEY_DOWN) selection++;
    if (key == KEY_NPAGE) selection += height;
    if (selection >= row_count) selection = row_count - 1;
  }
}

static unsigned char *contents(const char *path, size_t *count) {
  FILE *file = path == NULL ? NULL : fopen(path, "r");
  if (file == NULL) fail("this workload needs a file of data that can be read");
  fseek(file, 0, SEEK_END);
  *count = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = allocated(malloc(*count + 1));
  if (fread(bytes, 1, *count, file) != *count) fail("the data cannot be read");
  bytes[*count] = 0;
  fclose(file);
  return bytes;
}

/// Draws a picture: a character and a colour per cell.
static void draw_picture(const unsigned char *cell) {
  for (int row = 0; row < LINES - 1; row++) {
    move(row, 0);
    for (int column = 0; column < COLS; column++, cell += 2)
      addch((chtype)cell[0] | (chtype)COLOR_PAIR(cell[1] + 1));
  }
}

/// 500 frames of eight random pictures, started by `s`; nearly every cell changes in each frame.
static void churn(const char *path) {
  size_t count;
  const unsigned char *pictures = contents(path, &count);
  const size_t picture = (size_t)LINES * (size_t)COLS * 2;
  if (count < 8 * picture) fail("the data is for a smaller screen");
  start_color();
  use_default_colors();
  for (short color = 0; color < 16; color++) init_pair((short)(color + 1), color, -1);
  show_status("Frame", 0);
  refresh();
  while (getch() != 's') continue;
  for (size_t frame = 1; frame <= 500; frame++) {
    draw_picture(pictures + (frame - 1) % 8 * picture);
    show_status("Frame", (long)frame);
    refresh();
  }
  while (getch() != 'q') continue;
}

/// Lines of text in many scripts; Down scrolls by one line.
static void scroll_text(const char *path) {
  size_t size;
  char *text = (char *)contents(path, &size);
  size_t count = 0;
  char **lines = allocated(malloc((size + 1) * sizeof *lines));
  for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
    lines[count++] = line;
  size_t top = 0;
  int key = 0;
  while (key != 'q') {
    for (int row = 0; row < LINES - 1; row++) {
      move(row, 0);
      if (top + (size_t)row < count) addstr(lines[top + (size_t)row]);
      clrtoeol();
    }
    show_status("Top", (long)top);
    refresh();
    key = getch();
    if (key == KEY_DOWN && top + 1 < count) top++;
  }
}

int main(int argc, char **argv) {
  const char *workload = argc > 1 ? argv[1] : "";
  const char *data = argc > 2 ? argv[2] : NULL;
  setlocale(LC_ALL, "");
  initscr();
  cbreak();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  curs_set(0);
  if (strcmp(workload, "w1") == 0) first_screen();
  else if (strcmp(workload, "w2") == 0 || strcmp(workload, "w3") == 0) counter();
  else if (strcmp(workload, "w4") == 0) million_rows();
  else if (strcmp(workload, "w5") == 0) churn(data);
  else if (strcmp(workload, "w6") == 0) scroll_text(data);
  else fail("the first argument must be one of w1 to w6");
  endwin();
  return 0;
}
