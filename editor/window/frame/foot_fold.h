// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/findings/findings_state.h"
#include "editor/window/frame/docks.h"

class wxNotebook;

namespace bulkhead {

/// Folds the panel below the map to its tabs as long as nothing is found, so that the map has the room; the first tab,
/// that of the findings, says then what there is. Somebody who opens it himself has it open from then on, until he
/// folds it: a click on the tab in front does both. What is found while somebody draws opens nothing under his hand.
class FootFold {
 public:
  /// All must outlive it. `give_room` is called before the map gets other room that it is to be fitted into: when a
  /// mission was opened. Whatever the user opens himself leaves the map where it is.
  FootFold(Docks& docks, wxNotebook& foot, MissionStage& stage, FindingsState& findings,
           std::function<void()> give_room);
  FootFold(const FootFold&) = delete;
  FootFold& operator=(const FootFold&) = delete;

  void open();
  [[nodiscard]] bool folded() const;

 private:
  void follow();
  void fold();
  void name_tab();
  [[nodiscard]] bool something_found() const;
  [[nodiscard]] int height_of_tabs() const;

  Docks& docks_;
  wxNotebook& foot_;
  MissionStage& stage_;
  FindingsState& findings_;
  std::function<void()> give_room_;
  /// How high it was before.
  int height_;
  bool kept_open_ = false;
};

}  // namespace bulkhead
