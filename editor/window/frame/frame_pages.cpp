// SPDX-License-Identifier: MIT
// Which page the window shows, what is brought into sight on it, and who has the keyboard there.
#include <utility>
#include <wx/simplebook.h>

#include "editor/panels/findings/findings_panel.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/texts/texts_panel.h"
#include "editor/tools/change/changed_place.h"
#include "editor/tools/words/translate.h"
#include "editor/window/built/built_panel.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {
namespace {

/// In the order in which the frame is built.
constexpr int start_index = 0;
constexpr int map_index = 1;

}  // namespace

void EditorFrame::begin_with_page() {
  const auto& state = wanted_page_;
  if (state.beside_both) docks_->want_beside(WorkPage::both, *state.beside_both);
  if (state.beside_texts) docks_->want_beside(WorkPage::texts, *state.beside_texts);
  if (state.map_share > 0) middle_->set_map_share(state.map_share);
  if (const auto azimuth = state.built_azimuth) {
    panels_->built().canvas().change([&](TurnedView& view) { view.turn_to(*azimuth); });
  }
  panels_->arrange_texts({.list = state.texts_list,
                          .beside_lua = state.form_beside_lua,
                          .above_lua = state.form_above_lua,
                          .beside_card = state.form_beside_card,
                          .card_size = state.card_size,
                          .card_hidden = state.card_hidden,
                          .lua_shown = state.lua_shown});
  const auto page = page_of(state.page);
  docks_->turn_to(page);
  middle_->show(page);
}

bool EditorFrame::on_start_page() const { return centre_->GetSelection() == start_index; }

void EditorFrame::document_opened() {
  overlays_.forget();
  underlays_->mission_opened();
  build_panels();
  const bool begun = document().path().empty() && !document().item();
  controller_.begin_mission();
  canvas_->forget_pointer();
  fit_page_to_document();
  // Who begins with a battlefield is to see it, whatever the last one was looked at for.
  if (begun && middle_->page() == WorkPage::texts) turn_to(WorkPage::map);
  show_map();
  canvas_->fit_when_laid_out();
  refresh_recent();
}

void EditorFrame::fit_page_to_document() {
  const auto& item = document().item();
  docks_->leave_out_map(item.has_value());
  const auto menu = item ? name_of(kind_of_item(*item->kind)) : translate("Mission");
  bars_->call_menu("Mission", to_wx(menu));
  if (item) {
    if (!page_of_missions_) page_of_missions_ = middle_->page();
    turn_to(WorkPage::texts);
    panels_->texts().show_added(id_in(stage_.mission(), *item));
  } else if (page_of_missions_) {
    turn_to(*std::exchange(page_of_missions_, std::nullopt));
  }
}

void EditorFrame::show_start_page() {
  if (session_.has_document()) {
    start_->show_back(document().name());
  } else {
    start_->show_back(std::nullopt);
  }
  refresh_recent();
  show_docks(false);
  centre_->ChangeSelection(start_index);
  start_->catch_up();
  refresh_soon();
}

void EditorFrame::show_map() {
  if (!session_.has_document()) return;
  show_docks(true);
  centre_->ChangeSelection(map_index);
  give_keyboard();
  refresh_soon();
}

void EditorFrame::give_keyboard() {
  // Only what is shown can have it.
  CallAfter([this] {
    const bool typing = middle_->page() != WorkPage::map && panels_->on_texts();
    if (typing) return;
    middle_->page() == WorkPage::texts ? panels_->texts().SetFocus() : canvas_->SetFocus();
  });
}

void EditorFrame::turn_to(WorkPage page) {
  const bool item_needs_texts = document().item() && page != WorkPage::texts;
  if (middle_->page() == page || item_needs_texts) return;
  canvas_->turn_page();
  docks_->turn_to(page);
  // What stands above the map has its room before the map comes, which then lies where it did.
  if (page != WorkPage::texts) show_options(!on_start_page());
  middle_->show(page);
  show_docks(!on_start_page());
  give_keyboard();
  refresh_soon();
}

void EditorFrame::bring_into_sight(WorkPage page) {
  if (middle_->page() != page && middle_->page() != WorkPage::both) turn_to(WorkPage::both);
}

void EditorFrame::show_docks(bool show) {
  docks_->show(show);
  show_options(show && middle_->page() != WorkPage::texts);
}

void EditorFrame::show_options(bool show) {
  if (show) options_->refresh();
  options_->Show(show);
  options_->GetParent()->Layout();
}

void EditorFrame::show_folded_legend() {
  const auto& line = canvas_->folded_legend();
  options_->show_folded(line.empty() ? line : translate("Legend: {}", {line}), canvas_->legend_is_open());
}

void EditorFrame::show_found(const std::optional<TextSpot>& text) {
  // The list of findings, where one has come from, stays.
  const bool foot = docks_->wanted(Docks::Panel::foot);
  bring_into_sight(text ? WorkPage::texts : WorkPage::map);
  if (foot && !docks_->wanted(Docks::Panel::foot)) docks_->want(Docks::Panel::foot, true);
  // After the page has got the keyboard, and the text what is selected.
  if (text) CallAfter([this, spot = *text] { panels_->texts().open_at(spot); });
}

void EditorFrame::show_findings() {
  panels_->show_findings();
  if (!findings_->chosen()) findings_->step(1);
  panels_->findings().focus_list();
}

void EditorFrame::show_step() {
  const auto step = stage_.last_step();
  const auto changed = changed_place(*step.before, stage_.mission());
  if (changed.texts) {
    bring_into_sight(WorkPage::texts);
    if (changed.text) panels_->texts().show_changed(*changed.text, *step.before);
  } else if (changed.map) {
    bring_into_sight(WorkPage::map);
    const auto* const object =
        changed.places.size() == 1 ? std::get_if<ObjectAddress>(&changed.places.front()) : nullptr;
    // While somebody draws, what is chosen for drawing stays.
    if (object != nullptr && controller_.tool().info().key == "select") stage_.select(Selection({*object}));
    if (!changed.places.empty()) stage_.reveal(changed.places.front());
  } else if (changed.head) {
    stage_.select({});
  }
  told_ = step.words;
}

}  // namespace bulkhead
