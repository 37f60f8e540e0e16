// SPDX-License-Identifier: MIT
#include "scripting/worker/worker.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

#include "scripting/worker/arguments.h"
#include "scripting/worker/lines.h"

namespace bulkhead {
namespace {

using std::chrono::ceil;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

constexpr milliseconds between_questions(10);

/// What is set before a process is started: no signal is blocked or ignored in it, and its terminal's keys are not for
/// it.
class Attributes {
 public:
  Attributes() {
    ::posix_spawnattr_init(&attributes_);
    sigset_t none;
    sigset_t all;
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_setsigmask(&attributes_, &none);
    ::posix_spawnattr_setsigdefault(&attributes_, &all);
    ::posix_spawnattr_setpgroup(&attributes_, 0);
    ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  ~Attributes() { ::posix_spawnattr_destroy(&attributes_); }
  Attributes(const Attributes&) = delete;
  Attributes& operator=(const Attributes&) = delete;
  [[nodiscard]] const posix_spawnattr_t* get() const { return &attributes_; }

 private:
  posix_spawnattr_t attributes_{};
};

/// Its streams: a socket for input and output, and what messages of this process go to.
class Streams {
 public:
  explicit Streams(int socket) {
    ::posix_spawn_file_actions_init(&actions_);
    ::posix_spawn_file_actions_adddup2(&actions_, socket, STDIN_FILENO);
    ::posix_spawn_file_actions_adddup2(&actions_, socket, STDOUT_FILENO);
    ::posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
  }
  ~Streams() { ::posix_spawn_file_actions_destroy(&actions_); }
  Streams(const Streams&) = delete;
  Streams& operator=(const Streams&) = delete;
  [[nodiscard]] const posix_spawn_file_actions_t* get() const { return &actions_; }

 private:
  posix_spawn_file_actions_t actions_{};
};

/// In words for players.
std::string death_of(int status) {
  if (WIFEXITED(status)) return "it has ended by itself";
  const int signal = WTERMSIG(status);
  if (signal == SIGXCPU) return "it took too much of the processor";
  if (signal == SIGKILL) return "it was killed from outside, or there was no memory left for it";
  return fmt::format("it broke down ({})", ::strsignal(signal));
}

}  // namespace

class Worker::Process {
 public:
  Process(pid_t process, int socket, const WorkerLimits& limits)
      : process_(process), socket_(socket), lines_(limits.longest_answer) {}
  ~Process() {
    end();
    ::close(socket_);
  }
  Process(const Process&) = delete;
  Process& operator=(const Process&) = delete;

  [[nodiscard]] bool is_over() const { return process_ == 0; }
  [[nodiscard]] pid_t number() const { return process_; }

  Result<void> send(std::string_view request, Deadline deadline, const GoOn& go_on) {
    if (is_over()) return fail(said_last_);
    limit_processor(deadline);
    begun_ = steady_clock::now();
    taken_before_ = taken();
    if (const auto sent = send_all(request, deadline, go_on); !sent) return sent;
    return send_all("\n", deadline, go_on);
  }

  Result<std::string> next_answer(Deadline deadline, const GoOn& go_on) {
    if (!is_ready_) {
      auto greeting = next_line(deadline, go_on);
      if (!greeting) return greeting;
      if (const auto why = refusal_in(*greeting)) return ended(*why);
      is_ready_ = true;
    }
    return next_line(deadline, go_on);
  }

 private:
  /// Nothing where it is ready.
  static std::optional<std::string> refusal_in(const std::string& greeting) {
    const auto said = nlohmann::json::parse(greeting, nullptr, false);
    if (said.is_object() && said.value("ready", false)) return std::nullopt;
    const auto error = said.is_object() ? said.value("error", nlohmann::json::object()) : nlohmann::json::object();
    return error.is_object() ? error.value("message", std::string("what plays missions did not start"))
                             : std::string("what plays missions did not start");
  }

