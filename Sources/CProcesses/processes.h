// The parts of the C library for processes and signals that Swift cannot call, or that differ between platforms.
#ifndef CPROCESSES_PROCESSES_H
#define CPROCESSES_PROCESSES_H

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <string.h>
#include <sys/select.h>
#include <sys/time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#ifdef __linux__
#include <sys/prctl.h>
// glibc declares it only under a feature macro, which a module cannot set.
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
#endif

// The accesses are volatile because a signal handler sets the flag without the compiler's knowledge.
static inline int process_load_flag(const volatile sig_atomic_t *flag) { return *flag; }
static inline void process_store_flag(volatile sig_atomic_t *flag, int value) { *flag = value; }

// Sets the handler of a signal. Swift sees the field of the handler under another name on each platform.
static inline int process_catch(int signal, void (*handler)(int), int flags, struct sigaction *previous) {
  struct sigaction action = {0};
  action.sa_handler = handler;
  action.sa_flags = flags;
  return sigaction(signal, &action, previous);
}

// Has SIGALRM come once. It is a system call and nothing else, so a signal handler may use it.
static inline void process_set_alarm(int microseconds) {
  struct itimerval timer = {{0, 0}, {0, microseconds}};
  setitimer(ITIMER_REAL, &timer, NULL);
}

// Swift marks `fork` as unavailable.
static inline pid_t process_fork(void) { return fork(); }

// Lets a child process end with its parent and never leave a core file.
static inline void process_tie_child(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

// The same, and limits the child's resources and gives way to the parent.
static inline void process_confine_child(unsigned long processor_seconds, unsigned long address_space) {
  struct rlimit time = {processor_seconds, processor_seconds};
  struct rlimit memory = {address_space, address_space};
  setrlimit(RLIMIT_CPU, &time);
  setrlimit(RLIMIT_AS, &memory);
  process_tie_child();
  if (nice(5) == -1) return;
}

// Writes the path of the program, without a zero at its end on Linux, and returns its length; below zero if there is none.
static inline long process_executable_path(char *path, unsigned size) {
#ifdef __APPLE__
  return _NSGetExecutablePath(path, &size) == 0 ? (long)strlen(path) : -1;
#else
  return readlink("/proc/self/exe", path, size);
#endif
}

// `fcntl` is variadic, which Swift cannot call.
static inline int process_set_nonblocking(int file) { return fcntl(file, F_SETFL, O_NONBLOCK); }

// `poll` that sets the signal mask for the time of the wait; a timeout below zero waits for ever.
static inline int process_poll(struct pollfd *files, int count, int milliseconds, const sigset_t *mask) {
  struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000L};
  const struct timespec *timeout = milliseconds < 0 ? NULL : &time;
#ifdef __linux__
  return ppoll(files, (nfds_t)count, timeout, mask);
#else
  fd_set readable;
  FD_ZERO(&readable);
  int highest = -1;
  for (int i = 0; i < count; i++) {
    files[i].revents = 0;
    FD_SET(files[i].fd, &readable);
    if (files[i].fd > highest) highest = files[i].fd;
  }
  if (pselect(highest + 1, &readable, NULL, NULL, timeout, mask) < 0) return -1;
  return count == 0 ? 0 : poll(files, (nfds_t)count, 0);
#endif
}

#endif
