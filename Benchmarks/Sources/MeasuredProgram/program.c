#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "MeasuredProgram.h"

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __APPLE__
#include <libproc.h>
#include <util.h>
#else
#include <pty.h>
#endif

measured_program program_start(char *const *arguments, uint16_t rows, uint16_t columns) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  measured_program program = {.pid = -1, .descriptor = -1};
  program.pid = forkpty(&program.descriptor, NULL, NULL, &size);
  if (program.pid == 0) {
    setenv("TERM", "xterm-256color", 1);
#ifdef __APPLE__
    setenv("LC_ALL", "en_US.UTF-8", 1);
#else
    setenv("LC_ALL", "C.UTF-8", 1);
#endif
    unsetenv("LINES");
    unsetenv("COLUMNS");
    unsetenv("COLORTERM");
    unsetenv("NO_COLOR");
    execvp(arguments[0], arguments);
    _exit(127);
  }
  if (program.pid > 0) {
    fcntl(program.descriptor, F_SETFL, O_NONBLOCK);
    fcntl(program.descriptor, F_SETFD, FD_CLOEXEC);
  }
  return program;
}

double program_processor_time(int32_t pid) {
#ifdef __APPLE__
  struct rusage_info_v2 usage;
  if (proc_pid_rusage(pid, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
  return (double)(usage.ri_user_time + usage.ri_system_time) * 1e-9;
#else
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(pid, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
#endif
}

int64_t program_peak_memory(int32_t pid) {
#ifdef __APPLE__
  struct rusage_info_v2 usage;
  if (proc_pid_rusage(pid, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
  return (int64_t)usage.ri_resident_size / 1024;
#else
  char text[256];
  snprintf(text, sizeof text, "/proc/%d/status", pid);
  FILE *file = fopen(text, "r");
  if (file == NULL) return -1;
  long long kilobytes = -1;
  while (fgets(text, sizeof text, file) != NULL)
    if (sscanf(text, "VmHWM: %lld", &kilobytes) == 1) break;
  fclose(file);
  return kilobytes;
#endif
}

bool program_has_ended(int32_t pid) { return waitpid(pid, NULL, WNOHANG) == pid; }

void program_kill(int32_t pid) {
  kill(pid, SIGKILL);
  waitpid(pid, NULL, 0);
}
