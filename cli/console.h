// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "model/base/result.h"

namespace bulkhead {

/// A text of somebody's as it is printed on a terminal: without marks that turn the direction of writing, as what is
/// printed for people always is; what is for programs stays as it is.
[[nodiscard]] std::string terminal_text(std::string_view text);
/// The same on one line.
[[nodiscard]] std::string terminal_line(std::string_view text);

/// Writes to standard output. Whether all of it arrived is told by `finish_output`. Once nobody reads it any more (the
/// reader of a pipe has ended) nothing is printed: what the program does goes on.
void print(std::string_view text);
/// Writes `bulkhead: …` to standard error, as one line whatever names the message quotes.
void complain(std::string_view message);
void complain(const Error& error);
/// Writes to standard error, as it stands.
void log(std::string_view text);
/// Flushes standard output; false if something could not be written (a full disk). A reader that has ended wanted no
/// more.
[[nodiscard]] bool finish_output();

/// From now on Ctrl+C ends the program at once as interrupted, wherever it is: no temporary file stays, and what is
/// being saved stays as it was.
void end_on_interrupt();
/// From now on the first Ctrl+C does not: long work asks `interrupted` and stops where nothing is lost. A second one
/// ends the program all the same.
void watch_for_interrupt();
[[nodiscard]] bool interrupted();
/// For commands that only print: they end where nobody reads it.
void end_without_reader();

/// A line that says how far long work has come and, after a second, how long it has taken, on standard error where that
/// is a terminal; silent elsewhere. What is printed meanwhile stands above it.
class Progress {
 public:
  /// Whether it is said how many are done in a second.
  enum class Rate : unsigned char { unsaid, shown };
  /// `done` is a word such as "checked".
  Progress(std::string_view done, std::size_t total, Rate rate = Rate::unsaid);
  ~Progress() { clear(); }
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  /// One more is done. Any thread may say so.
  void count() { ++steps_; }
  /// Shows the line if there is news, as is worth while several times a second.
  void show();
  /// Takes the line away, so that something can be printed.
  void clear();

 private:
  std::string done_;
  std::size_t total_;
  Rate rate_;
  std::atomic<std::size_t> steps_ = 0;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::string shown_;
  bool wanted_;
};

}  // namespace bulkhead
