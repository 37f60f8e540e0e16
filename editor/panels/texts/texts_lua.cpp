// SPDX-License-Identifier: MIT
// The Lua of the chosen text.
#include <algorithm>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/splitter.h>
#include <wx/stattext.h>

#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/share_splitter.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/panels/texts/lua_editor.h"
#include "editor/panels/texts/text_form.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/findings/findings_state.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {
void TextsPanel::show_lua(bool another) {
  const auto* const id = chosen_.item();
  const auto found = id != nullptr ? find_text_item(stage_.mission(), *id) : FoundItem{};
  if (another) lua_begun_.reset();
  // What has lost all its Lua keeps the place to write it for as long as it is chosen.
  if (!another && lua_is_shown() && id != nullptr) lua_begun_ = *id;
  if (found.item == nullptr) return;
  const bool begun = !found.item->lua.empty();
  lua_button_->SetLabel(begun ? translated("What it does, in Lua") : translated("+ What it does, in Lua"));
  lua_button_->SetToolTip(begun ? translated("Show the script that carries it out")
                                : translated("Write a script that carries it out"));
  LuaContext context{std::string(found.what), {}};
  for (const auto& param : found.item->params) context.figures.push_back(param.name.text());
  const auto* const draft = drafts_.find(chosen_.entry(), lua_field, {{found.item->lua}});
  if (another) {
    lua_->open(found.item->lua, std::move(context), draft != nullptr ? &draft->value.front().front() : nullptr);
  } else {
    lua_->update(found.item->lua, std::move(context));
  }
  lua_complaint_->say(draft != nullptr ? symbol_of(Level::error) + " " + to_wx(draft->refused.reason) : wxString());
  mark_lua();
}

void TextsPanel::mark_lua() {
  const auto* const id = chosen_.item();
  const auto found = id != nullptr ? find_text_item(stage_.mission(), *id) : FoundItem{};
  // What was checked is what the mission has; the marks of what is being typed stay where they are. What does not
  // compile says so itself, at once.
  if (findings_ == nullptr || found.item == nullptr || found.item->lua != lua_->chunk()) return;
  std::vector<LuaEditor::Remark> remarks;
  const auto rows = lua_->mistake() ? std::vector<std::size_t>() : findings_->rows_about(*id);
  for (const auto row : rows) {
    const auto spot = findings_->text(row);
    if (spot && spot->text == TextKey(*id)) remarks.push_back({spot->lua_line, findings_->rows()[row].level});
  }
  lua_->mark(remarks);
}

bool TextsPanel::wants_lua() {
  const auto* const id = chosen_.item();
  const auto found = id != nullptr ? find_text_item(stage_.mission(), *id) : FoundItem{};
  if (found.item == nullptr) return false;
  if (lua_begun_ == *id || drafts_.find(chosen_.entry(), lua_field, {{found.item->lua}}) != nullptr) return true;
  const bool in_the_way = !lua_stands_beside() || (has_card() && shows_cards());
  return !found.item->lua.empty() && arrangement_.lua_shown.value_or(!in_the_way);
}

void TextsPanel::hide_lua() {
  lua_->commit();
  lua_begun_.reset();
  arrangement_.lua_shown = false;
  lay_out();
  list_->SetFocus();
}

bool TextsPanel::lua_is_shown() const { return right_->IsSplit() && lua_panel_->IsShown(); }

void TextsPanel::begin_lua() {
  const auto* const id = chosen_.item();
  if (id == nullptr) return;
  const auto found = find_text_item(stage_.mission(), *id);
  if (found.item != nullptr && !found.item->lua.empty()) arrangement_.lua_shown = true;
  lua_begun_ = *id;
  show_lua(false);
  lay_out();
  lua_->SetFocus();
}

bool TextsPanel::commit_lua(const std::string& chunk) {
  const auto* const id = chosen_.item();
  const auto found = id != nullptr ? find_text_item(stage_.mission(), *id) : FoundItem{};
  if (found.item == nullptr) return true;
  const auto [subject, name] = owner();
  const auto before = found.item->lua;
  const auto done = stage_.attempt(SetField{*id, {"lua", single(chunk)}}, "texts/" + subject + "/" + lua_field);
  if (done) {
    drafts_.forget(subject, lua_field);
    lua_complaint_->say({});
  } else {
    const auto& reason = done.error().message;
    drafts_.keep(subject, lua_field, {{{chunk}}, {{before}}, {translate("{} ({})", {"Lua", name}), reason}});
    lua_complaint_->say(symbol_of(Level::error) + " " + to_wx(reason));
  }
  return done.has_value();
}

void TextsPanel::lua_judged(const std::optional<ScriptMistake>& mistake) {
  colour_text(*lua_state_, mistake ? &Palette::error : &Palette::mute);
  lua_state_->SetLabel(mistake ? symbol_of(Level::error) + " " +
                                     translated("line {}", {std::to_string(std::max(1, mistake->line))})
                               : translated("Try it with bulkhead rehearse: F1"));
}

}  // namespace bulkhead
