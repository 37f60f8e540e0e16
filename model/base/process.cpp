// SPDX-License-Identifier: MIT
#include "model/base/process.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <initializer_list>
#include <unistd.h>

namespace bulkhead {

void prepare_process() {
  for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; ++stream) {
    if (::fcntl(stream, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest free number is this one, as those below are open. Opened the other way round, every use fails.
    if (::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) == -1) ::_exit(3);
  }
  // Handled and not ignored: what is ignored would be so in every program that is started from here.
  for (const int number : {SIGPIPE, SIGXFSZ}) std::signal(number, [](int) {});
}

}  // namespace bulkhead
