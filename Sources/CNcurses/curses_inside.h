#pragma once

// ncurses with wide characters, under the name that it has on this system. Never included by the
// public header.

#define NCURSES_WIDECHAR 1

#if __has_include(<ncursesw/curses.h>)
#include <ncursesw/curses.h>
#else
#include <curses.h>
#endif
