// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>

#include "editor/tools/canvas/canvas_controller.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/commands/actions.h"
#include "editor/tools/jobs/job.h"
#include "editor/tools/session/dialogs.h"
#include "editor/tools/session/notices.h"
#include "editor/tools/underlay/underlay_store.h"
#include "editor/window/underlay/underlay_picture.h"

namespace bulkhead {

class BoardCanvas;

/// The picture that lies under the map of the open mission: chosen, set right, shown and kept by its path. Never part
/// of the mission, of its prints or of its exports.
class Underlays {
 public:
  /// All must outlive it; `kept_in` is the file where underlays are kept.
  Underlays(MissionStage& stage, CanvasController& controller, BoardCanvas& canvas, Dialogs& dialogs, Notices& notices,
            FileSystem& files, const std::filesystem::path& kept_in, const Post& post);

  /// What the commands do; `when` says whether there is a map.
  void add_actions(Actions& actions, const std::function<bool()>& when);
  /// Another mission is open.
  void mission_opened();
  /// Has the mission that `open` opens, a copy of this one, the same underlay; nothing where it says that none was
  /// opened.
  void keep_over(const std::function<bool()>& open);
  [[nodiscard]] const std::optional<Underlay>& underlay() const { return underlay_; }

 private:
  /// A picture as it was read in the background.
  struct Loaded {
    std::filesystem::path path;
    Result<UnderlayPicture> picture;
    /// How it lay under the map when it was kept; nothing for one that is chosen now.
    std::optional<Underlay> kept;
  };
  void load(const std::filesystem::path& path, const std::optional<Underlay>& kept);
  void loaded(const Loaded& loaded);
  void lay_fresh(const std::filesystem::path& path, PictureSize size);
  void choose();
  void set_by_points();
  void set_by_length();
  /// Shows it from now on, and keeps it.
  void use(std::optional<Underlay> underlay);
  void take(const Result<Underlay>& underlay);
  void warn(const std::string& words);
  void keep();

  MissionStage& stage_;
  CanvasController& controller_;
  BoardCanvas& canvas_;
  Dialogs& dialogs_;
  Notices& notices_;
  FileSystem& files_;
  UnderlayStore store_;
  std::optional<Underlay> underlay_;
  std::shared_ptr<const UnderlayPicture> picture_;
  /// Where the mission is that it is kept for.
  std::filesystem::path kept_for_;
  Job<Loaded> loading_;
};

}  // namespace bulkhead
