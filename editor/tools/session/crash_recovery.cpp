// SPDX-License-Identifier: MIT
#include "editor/tools/session/crash_recovery.h"

#include <ctime>
#include <exception>
#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

using Topic = Notices::Topic;
using Kind = Notices::Kind;

/// The user's own time of day, to the second.
std::string time_of(const Recoverable& left) {
  const auto since = std::filesystem::file_time_type::clock::now() - left.written;
  const auto then = std::chrono::system_clock::now() - std::chrono::duration_cast<std::chrono::seconds>(since);
  const auto seconds = std::chrono::system_clock::to_time_t(then);
  std::tm local{};
  if (localtime_r(&seconds, &local) == nullptr) return {};
  std::string text(sizeof("2026-01-01 00:00:00"), '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S", &local));
  return text;
}

std::string name_of(const Recoverable& left) {
  if (!left.original.empty()) return left.original.filename().string();
  if (left.content && (left.content->item || !left.content->mission.head->title.empty())) {
    return name_of_content(left.content->mission, left.content->item);
  }
  return translate("a mission without a file");
}

/// A job that runs out of memory has failed like one whose disk is full.
Result<void> run(const Recovery::Job& job) {
  try {
    return job.run();
  } catch (const std::exception& exception) {
    return fail(exception.what());
  }
}

}  // namespace

CrashRecovery::CrashRecovery(Document& document, Notices& notices, FileSystem& files, const Post& post, Wake wake,
                             std::function<bool(const Recoverable&)> take_over)
    : document_(document),
      notices_(notices),
      files_(files),
      wake_(std::move(wake)),
      take_over_(std::move(take_over)),
      writing_(
          post,
          [this](const Result<void>& written) {
            if (!written) return failed(written.error());
            notices_.withdraw(Topic::keeping);
          },
          [this](const std::string& words) {
            failed({words, {}, 0, 0});
          }) {}

void CrashRecovery::begin(const std::filesystem::path& folder) {
  left_ = recoverable(folder, files_);
  auto recovery = Recovery::begin(folder, files_);
  if (recovery) {
    recovery_.emplace(std::move(*recovery));
    note(std::chrono::steady_clock::now());
  } else {
    cannot_keep(recovery.error());
  }
  offer();
}

void CrashRecovery::note(Time now) {
  if (!recovery_) return;
  recovery_->note(document_, now);
  // Once there is nothing that is not saved, it is no news that it cannot be kept.
  if (!document_.modified()) notices_.withdraw(Topic::keeping);
  wake();
}

/// When there is something to do next.
void CrashRecovery::wake() {
  auto at = recovery_->due_at();
  if (try_again_ && (!at || *try_again_ < *at)) at = try_again_;
  if (at) wake_(*at);
}

void CrashRecovery::tick(Time now) {
  if (!recovery_) return;
  if (try_again_ && now >= *try_again_) {
    try_again_.reset();
    recovery_->retry(document_, now);
  }
  if (auto job = recovery_->due(now)) {
    writing_.ask([job = std::move(*job)](const std::stop_token&) { return job.run(); });
  }
  wake();
}

void CrashRecovery::cannot_keep(const Error& error) {
  notices_.show({Topic::keeping,
                 Kind::warning,
                 translate("What is not saved cannot be kept for the case that the program ends unexpectedly: {}",
                           {to_text(error)}),
                 {}});
}

void CrashRecovery::failed(const Error& error) {
  cannot_keep(error);
  try_again_ = std::chrono::steady_clock::now() + patience;
  wake();
}

bool CrashRecovery::write_now() {
  if (!recovery_) return false;
  // Anew, whatever was begun: a job that waits in the background may never run, one that ran may have failed.
  recovery_->retry(document_, std::chrono::steady_clock::now());
  const auto job = recovery_->at_once();
  if (!job) return true;
  const auto written = run(*job);
  if (!written) failed(written.error());
  return written.has_value();
}

void CrashRecovery::leave_behind() {
  if (document_.modified() && write_now()) recovery_->leave_behind();
}

void CrashRecovery::offer() {
  if (left_.empty()) return notices_.withdraw(Topic::left_behind);
  const auto& left = left_.front();
  if (!left.content) {
    notices_.show({Topic::left_behind,
                   Kind::warning,
                   translate("Bulkhead ended unexpectedly, and what it kept cannot be read. It lies in {}: {}",
                             {left.file.string(), to_text(left.content.error())}),
                   {{translate("Keep the file"), [this] { next(); }},
                    {translate("Throw away…"), [this] { ask_to_throw_away(); }}}});
    return;
  }
  notices_.show({Topic::left_behind,
                 Kind::warning,
                 translate("Bulkhead ended unexpectedly. Unsaved work on {} from {} is still there.",
                           {name_of(left), time_of(left)}),
                 {{translate("Recover"), [this] { recover(); }},
                  {translate("Not now"), [this] { next(); }},
                  {translate("Throw away…"), [this] { ask_to_throw_away(); }}}});
}

void CrashRecovery::ask_to_throw_away() {
  // The second click of a double click keeps it.
  notices_.show({Topic::left_behind,
                 Kind::warning,
                 translate("Throw away the unsaved work on {} from {}? It cannot be brought back.",
                           {name_of(left_.front()), time_of(left_.front())}),
                 {{translate("Throw away"), [this] { throw_away(); }}, {translate("Keep"), [this] { offer(); }}}});
}

void CrashRecovery::recover() {
  if (!take_over_(left_.front())) return offer();
  // As long as it is nowhere else the old file stays, and the warning of the failure too.
  if (write_now()) discard(left_.front());
  next();
}

void CrashRecovery::throw_away() {
  discard(left_.front());
  next();
}

void CrashRecovery::next() {
  left_.erase(left_.begin());
  offer();
}

}  // namespace bulkhead
