// SPDX-License-Identifier: MIT
#include "editor/tools/session/session.h"

#include <utility>

#include "editor/tools/boards/board_actions.h"
#include "editor/tools/words/translate.h"
#include "model/io/mission_file.h"
#include "model/mission/names.h"
#include "model/settings/settings.h"

namespace bulkhead {

Session::Session(Dialogs& dialogs, FileSystem& files, const Post& post, CrashRecovery::Wake wake)
    : files_(files),
      document_(Mission{}, files),
      actions_(document_, dialogs, notices_, files, post, [this](const std::string& words) { tell_trouble(words); }),
      items_(document_, dialogs, notices_,
             {.commit = [this] { actions_.commit_input(); },
              .open_by_itself = [this](const std::filesystem::path& path) { actions_.open_by_itself(path); }}),
      missions_(document_, dialogs, notices_, files, actions_),
      disk_(
          document_, notices_, files, post, [this] { actions_.reload(); },
          [this](const std::string& words) { tell_trouble(words); }),
      recovery_(document_, notices_, files, post, std::move(wake),
                [this](const Recoverable& left) { return actions_.recover(left); }) {
  actions_.after_opening([this] {
    has_document_ = true;
    read_rules();
    if (opened_) opened_();
  });
  actions_.ask_about_items(
      [this](const std::string& text, const std::filesystem::path& path) { items_.ask_about_file(text, path); });
  actions_.ask_about_definitions(
      [this](const std::string& text, const std::filesystem::path& path) { ask_about_definition(text, path); });
  document_.listen([this](Document::Event) {
    recovery_.note(std::chrono::steady_clock::now());
    if (document_.path() != held_) note_open_file();
  });
}

void Session::ask_about_definition(const std::string& text, const std::filesystem::path& path) {
  const auto set = read_terrain_set(text, path.string());
  const auto system = set ? Result<GameSystem>(fail("")) : read_system(text, path.string());
  const auto root = read_document_head(text, {})->root;
  if (!set && !system) {
    // Whichever it is, what is wrong with it.
    const auto& error = root == "system" ? system.error() : set.error();
    return notices_.show({Notices::Topic::work, Notices::Kind::error, to_text(error), {}});
  }
  const auto name = path.filename().string();
  auto words = set ? translate("{} holds a terrain set, {}.", {name, name_or_id(*set)})
                   : translate("{} holds a game system, {}.", {name, name_or_id(*system)});
  if (!has_document_ || document_.item()) {
    words += " " + translate("It is no mission: open one, and this file again to take it over there.");
    return notices_.show({Notices::Topic::work, Notices::Kind::error, std::move(words), {}});
  }
  const auto edit = set ? Edit(AddSet{Part<TerrainSet>(*set)}) : Edit(SetSystem{Part<GameSystem>(*system)});
  if (system) {
    const auto lacking = lacking_words(*system, *document_.mission());
    if (!lacking.empty()) words += "\n" + lacking;
  }
  auto label = set ? translate("Use it in this mission") : translate("Make this mission one of it");
  notices_.show({Notices::Topic::work, Notices::Kind::info, std::move(words), {{std::move(label), [this, edit] {
                                                                                  take_over(edit);
                                                                                }}}});
}

void Session::take_over(const Edit& edit) {
  actions_.commit_input();
  document_.finish_merge();
  const auto name = translate(edit.step_name(*document_.mission()));
  const auto done = document_.apply(edit);
  document_.finish_merge();
  if (done) return notices_.tell(translate("{}. Undo takes it back.", {name}));
  notices_.show({Notices::Topic::work, Notices::Kind::error, done.error().message, {}});
}

void Session::begin_recovery() {
  recovery_.begin(recovery_folder());
  open_files_.begin(open_files_folder());
  note_open_file();
}

void Session::note_open_file() {
  held_ = document_.path();
  open_files_.hold(held_);
  if (!open_files_.elsewhere(held_)) return notices_.withdraw(Notices::Topic::shared);
  notices_.show(
      {Notices::Topic::shared,
       Notices::Kind::warning,
       translate("{} is open in another window as well. Whichever saves last replaces what the other has saved.",
                 {held_.filename().string()}),
       {}});
}

void Session::tell_trouble(const std::string& words) {
  notices_.show({Notices::Topic::work,
                 Notices::Kind::error,
                 translate("Something went wrong in the background: {}", {words}),
                 {}});
}

bool Session::read_rules() {
  auto rules = rules_of(load_settings(files_, settings_path()).value_or(Settings()));
  const bool others = rules != rules_;
  rules_ = std::move(rules);
  return others;
}

void Session::finish_background() {
  disk_.finish();
  recovery_.finish();
  actions_.finish();
}

bool Session::close_mission() {
  if (!actions_.may_leave()) return false;
  has_document_ = false;
  document_.begin(Mission{});
  notices_.withdraw(Notices::Topic::typing);
  notices_.withdraw(Notices::Topic::work);
  return true;
}

void Session::end_without_asking() {
  actions_.commit_input();
  if (has_document_) recovery_.leave_behind();
}

}  // namespace bulkhead
