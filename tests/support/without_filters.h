// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cerrno>
#include <cstddef>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

namespace bulkhead::test {

/// From now on the kernel refuses filters of its calls (seccomp) to this process and to all that it starts, as one that
/// has none does: with EINVAL. Whether that could be arranged, by a filter.
[[nodiscard]] inline bool refuse_filters() {
  constexpr auto refused = SECCOMP_RET_ERRNO | EINVAL;
  constexpr auto number = static_cast<__u32>(offsetof(seccomp_data, nr));
  // The lower half of the first argument, on machines that write it first.
  constexpr auto first_argument = static_cast<__u32>(offsetof(seccomp_data, args));
  std::array<sock_filter, 7> steps = {{
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_seccomp, 3, 0),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prctl, 0, 3),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, first_argument),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, refused),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  }};
  const sock_fprog program{static_cast<unsigned short>(steps.size()), steps.data()};
  return ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

}  // namespace bulkhead::test
