// SPDX-License-Identifier: MIT
#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <wx/timer.h>

#include "editor/tools/document/recovery.h"

namespace bulkhead {

/// Has recovery files written in the background while a document is edited.
class RecoveryKeeper final : private wxTimer {
 public:
  /// `failed` is called on the window's thread when a file could not be written.
  RecoveryKeeper(Recovery recovery, std::function<void(const Error&)> failed);
  ~RecoveryKeeper() override;

  /// To be called after every change of the document.
  void note(const Document& document);
  /// Writes what is waiting before it returns; false if it could not.
  bool write_now();
  /// See Recovery::leave_behind.
  void leave_behind() { recovery_.leave_behind(); }

 private:
  void Notify() override;
  void hand_over(Recovery::Job job);
  void work(const std::stop_token& end);

  Recovery recovery_;
  std::function<void(const Error&)> failed_;
  /// For calls that come from the thread; gone with the keeper.
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::optional<Recovery::Job> job_;
  std::jthread thread_;
};

}  // namespace bulkhead
