// SPDX-License-Identifier: MIT
// Texts are added, taken away and moved.
#include <wx/menu.h>

#include "editor/panels/parts/words.h"
#include "editor/panels/texts/text_form.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/words/translate.h"
#include "model/edit/edit.h"

namespace bulkhead {

TextKind TextsPanel::kind_to_add() const {
  if (const auto group = chosen_.group()) return *group;
  const auto place = chosen_.text() ? place_of(stage_.mission(), *chosen_.text()) : std::nullopt;
  return place ? place->kind : TextKind::section;
}

void TextsPanel::add_alike() { document_item() != nullptr ? ask_what_to_add() : add(kind_to_add()); }

void TextsPanel::ask_what_to_add() {
  wxMenu menu;
  const auto offer = [&](TextKind kind) {
    const auto* const item = menu.Append(wxID_ANY, as_label(to_wx(name_of(kind))));
    menu.Bind(
        wxEVT_MENU, [this, kind](wxCommandEvent&) { CallAfter([this, kind] { add(kind); }); }, item->GetId());
  };
  const bool for_item = document_item() != nullptr;
  for (const auto kind : text_kinds) {
    if (!for_item || goes_with_items(kind)) offer(kind);
  }
  menu.AppendSeparator();
  for (const auto kind : definition_kinds) {
    if (kind == TextKind::standing_action || !can_be_added(kind)) continue;
    if (!for_item || goes_with_items(kind)) offer(kind);
  }
  PopupMenu(&menu);
}

void TextsPanel::ask_which_set() {
  const auto library = library_.library();
  if (!library) return stage_.say(library.error().message);
  wxMenu menu;
  for (const auto& entry : (*library)->templates()) {
    const Id id(entry.id.text());
    if (entry.kind != Template::Kind::terrain_set || exists(stage_.mission(), SetKey{id})) continue;
    const auto* const item = menu.Append(wxID_ANY, as_label(to_wx(entry.title)));
    menu.Bind(
        wxEVT_MENU, [this, id](wxCommandEvent&) { CallAfter([this, id] { use_set(id); }); }, item->GetId());
  }
  if (menu.GetMenuItemCount() == 0) return stage_.say(translate("The mission uses all terrain sets of the library."));
  PopupMenu(&menu);
}

void TextsPanel::use_set(const Id& set) {
  const auto found = library_.terrain_set(set);
  if (!found) return stage_.say(found.error().message);
  stage_.commit_input();
  if (!stage_.apply(AddSet{Part<TerrainSet>(*found)})) return;
  refresh_later_.now();
  choose(SetKey{set});
}

void TextsPanel::add(TextKind kind) {
  if (kind == TextKind::terrain_set) return ask_which_set();
  if (!can_be_added(kind)) return;
  commit();
  const auto* const standing = chosen_.text() ? std::get_if<StandingKey>(&*chosen_.text()) : nullptr;
  const bool copies = kind == TextKind::standing_action;
  if (copies && standing == nullptr) return stage_.say(translate("Choose the action that is to be copied."));
  const auto added = copies ? copy_of(stage_.mission(), *standing) : new_text(stage_.mission(), kind);
  if (!stage_.apply(added.edit)) return;
  refresh_later_.now();
  choose(added.key);
  select_chosen();
  form_->focus_first();
}

void TextsPanel::remove_chosen() {
  follow_what_is_typed();
  if (!chosen_.text() || !can_be_removed(*chosen_.text()) || is_document_item()) return;
  if (!stage_.apply(remove_text(*chosen_.text()))) return;
  refresh_later_.now();
  select_chosen();
}

void TextsPanel::follow_what_is_typed() {
  commit();
  // Something may have got its id after its name just now.
  refresh_later_.now();
}

bool TextsPanel::can_move(bool up) const {
  if (is_document_item() || !chosen_.can_move(up)) return false;
  // Of the game's kinds only those are listed that go with the item.
  if (document_item() != nullptr && std::holds_alternative<KindKey>(*chosen_.text())) return false;
  const auto place = place_of(stage_.mission(), *chosen_.text());
  const auto* const item = document_item();
  const bool second = place->index == 1 && item != nullptr && place->kind == kind_of_item(*item->kind);
  return !(up && second);
}

void TextsPanel::move_up() { move(true); }
void TextsPanel::move_down() { move(false); }

void TextsPanel::move(bool up) {
  follow_what_is_typed();
  if (!chosen_.text()) return;
  const auto step = up ? Step::up : Step::down;
  const auto* const section = std::get_if<SectionKey>(&*chosen_.text());
  const auto before = stage_.document().mission();
  const auto* const kind = std::get_if<KindKey>(&*chosen_.text());
  if (section == nullptr && kind == nullptr && chosen_.item() == nullptr) return;
  stage_.apply(section != nullptr ? Edit(OrderBriefing{section->heading, step, section->number})
               : kind != nullptr  ? Edit(OrderKind{kind->of, kind->id, step})
                                  : OrderItem{*chosen_.item(), step});
  if (stage_.document().mission() != before) chosen_.moved(stage_.mission(), up);
}

}  // namespace bulkhead
