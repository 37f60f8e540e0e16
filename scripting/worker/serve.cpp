// SPDX-License-Identifier: MIT
#include "scripting/worker/serve.h"

#include <nlohmann/json.hpp>

#include <cerrno>
#include <climits>
#include <csignal>
#include <malloc.h>
#include <string>
#include <string_view>
#include <unistd.h>

#include "model/base/plain_text.h"
#include "scripting/worker/arguments.h"
#include "scripting/worker/confine.h"
#include "scripting/worker/line_input.h"
#include "scripting/worker/session.h"

namespace bulkhead {
namespace {

void write_all(std::string_view text) {
  while (!text.empty()) {
    const auto written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) ::_exit(1);  // nobody is there any more
    text.remove_prefix(static_cast<std::size_t>(written));
  }
}

}  // namespace

bool is_worker(int argc, const char* const* argv) {
  return argc == 3 && argv[1] == worker_argument && parse_int(argv[2], 1, INT_MAX).has_value();
}

int run_worker(const char* const* argv) {
  end_with_parent(parse_int(argv[2], 1, INT_MAX).value_or(0));
  for (const int number : {SIGPIPE, SIGXFSZ}) std::signal(number, SIG_DFL);
  // Large blocks go back to the kernel once they are free, however many there were: what Lua has given back is no room
  // that this process still takes.
  ::mallopt(M_MMAP_THRESHOLD, 128 << 10);
  const WorkerLimits limits;
  if (const auto confined = confine(limits); !confined) {
    write_all(nlohmann::ordered_json{{"protocol", 1}, {"error", {{"message", confined.error().message}}}}.dump() +
              "\n");
    return 1;
  }
  write_all("{\"protocol\":1,\"ready\":true}\n");
  LineInput input(STDIN_FILENO, limits.longest_request);
  Session session([&] { return input.next(); }, [](std::string_view line) { write_all(std::string(line) + "\n"); },
                  limits);
  session.run();
  // All is written; what else the end of a program does, such as looking for leaks, is not allowed here.
  ::_exit(0);
}

}  // namespace bulkhead