  Result<void> send_all(std::string_view left, Deadline deadline, const GoOn& go_on) {
    while (!left.empty()) {
      if (const auto ready = wait(POLLOUT, deadline, go_on); !ready) return ready;
      const auto sent = ::send(socket_, left.data(), left.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
      if (sent < 0 && errno != EAGAIN && errno != EINTR) return died();
      if (sent > 0) left.remove_prefix(static_cast<std::size_t>(sent));
    }
    return {};
  }

  Result<std::string> next_line(Deadline deadline, const GoOn& go_on) {
    while (!is_over()) {
      if (auto line = lines_.next()) {
        if (line->is_too_long) return ended("what plays the mission answered more than it may, and was ended");
        return std::move(line->text);
      }
      if (const auto ready = wait(POLLIN, deadline, go_on); !ready) return tl::unexpected(ready.error());
      std::array<char, 65536> piece{};
      const auto size = ::recv(socket_, piece.data(), piece.size(), MSG_DONTWAIT);
      if (size == 0 || (size < 0 && errno != EAGAIN && errno != EINTR)) return died();
      if (size > 0) lines_.add({piece.data(), static_cast<std::size_t>(size)});
    }
    return fail(said_last_);
  }

  /// Until it can be written or read.
  Result<void> wait(short events, Deadline deadline, const GoOn& go_on) {
    while (true) {
      const auto left = ceil<milliseconds>(deadline - steady_clock::now());
      if (left <= milliseconds(0)) return ended(too_long());
      if (go_on && !go_on()) return ended("it was stopped");
      pollfd one{socket_, events, 0};
      const auto pause = go_on ? std::min(left, between_questions) : left;
      const int found = ::poll(&one, 1, static_cast<int>(std::min(pause, milliseconds(60'000)).count()));
      if (found < 0 && errno != EINTR) return ended(std::strerror(errno));
      if (found > 0) return {};
    }
  }

  /// Of the processor, since it was started; nothing where the system does not say it.
  [[nodiscard]] std::optional<nanoseconds> taken() const {
    clockid_t clock{};
    timespec time{};
    if (::clock_getcpuclockid(process_, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return std::nullopt;
    return seconds(time.tv_sec) + nanoseconds(time.tv_nsec);
  }

  /// What is known where the clock ends it: not what it was at, but whether it was at work at all.
  [[nodiscard]] std::string too_long() const {
    const auto in_seconds = [](nanoseconds time) { return std::chrono::duration<double>(time).count(); };
    std::string words = "the mission's Lua took longer than it may, and was ended";
    const auto now = taken();
    if (!now || !taken_before_) return words;
    return words + fmt::format(
                       ": in {:.1f} s by the clock it had {:.1f} s of the processor, and it did not come to say "
                       "which rule was at work",
                       in_seconds(steady_clock::now() - begun_), in_seconds(*now - *taken_before_));
  }

  /// The processor's time until the deadline, rounded up: a second line behind the clock.
  void limit_processor(Deadline deadline) const {
    const auto now = taken();
    if (!now) return;
    const auto left = std::max(ceil<seconds>(deadline - steady_clock::now()), seconds(0));
    const rlimit most{static_cast<rlim_t>(ceil<seconds>(*now).count() + left.count() + 1), RLIM_INFINITY};
    ::prlimit(process_, RLIMIT_CPU, &most, nullptr);
  }

  /// It has closed its side, so it ends.
  tl::unexpected<Error> died() {
    const auto number = std::exchange(process_, 0);
    int status = 0;
    for (int tries = 0; ::waitpid(number, &status, WNOHANG) == 0; ++tries) {
      if (tries == 1000) ::kill(number, SIGKILL);
      ::usleep(1000);
    }
    said_last_ = "What played the mission is gone: " + death_of(status) + ".";
    return fail(said_last_);
  }

  tl::unexpected<Error> ended(std::string why) {
    end();
    said_last_ = std::move(why);
    return fail(said_last_);
  }

  void end() {
    if (process_ == 0) return;
    ::kill(process_, SIGKILL);
    while (::waitpid(process_, nullptr, 0) < 0 && errno == EINTR) continue;
    process_ = 0;
  }

  pid_t process_;
  int socket_;
  Lines lines_;
  bool is_ready_ = false;
  /// Of the last request: when it was sent, and what had been taken of the processor before it.
  steady_clock::time_point begun_;
  std::optional<nanoseconds> taken_before_;
  std::string said_last_ = "it has ended";
};

Worker::Worker(std::unique_ptr<Process> process) : process_(std::move(process)) {}
Worker::Worker(Worker&& other) noexcept = default;
Worker& Worker::operator=(Worker&& other) noexcept = default;
Worker::~Worker() = default;

Result<Worker> Worker::start(const std::filesystem::path& program, const WorkerLimits& limits) {
  const auto failed = [](int problem) {
    return fail(fmt::format("The process that plays missions cannot be started: {}.", std::strerror(problem)));
  };
  std::array<int, 2> sockets{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets.data()) != 0) return failed(errno);
  const auto parent = std::to_string(::getpid());
  std::string name = "bulkhead";
  std::string argument(worker_argument);
  std::string number = parent;
  std::array<char*, 4> arguments = {name.data(), argument.data(), number.data(), nullptr};
  std::array<char*, 1> no_environment = {nullptr};
  pid_t process = 0;
  const int problem = ::posix_spawn(&process, program.c_str(), Streams(sockets[1]).get(), Attributes().get(),
                                    arguments.data(), no_environment.data());
  ::close(sockets[1]);
  if (problem != 0) {
    ::close(sockets[0]);
    return failed(problem);
  }
  return Worker(std::make_unique<Process>(process, sockets[0], limits));
}

Result<void> Worker::send(std::string_view request, Deadline deadline, const GoOn& go_on) {
  return process_->send(request, deadline, go_on);
}
Result<std::string> Worker::next_answer(Deadline deadline, const GoOn& go_on) {
  return process_->next_answer(deadline, go_on);
}
Result<std::string> Worker::ask(std::string_view request, milliseconds most, const GoOn& go_on) {
  const auto deadline = steady_clock::now() + most;
  if (const auto sent = send(request, deadline, go_on); !sent) return tl::unexpected(sent.error());
  return next_answer(deadline, go_on);
}
bool Worker::is_over() const { return process_->is_over(); }
int Worker::process() const { return process_->number(); }

}  // namespace bulkhead
