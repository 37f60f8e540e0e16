// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <string>
#include <unistd.h>

#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

volatile std::sig_atomic_t interrupt_seen = 0;

void write(std::FILE* stream, std::string_view text) { std::fwrite(text.data(), 1, text.size(), stream); }

}  // namespace

void print(std::string_view text) { write(stdout, text); }

void complain(std::string_view message) { write(stderr, "bulkhead: " + made_fit(message) + "\n"); }

void complain(const Error& error) { complain(to_text(error)); }

bool finish_output() { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

void log(std::string_view text) { write(stderr, text); }

void watch_for_interrupt() {
  std::signal(SIGINT, [](int) {
    interrupt_seen = 1;
    std::signal(SIGINT, SIG_DFL);
  });
}

bool interrupted() { return interrupt_seen != 0; }

Progress::Progress(std::string_view done, std::size_t total)
    : done_(done), total_(total), wanted_(isatty(STDERR_FILENO) == 1) {}

void Progress::show() {
  if (!wanted_) return;
  const auto passed = std::chrono::steady_clock::now() - start_;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(passed).count();
  if (seconds == 0 && (total_ < 2 || steps_ == 0)) return;
  auto line = fmt::format("{} {} of {}", done_, steps_.load(), total_);
  if (seconds > 0) line += fmt::format(", {} s", seconds);
  if (line == shown_) return;
  std::fflush(stdout);
  write(stderr, "\r" + line);
  shown_ = std::move(line);
}

void Progress::clear() {
  constexpr auto to_the_left_and_erase = "\r\x1b[K";
  if (!shown_.empty()) write(stderr, to_the_left_and_erase);
  shown_.clear();
}

}  // namespace bulkhead
