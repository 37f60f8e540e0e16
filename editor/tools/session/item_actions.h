// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "editor/tools/document/document.h"
#include "editor/tools/session/dialogs.h"
#include "editor/tools/session/notices.h"
#include "model/library/item_edits.h"
#include "workbench/library_on_demand.h"

namespace bulkhead {

/// What is done with items of the library and with files of items: they are added to the open mission, each as one step
/// of undo. Where something stands against it the user is told what, and what can be done about it.
class ItemActions {
 public:
  struct Ways {
    /// Makes edits of what is being typed.
    std::function<void()> commit;
    /// Opens the file of an item in the place of the mission.
    std::function<void(const std::filesystem::path& path)> open_by_itself;
  };
  /// All of them must outlive the actions.
  ItemActions(Document& document, Dialogs& dialogs, Notices& notices, Ways ways);

  /// Called when an item has been added, with its id.
  void after_adding(std::function<void(const Id& id)> added) { added_ = std::move(added); }

  /// Offers to add what a file holds to the mission, or to open it by itself.
  void ask_about_file(std::string_view text, const std::filesystem::path& path);
  /// Has the user choose an item of the library, of a kind (`stratagem`; empty for any), and adds it.
  void add_from_library(std::string_view kind);

 private:
  void add(const LibraryItem& item, const ItemAddition& how);
  void tell_why_not(const LibraryItem& item, const ItemAddition& how, const std::string& reason);

  Document& document_;
  Dialogs& dialogs_;
  Notices& notices_;
  Ways ways_;
  std::function<void(const Id&)> added_;
};

}  // namespace bulkhead
