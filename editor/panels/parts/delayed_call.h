// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <utility>
#include <wx/timer.h>

namespace bulkhead {

/// Does something a little later and once, however often it is asked to. Nothing is done after its end.
class DelayedCall final : private wxTimer {
 public:
  explicit DelayedCall(std::function<void()> work) : work_(std::move(work)) {}

  /// After so many milliseconds from the first request on.
  void within(int milliseconds) {
    if (!IsRunning()) StartOnce(milliseconds);
  }
  /// After so many milliseconds without a further request.
  void after_pause(int milliseconds) { StartOnce(milliseconds); }
  [[nodiscard]] bool pending() const { return IsRunning(); }
  /// At once, if it was asked for.
  void now() {
    if (!IsRunning()) return;
    Stop();
    work_();
  }
  void forget() { Stop(); }

 private:
  void Notify() override { work_(); }

  std::function<void()> work_;
};

}  // namespace bulkhead
