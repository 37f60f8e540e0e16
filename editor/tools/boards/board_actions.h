// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/session/dialogs.h"
#include "editor/tools/session/notices.h"

namespace bulkhead {

/// What is kept and what is not known any more when a mission becomes one of another game; empty for nothing.
[[nodiscard]] std::string lacking_words(const GameSystem& other, const Mission& mission);

/// What is done with the boards of a mission, what they are built of, and its game: each asks, carries out as one step,
/// and tells what went with it.
class BoardActions {
 public:
  /// All of them must outlive the actions.
  BoardActions(MissionStage& stage, Dialogs& dialogs, Notices& notices)
      : stage_(stage), dialogs_(dialogs), notices_(notices) {}

  void add();
  /// Of the board that is chosen, or the only one.
  void resize();
  void remove();
  [[nodiscard]] bool can_remove() const { return chosen().has_value() && stage_.mission().boards.size() > 1; }
  /// Chooses the board after the one that is chosen.
  void choose_next();
  /// Has the mission use another terrain set of the library, and says what can be done with it; gives its id.
  std::optional<Id> use_set();
  void change_system();
  /// Links two markers, zones or areas that are selected, or takes their link away.
  void link();
  [[nodiscard]] bool can_link() const { return stage_.selection().size() == 2 && !linked().empty(); }
  /// The board that is chosen, or the only one.
  [[nodiscard]] std::optional<int> chosen() const;

 private:
  /// Applies, and tells what went and why not.
  bool carry_out(const Result<Edit>& edit);
  /// The two ends that are selected; none where anything else is.
  [[nodiscard]] std::vector<Id> linked() const;

  MissionStage& stage_;
  Dialogs& dialogs_;
  Notices& notices_;
};

}  // namespace bulkhead
