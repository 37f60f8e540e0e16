// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <stop_token>

#include "editor/tools/box/box_report.h"
#include "editor/tools/session/background.h"

namespace bulkhead {

/// Looks in the background which panels build the newest mission; what is no longer asked for is broken off.
class LiveBox {
 public:
  using Ready = std::function<void(const BoxReport& report)>;

  /// Both are called by `deliver`.
  LiveBox(Ready ready, std::function<void(const std::string&)> trouble);
  ~LiveBox() { stop_.request_stop(); }
  LiveBox(const LiveBox&) = delete;
  LiveBox& operator=(const LiveBox&) = delete;

  /// `owned` as in Settings.
  void ask(const std::shared_ptr<const Mission>& mission, const std::map<Id, int>& owned);
  /// Whether the answer to the last question is still to come.
  [[nodiscard]] bool working() const { return working_; }
  void deliver() { background_.deliver(); }
  /// Waits for the answer, then delivers it.
  void finish() { background_.finish(); }

 private:
  Ready ready_;
  std::stop_source stop_;
  bool working_ = false;
  Background background_;
};

}  // namespace bulkhead
