// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <pthread.h>
#include <string>
#include <sys/ioctl.h>
#include <unistd.h>

#include "cli/exit_code.h"
#include "model/base/plain_text.h"
#include "model/io/temporary_files.h"

namespace bulkhead {
namespace {

volatile std::sig_atomic_t is_watched_for = 0;
volatile std::sig_atomic_t interrupt_seen = 0;
pthread_t main_thread;
/// Of standard output: somebody reads it; what was printed could be written.
bool is_read = true;
bool is_whole = true;

/// For a terminal: takes away what stands behind where it writes, up to the end of the line.
constexpr auto erase_behind = "\x1b[K";

/// Of the terminal that standard error is.
std::size_t columns_of_terminal() {
  winsize size{};
  constexpr std::size_t usual = 80;
  return ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 ? size.ws_col : usual;
}

void write(std::FILE* stream, std::string_view text) { std::fwrite(text.data(), 1, text.size(), stream); }

/// Takes note of how a call on standard output went.
void note(bool done) {
  if (done) return;
  (errno == EPIPE ? is_read : is_whole) = false;
}

}  // namespace

std::string terminal_text(std::string_view text) {
  std::string result;
  for (std::size_t index = 0; index < text.size(); ++index) {
    const auto mark = text.substr(index, 3);
    // U+202A to U+202E and U+2066 to U+2069.
    const bool turns = (mark >= "\u202A" && mark <= "\u202E") || (mark >= "\u2066" && mark <= "\u2069");
    // The line and the paragraph separator.
    const bool breaks = mark == "\u2028" || mark == "\u2029";
    if (turns || breaks) {
      index += 2;
      if (breaks) result += ' ';
    } else {
      result += text[index];
    }
  }
  return result;
}

std::string terminal_line(std::string_view text) {
  auto line = terminal_text(text);
  std::replace_if(
      line.begin(), line.end(), [](char character) { return character == '\n' || character == '\t'; }, ' ');
  return line;
}

void print(std::string_view text) {
  if (is_read) note(std::fwrite(text.data(), 1, text.size(), stdout) == text.size());
}

void complain(std::string_view message) { write(stderr, "bulkhead: " + terminal_line(made_fit(message)) + "\n"); }

void complain(const Error& error) { complain(to_text(error)); }

bool finish_output() {
  if (is_read) note(std::fflush(stdout) == 0);
  return is_whole;
}

void log(std::string_view text) { write(stderr, text); }

void end_on_interrupt() {
  main_thread = ::pthread_self();
  std::signal(SIGINT, [](int) {
    // The thread that saves: it does not make a file while this runs.
    if (::pthread_equal(::pthread_self(), main_thread) == 0) {
      ::pthread_kill(main_thread, SIGINT);
      return;
    }
    if (is_watched_for != 0 && interrupt_seen == 0) {
      interrupt_seen = 1;
      return;
    }
    remove_temporary_files();
    ::_exit(static_cast<int>(ExitCode::interrupted));
  });
}

void watch_for_interrupt() { is_watched_for = 1; }

bool interrupted() { return interrupt_seen != 0; }

void end_without_reader() { std::signal(SIGPIPE, SIG_DFL); }

Progress::Progress(std::string_view done, std::size_t total, Rate rate)
    : done_(done), total_(total), rate_(rate), wanted_(isatty(STDERR_FILENO) == 1) {}

void Progress::show() {
  if (!wanted_) return;
  const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
  const auto seconds = static_cast<int>(passed.count());
  const auto steps = steps_.load();
  if (seconds == 0 && (total_ < 2 || steps == 0)) return;
  auto line = fmt::format("{} {} of {}", done_, steps, total_);
  // What does not fit would wrap, and then each line would stand below the one before.
  const auto add = [&line, columns = columns_of_terminal()](const std::string& more) {
    if (line.size() + more.size() < columns) line += more;
  };
  if (seconds > 0) add(fmt::format(", {} s", seconds));
  if (seconds > 0 && rate_ == Rate::shown)
    add(fmt::format(", {:.0f} a second", static_cast<double>(steps) / passed.count()));
  if (line == shown_) return;
  if (is_read) note(std::fflush(stdout) == 0);
  write(stderr, "\r" + line + erase_behind);
  shown_ = std::move(line);
}

void Progress::clear() {
  if (!shown_.empty()) write(stderr, std::string("\r") + erase_behind);
  shown_.clear();
}

}  // namespace bulkhead
