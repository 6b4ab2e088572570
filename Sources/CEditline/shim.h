#pragma once

// Swift cannot call variadic functions, nor read `stdin` and `stdout`, which are variables: these wrappers do.

#include <fcntl.h>
#include <histedit.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// Declared by glibc only under feature macros, which a module cannot set.
extern int wcwidth(wchar_t character);
extern int ppoll(struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);

typedef char *(*ce_prompt)(EditLine *);
typedef unsigned char (*ce_command)(EditLine *, int);

static inline EditLine *ce_init(const char *program) { return el_init(program, stdin, stdout, stderr); }

static inline void ce_put(const char *text) { fputs(text, stdout); }
static inline void ce_flush(void) { fflush(stdout); }

static inline int ce_set_prompt(EditLine *e, ce_prompt prompt, char mark) {
  return el_set(e, EL_PROMPT_ESC, prompt, (int)mark);
}

static inline int ce_set_editor(EditLine *e, const char *mode) { return el_set(e, EL_EDITOR, mode); }
static inline int ce_set_signal(EditLine *e, int handled) { return el_set(e, EL_SIGNAL, handled); }
static inline int ce_set_edit_mode(EditLine *e, int enabled) { return el_set(e, EL_EDITMODE, enabled); }
static inline int ce_set_reader(EditLine *e, el_rfunc_t reader) { return el_wset(e, EL_GETCFN, reader); }

static inline int ce_set_client_data(EditLine *e, void *data) { return el_set(e, EL_CLIENTDATA, data); }
static inline void *ce_client_data(EditLine *e) {
  void *data = NULL;
  el_get(e, EL_CLIENTDATA, &data);
  return data;
}

static inline int ce_add_command(EditLine *e, const char *name, ce_command command) {
  return el_set(e, EL_ADDFN, name, "", command);
}
static inline int ce_bind(EditLine *e, const char *key, const char *command) {
  return el_set(e, EL_BIND, key, command, NULL);
}
// Binds in the map of vi's command mode.
static inline int ce_bind_alternative(EditLine *e, const char *key, const char *command) {
  return el_set(e, EL_BIND, "-a", key, command, NULL);
}

static inline int ce_set_capability(EditLine *e, const char *name, const char *value) {
  return el_set(e, EL_SETTC, name, value, NULL);
}
static inline int ce_prepare_terminal(EditLine *e, int raw) { return el_set(e, EL_PREP_TERM, raw); }
static inline int ce_refresh(EditLine *e) { return el_set(e, EL_REFRESH); }

// Volatile accesses: a signal handler sets the flag behind the compiler's back.
static inline int ce_load_flag(const volatile sig_atomic_t *flag) { return *flag; }
static inline void ce_store_flag(volatile sig_atomic_t *flag, int value) { *flag = value; }

// Swift marks `fork` unavailable on some systems.
static inline pid_t ce_fork(void) { return fork(); }

// Lets a copy of the process end with the original and never leave a core file.
static inline void ce_tie_copy(void) {
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_PDEATHSIG, SIGKILL);
}

// The same, and bounds what it may use up, and lets the original go first.
static inline void ce_confine_copy(unsigned long processor_seconds, unsigned long address_space) {
  struct rlimit time = {processor_seconds, processor_seconds};
  struct rlimit memory = {address_space, address_space};
  setrlimit(RLIMIT_CPU, &time);
  setrlimit(RLIMIT_AS, &memory);
  ce_tie_copy();
  if (nice(5) == -1) return;
}

static inline int ce_set_nonblocking(int file) { return fcntl(file, F_SETFL, O_NONBLOCK); }
