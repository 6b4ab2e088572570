// Runs a program and measures it: launch SECONDS PROGRAM [ARGUMENT…]
//
// The standard output of the program is passed on; a last line follows:
// launch WALL CPU FIRST PEAK STATUS, in nanoseconds, kilobytes and the exit status (128 + signal when it was killed).
// FIRST is the time to the first byte of output, -1 without any. The program is killed after SECONDS.
//
// launch SECONDS --turns COUNT PROGRAM [ARGUMENT…] -- PROGRAM [ARGUMENT…] starts two programs by turns, so often each,
// with nothing in between, passes nothing on, and prints such a line for each run.
//
// It is small and in C on purpose: Linux counts the memory of the process that spawns into the peak memory of the
// process that is spawned, so the spawner must be smaller than anything that is measured.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static volatile pid_t program;

static void give_up(int signal) {
  (void)signal;
  if (program > 0) kill(program, SIGKILL);
}

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000000000LL + time.tv_nsec;
}

static long long nanoseconds(struct timeval time) {
  return time.tv_sec * 1000000000LL + time.tv_usec * 1000LL;
}

static int fail(const char *what, int error) {
  fprintf(stderr, "launch: %s: %s\n", what, strerror(error));
  return 127;
}

static int pass_on(const char *bytes, ssize_t count) {
  while (count > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, (size_t)count);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes += written;
    count -= written;
  }
  return 0;
}

// Runs a program, passes its output on if asked to, and measures it.
static int run(char **words, unsigned seconds, int passes_on) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return fail("pipe", errno);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);

  long long start = now();
  pid_t spawned;
  int error = posix_spawnp(&spawned, words[0], &actions, NULL, words, environ);
  posix_spawn_file_actions_destroy(&actions);
  if (error != 0) return fail(words[0], error);
  program = spawned;
  alarm(seconds);
  close(ends[1]);

  long long first = -1;
  static char bytes[1 << 16];
  for (;;) {
    ssize_t length = read(ends[0], bytes, sizeof bytes);
    if (length < 0 && errno == EINTR) continue;
    if (length <= 0) break;
    if (first < 0) first = now() - start;
    if (passes_on && (error = pass_on(bytes, length)) != 0) return fail("write", error);
  }
  close(ends[0]);

  int status;
  struct rusage usage;
  while (wait4(spawned, &status, 0, &usage) < 0) {
    if (errno != EINTR) return fail("wait4", errno);
  }
  long long wall = now() - start;
  program = 0;
  printf("\nlaunch %lld %lld %lld %ld %d\n", wall, nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), first,
         usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}

static int usage(void) {
  fprintf(stderr,
          "usage: launch SECONDS PROGRAM [ARGUMENT...]\n"
          "       launch SECONDS --turns COUNT PROGRAM [ARGUMENT...] -- PROGRAM [ARGUMENT...]\n");
  return 64;
}

int main(int count, char **arguments) {
  if (count < 3) return usage();
  struct sigaction action = {.sa_handler = give_up};
  sigaction(SIGALRM, &action, NULL);
  unsigned seconds = (unsigned)strtoul(arguments[1], NULL, 10);
  if (strcmp(arguments[2], "--turns") != 0) return run(arguments + 2, seconds, 1);

  char **first = arguments + 4, **second = NULL;
  for (int index = 5; index + 1 < count && second == NULL; index++) {
    if (strcmp(arguments[index], "--") != 0) continue;
    arguments[index] = NULL;
    second = arguments + index + 1;
  }
  if (second == NULL) return usage();
  for (long turn = strtol(arguments[3], NULL, 10); turn > 0; turn--) {
    int failure = run(first, seconds, 0);
    if (failure == 0) failure = run(second, seconds, 0);
    if (failure != 0) return failure;
  }
  return 0;
}
