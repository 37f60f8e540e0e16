// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <wx/app.h>

#include "editor/tools/jobs/job.h"

namespace bulkhead {

/// The way back from the background: what is posted is done by the program's event loop.
[[nodiscard]] inline Post to_window_thread() {
  return [](std::function<void()> what) { wxTheApp->CallAfter(std::move(what)); };
}

}  // namespace bulkhead
