// SPDX-License-Identifier: MIT
#pragma once

#include <utility>
#include <vector>
#include <wx/sizer.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/parts/window_thread.h"

namespace bulkhead::test {

/// The panel of findings together with what it shows.
class FindingsOnStage final : public wxPanel {
 public:
  FindingsOnStage(
      wxWindow* parent, MissionStage& stage, std::vector<Check> checks,
      std::function<void(const std::string& words)> tell = [](const std::string&) {})
      : wxPanel(parent),
        findings_(stage, std::move(checks), {.post = to_window_thread(), .tell = std::move(tell)}),
        panel_(new FindingsPanel(this, stage, findings_)) {
    auto* const all = new wxBoxSizer(wxVERTICAL);
    all->Add(panel_, 1, wxEXPAND);
    SetSizer(all);
  }
  ~FindingsOnStage() override { DestroyChildren(); }

  [[nodiscard]] FindingsState& findings() { return findings_; }
  [[nodiscard]] FindingsPanel& panel() { return *panel_; }

 private:
  FindingsState findings_;
  FindingsPanel* panel_;
};

}  // namespace bulkhead::test
