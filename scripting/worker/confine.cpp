// SPDX-License-Identifier: MIT
#include "scripting/worker/confine.h"

#include <fmt/format.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace bulkhead {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool is_sanitized = true;
#elif defined(__has_feature)
constexpr bool is_sanitized = __has_feature(address_sanitizer);
#else
constexpr bool is_sanitized = false;
#endif

/// What a computation needs of the kernel: memory, time, its own signals, its end.
constexpr int allowed[] = {
    SCMP_SYS(munmap),          SCMP_SYS(mremap),        SCMP_SYS(madvise),      SCMP_SYS(brk),
    SCMP_SYS(futex),           SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(time),
    SCMP_SYS(clock_getres),    SCMP_SYS(rt_sigreturn),  SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(sigaltstack),     SCMP_SYS(getpid),        SCMP_SYS(gettid),       SCMP_SYS(sched_yield),
    SCMP_SYS(restart_syscall), SCMP_SYS(exit),          SCMP_SYS(exit_group)};

class Filter {
 public:
  Filter() : filter_(seccomp_init(SCMP_ACT_ERRNO(EPERM)), &seccomp_release) { note(filter_ == nullptr ? -ENOMEM : 0); }

  void allow(int call, std::initializer_list<scmp_arg_cmp> conditions = {}) {
    if (problem_ != 0) return;
    const auto count = static_cast<unsigned>(conditions.size());
    note(seccomp_rule_add_array(filter_.get(), SCMP_ACT_ALLOW, call, count, conditions.begin()));
  }
  /// 0, or what the kernel says against it.
  [[nodiscard]] int load() {
    if (problem_ == 0) note(seccomp_load(filter_.get()));
    return problem_;
  }

 private:
  void note(int result) {
    if (result < 0) problem_ = -result;
  }

  std::unique_ptr<void, void (*)(scmp_filter_ctx)> filter_;
  int problem_ = 0;
};

bool limit(__rlimit_resource_t resource, rlim_t most) {
  const rlimit both{most, most};
  return ::setrlimit(resource, &both) == 0;
}

int load_filter() {
  Filter filter;
  for (const int call : allowed) filter.allow(call);
  filter.allow(SCMP_SYS(read), {{0, SCMP_CMP_EQ, STDIN_FILENO, 0}});
  filter.allow(SCMP_SYS(write), {{0, SCMP_CMP_EQ, STDOUT_FILENO, 0}});
  filter.allow(SCMP_SYS(write), {{0, SCMP_CMP_EQ, STDERR_FILENO, 0}});
  for (const int call : {SCMP_SYS(mmap), SCMP_SYS(mprotect)}) {
    filter.allow(call, {{2, SCMP_CMP_MASKED_EQ, PROT_EXEC, 0}});
  }
  // `abort` sends it to itself.
  filter.allow(SCMP_SYS(tgkill), {{0, SCMP_CMP_EQ, static_cast<scmp_datum_t>(::getpid()), 0}});
  if (is_sanitized) {
    // Sanitizers look at memory through a pipe, whether it is there.
    for (const int call : {SCMP_SYS(pipe), SCMP_SYS(pipe2), SCMP_SYS(close), SCMP_SYS(write)}) filter.allow(call);
  }
  return filter.load();
}

}  // namespace

void end_with_parent(int parent) {
  // Who has another parent by now was left alone before this was asked for.
  if (::prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || ::getppid() != parent) ::_exit(1);
}

Result<void> confine(const WorkerLimits& limits) {
  const auto refused = [](const char* what, int problem) {
    return fail(fmt::format("This computer cannot lock up a mission's Lua, so nothing of it is played: {}: {}.", what,
                            std::strerror(problem)));
  };
  if (::close_range(STDERR_FILENO + 1, ~0U, 0) != 0) return refused("files cannot be closed", errno);
  if (::prctl(PR_SET_DUMPABLE, 0) != 0) return refused("its memory cannot be hidden", errno);
  // Sanitizers reserve more addresses than there is memory.
  if (!is_sanitized && !limit(RLIMIT_AS, limits.addresses)) return refused("its memory cannot be limited", errno);
  if (!limit(RLIMIT_CORE, 0)) return refused("its memory cannot be kept from the disk", errno);
  if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return refused("its rights cannot be fixed", errno);
  if (const int problem = load_filter(); problem != 0) return refused("the kernel takes no filter (seccomp)", problem);
  return {};
}

}  // namespace bulkhead
