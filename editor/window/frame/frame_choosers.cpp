// SPDX-License-Identifier: MIT
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "editor/window/frame/chooser.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {

void EditorFrame::add_choosers() {
  const auto on_map = [this] { return !on_start_page(); };
  const auto opening = [this](Chooser::Content (EditorFrame::*content)()) {
    return [this, content] { open_chooser((this->*content)()); };
  };
  actions_.add("help.find-command", {opening(&EditorFrame::all_commands)});
  actions_.add("edit.find", {opening(&EditorFrame::all_that_is_found), on_map});
  const auto has_steps = [this] { return !on_start_page() && (document().can_undo() || document().can_redo()); };
  actions_.add(
      "edit.steps",
      {.run = opening(&EditorFrame::all_steps), .enabled = has_steps, .idle = marked("There are no steps yet")});
}

void EditorFrame::open_chooser(Chooser::Content content) {
  if (chooser_) chooser_->Close();
  stage_.commit_input();
  chooser_ = new Chooser(this, std::move(content));
  chooser_->Show();
}

Chooser::Content EditorFrame::all_commands() {
  const auto resting = on_start_page() ? translate("Open a mission first") : std::string();
  return {.title = translated("All commands"),
          .question = translated("Search commands"),
          .at_first = {},
          .nothing = translated("No command has these words."),
          .list = [this, resting](std::string_view words) { return command_choices(actions_, words, resting); }};
}

Chooser::Content EditorFrame::all_that_is_found() {
  const FindTarget target{[this](const Address& address) { show_found(address); },
                          [this](const TextKey& text) {
                            if (!exists(stage_.mission(), text)) return;
                            bring_into_sight(WorkPage::texts);
                            panels_->texts().choose(text);
                            panels_->texts().SetFocus();
                          }};
  return {.title = translated("Find"),
          .question = translated("Words, a place such as C3, or a command"),
          .at_first = translated("Type some words of what you look for, or a place: C3, C2/C3."),
          .nothing = translated("Nothing has these words."),
          .list = [this, target](std::string_view words) {
            return find_choices(stage_.mission(), actions_, words, target);
          }};
}

Chooser::Content EditorFrame::all_steps() {
  const auto go_to = [this](std::size_t done) { stage_.go_to_step(done); };
  const auto list = [this, go_to](std::string_view words) {
    auto steps = step_choices(document(), go_to);
    std::erase_if(steps, [&](const Choice& step) { return !has_all_words(step.name, words); });
    return steps;
  };
  return {.title = translated("Steps of undo"),
          .question = translated("Search steps"),
          .at_first = {},
          .nothing = translated("No step has these words."),
          .list = list,
          .begin = document().steps_done()};
}

void EditorFrame::show_found(const Address& address) {
  if (!exists(stage_.mission(), address)) return;
  bring_into_sight(WorkPage::map);
  stage_.select(Selection({address}));
  stage_.reveal(address);
  canvas_->SetFocus();
}

}  // namespace bulkhead
