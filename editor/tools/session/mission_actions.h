// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "editor/tools/session/file_actions.h"

namespace bulkhead {

/// Other ways to new missions than files: by hand, as a copy, and from templates of the user's own.
class MissionActions {
 public:
  /// All of them must outlive the actions.
  MissionActions(Document& document, Dialogs& dialogs, Notices& notices, FileSystem& files, FileActions& file_actions)
      : document_(document), dialogs_(dialogs), notices_(notices), files_(files), file_actions_(file_actions) {}

  /// Called when there are other templates than before.
  void when_templates_change(std::function<void()> changed) { changed_ = std::move(changed); }

  /// Asks what a mission is to be like and begins it; gives the symmetry to draw it with.
  std::optional<SymmetryPen> begin_custom();
  /// A copy of the mission that is open, with a title and an id of its own, in its place; false where there is none.
  bool duplicate();
  /// Keeps a copy of the mission among the user's own templates, under a title that is asked for.
  void save_as_template();
  /// Takes one of the user's own templates away, after asking; it can be brought back.
  void remove_template(const Template& entry);

 private:
  void keep_template(const Mission& mission, const std::filesystem::path& path);
  void throw_away(const std::filesystem::path& path, const std::string& title);
  void fail(const Error& error);
  void changed() const;

  Document& document_;
  Dialogs& dialogs_;
  Notices& notices_;
  FileSystem& files_;
  FileActions& file_actions_;
  std::function<void()> changed_;
};

}  // namespace bulkhead
