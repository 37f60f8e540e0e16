// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/tools/session/dialogs.h"

namespace bulkhead::test {

/// Answers the session's questions at once, and writes down that they were asked.
class AnsweredDialogs final : public Dialogs {
 public:
  std::optional<std::filesystem::path> open;
  std::optional<std::filesystem::path> sketch;
  std::optional<std::filesystem::path> picture;
  std::optional<std::string> length;
  std::optional<std::filesystem::path> save;
  std::optional<ExportRequest> request;
  std::optional<std::filesystem::path> card;
  std::optional<LibraryItem> item;
  /// For which kind an item was asked last.
  std::string kind_of_item;
  std::optional<NewItem> new_item;
  std::optional<CustomMission> custom;
  std::optional<NewBoard> board;
  std::optional<ResizeBoard> size;
  std::optional<Id> system;
  /// Of some things the place of the one that is chosen, and what they were called.
  std::optional<std::size_t> one = 0;
  std::vector<std::string> offered;
  std::optional<std::string> called;
  Leaving leaving = Leaving::stay;
  Overwriting overwriting = Overwriting::stay;
  /// Whether the desktop has something that opens files and folders.
  bool has_programs = true;
  std::vector<std::string> asked;
  /// Where it was last suggested to save or to export.
  std::filesystem::path suggested;

  std::optional<std::filesystem::path> mission_to_open() override { return answer("open", open); }
  std::optional<std::filesystem::path> sketch_to_open() override { return answer("sketch", sketch); }
  std::optional<std::filesystem::path> picture_to_open() override { return answer("picture", picture); }
  std::optional<std::string> length_of_stretch() override { return answer("length", length); }
  std::optional<std::filesystem::path> where_to_save(const std::filesystem::path& likely) override {
    suggested = likely;
    return answer("save", save);
  }
  std::optional<ExportRequest> what_to_export(const std::shared_ptr<const Mission>&,
                                              const std::filesystem::path& likely, Exporting) override {
    suggested = likely;
    return answer("export", request);
  }
  std::optional<std::filesystem::path> where_to_put_card(const std::filesystem::path& likely) override {
    suggested = likely;
    return answer("card", card);
  }
  std::optional<std::size_t> which_sketch(const std::vector<std::string>&) override {
    asked.emplace_back("which sketch");
    return 0;
  }
  std::optional<LibraryItem> which_item(const Mission&, std::string_view kind) override {
    kind_of_item = kind;
    return answer("item", item);
  }
  std::optional<NewItem> which_new_item(const std::string&) override { return answer("new item", new_item); }
  std::optional<CustomMission> custom_mission() override { return answer("custom", custom); }
  std::optional<NewBoard> which_board(const Mission&) override { return answer("board", board); }
  std::optional<ResizeBoard> which_size(const Mission&, int) override { return answer("size", size); }
  std::optional<Id> which_system(const Mission&) override { return answer("system", system); }
  std::optional<std::size_t> which_of(const std::string&, const std::string&,
                                      const std::vector<std::string>& names) override {
    offered = names;
    return answer("which", one);
  }
  std::optional<std::string> template_title(const std::string& likely) override {
    offered = {likely};
    return answer("template", called);
  }
  Result<void> open_window() override {
    asked.emplace_back("window");
    return {};
  }
  Leaving before_losing(const std::string&, const std::vector<RefusedText>&) override {
    asked.emplace_back("leaving");
    return leaving;
  }
  Overwriting over_changes_of_others(const std::string&) override {
    asked.emplace_back("overwriting");
    return overwriting;
  }
  Result<void> print(const std::shared_ptr<const Mission>&) override {
    asked.emplace_back("print");
    return {};
  }
  bool open_on_desktop(const std::filesystem::path& path) override {
    asked.push_back("desktop " + path.string());
    return has_programs;
  }
  void show_guide(std::string_view page) override { asked.emplace_back(page); }
  void tell_about() override { asked.emplace_back("about"); }
  void tell_shortcuts() override { asked.emplace_back("shortcuts"); }

 private:
  template <typename T>
  T answer(const char* question, const T& given) {
    asked.emplace_back(question);
    return given;
  }
};

}  // namespace bulkhead::test
