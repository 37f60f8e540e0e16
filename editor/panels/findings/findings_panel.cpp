// SPDX-License-Identifier: MIT
#include "editor/panels/findings/findings_panel.h"

#include <algorithm>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/weakref.h>

#include "editor/panels/findings/card_view.h"
#include "editor/panels/findings/findings_model.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/clipboard.h"
#include "editor/panels/parts/entry_menu.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/row_tooltips.h"
#include "editor/panels/parts/shown_row.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/canvas/scoped_flag.h"
#include "editor/tools/findings/finding_menu.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

constexpr int search_after = 150;
/// A check that takes longer than this is spoken of.
constexpr int patience = 300;
/// Of the columns.
constexpr int least_text_width = 136;
constexpr int where_width = 150;
/// From here on the card stands beside the list, else below it.
constexpr int width_for_both = 520;
constexpr int least_card_width = 280;
constexpr int bar_margin = 4;
/// In less there is only the tab above the panel to be seen, and all is placed as if there were so much.
constexpr int least_height = 60;
constexpr int usual_height = 176;

}  // namespace

FindingsPanel::FindingsPanel(wxWindow* parent, MissionStage& stage, FindingsState& findings)
    : wxPanel(parent),
      findings_(findings),
      search_later_(
          [this] { set_filter([this](FindingFilter& filter) { filter.text = from_wx(search_->GetValue()); }); }),
      checking_later_([this] { tell_work(translated("checking…")); }) {
  build();
  findings_.listen([panel = wxWeakRef<FindingsPanel>(this)](FindingsState::Event event) {
    if (panel) panel->findings_changed(event);
  });
  stage.listen([panel = wxWeakRef<FindingsPanel>(this)](CanvasEvent event) {
    if (panel && event == CanvasEvent::replaced) panel->card_->end_asking();
  });
  stage.add_input_source(
      [panel = wxWeakRef<FindingsPanel>(this)] { return panel ? panel->commit() : std::vector<RefusedText>(); });
  show_list();
  show_work();
}

void FindingsPanel::build_bar() {
  auto* const filters = new wxBoxSizer(wxHORIZONTAL);
  errors_ = add_filter(symbol_of(Level::error), &FindingFilter::errors, &Palette::error);
  warnings_ = add_filter(symbol_of(Level::warning), &FindingFilter::warnings, &Palette::warning);
  notes_ = add_filter(symbol_of(Level::note), &FindingFilter::notes, &Palette::note);
  waived_ = add_filter({}, &FindingFilter::waived, &Palette::mute);
  for (auto* const button : {errors_, warnings_, notes_, waived_}) {
    filters->Add(button, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(4));
  }
  auto* const rest = new wxBoxSizer(wxHORIZONTAL);
  work_ = new wxStaticText(this, wxID_ANY, {});
  colour_text(*work_, &Palette::mute);
  rest->Add(work_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  cancel_ = new wxButton(this, wxID_ANY, translated("Stop fixing"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  cancel_->Hide();
  cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { findings_.stop_fixing(); });
  rest->Add(cancel_, 0, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  search_ = new wxSearchCtrl(this, wxID_ANY, {}, wxDefaultPosition, FromDIP(wxSize(120, -1)));
  search_->SetDescriptiveText(translated("Search"));
  search_->ShowCancelButton(true);
  set_accessible_name(*search_, translated("Search the findings"));
  search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
    commit();
    search_later_.after_pause(search_after);
  });
  search_->Bind(wxEVT_SEARCHCTRL_CANCEL_BTN, [this](wxCommandEvent&) { search_->Clear(); });
  rest->Add(search_, 0, wxALIGN_CENTRE_VERTICAL);
  bar_ = new wxBoxSizer(wxHORIZONTAL);
  bar_->Add(filters, 0, wxEXPAND);
  bar_->AddSpacer(FromDIP(4));
  bar_->Add(rest, 1, wxEXPAND);
}

void FindingsPanel::build_list() {
  list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                             wxDV_NO_HEADER | wxDV_VARIABLE_LINE_HEIGHT | wxBORDER_NONE);
  set_accessible_name(*list_, translated("Findings"));
  model_ = new FindingsModel();
  list_->AssociateModel(model_);
  model_->DecRef();
  const auto add_column = [this](FindingsModel::Column column, int width) {
    auto* const renderer = new wxDataViewTextRenderer();
    renderer->EnableEllipsize(wxELLIPSIZE_END);
    renderer->EnableMarkup(column == FindingsModel::text);
    list_->AppendColumn(new wxDataViewColumn(wxString(), renderer, column, FromDIP(width), wxALIGN_LEFT));
  };
  add_column(FindingsModel::text, least_text_width);
  add_column(FindingsModel::where, where_width);
  set_usual_row_height(*list_, FindingsModel::where);
  tell_places(*list_, [this](const std::vector<int>& place) { return model_->words_of(place); });
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { row_chosen(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { activated(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent& event) { show_menu_of(event.GetItem()); });
  list_->Bind(wxEVT_CHAR_HOOK, &FindingsPanel::key_pressed, this);
  const auto note_fold = [this](const wxDataViewItem& item, bool folded) {
    const auto group = model_->group_of(item);
    if (quiet_ || !group) return;
    const auto name = model_->groups()[*group].name();
    folded ? static_cast<void>(folded_.insert(name)) : static_cast<void>(folded_.erase(name));
  };
  list_->Bind(wxEVT_DATAVIEW_ITEM_COLLAPSED, [note_fold](wxDataViewEvent& event) { note_fold(event.GetItem(), true); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_EXPANDED, [note_fold](wxDataViewEvent& event) { note_fold(event.GetItem(), false); });
  list_->Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    fit_columns();
    event.Skip();
  });
}

void FindingsPanel::build() {
  colour_ground(*this, &Palette::field);
  build_bar();
  build_list();
  nothing_ = new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxALIGN_CENTRE_HORIZONTAL);
  colour_text(*nothing_, &Palette::mute);
  card_ = new CardView(this, {.fix = [this](const Edit& fix) { show_failure(findings_.fix(fix)); },
                              .fix_all = [this] { fix(true); },
                              .open = [this] { open_chosen(); },
                              .waive = [this](const std::string&) { return commit().empty(); },
                              .unwaive = [this] { show_failure(findings_.unwaive()); },
                              .set_level = [this](std::optional<Level> level) { set_level(level, false); },
                              .set_my_level = [this](std::optional<Level> level) { set_level(level, true); }});

  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(bar_, 0, wxEXPAND | wxALL, bar_margin);
  column->Add(list_, 1, wxEXPAND);
  column->Add(nothing_, 1, wxEXPAND | wxALL, FromDIP(24));
  body_ = new wxBoxSizer(wxVERTICAL);
  body_->Add(column, 1, wxEXPAND);
  body_->Add(card_, 0, wxEXPAND);
  SetSizer(body_);
  Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
    lay_out();
    event.Skip();
  });
  keep_keys_from_map(*this);
}

wxToggleButton* FindingsPanel::add_filter(const wxString& symbol, bool FindingFilter::*shown,
                                          wxColour Palette::*colour) {
  auto* const button = new wxToggleButton(this, wxID_ANY, symbol, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  button->SetValue(findings_.filter().*shown);
  colour_text(*button, colour);
  button->Bind(wxEVT_TOGGLEBUTTON, [this, shown](wxCommandEvent& event) {
    // A reason that is being written may be about what the filter is going to hide.
    commit();
    set_filter([&](FindingFilter& filter) { filter.*shown = event.IsChecked(); });
  });
  return button;
}

void FindingsPanel::set_filter(const std::function<void(FindingFilter&)>& change) {
  auto filter = findings_.filter();
  change(filter);
  findings_.set_filter(std::move(filter));
}

void FindingsPanel::findings_changed(FindingsState::Event event) {
  switch (event) {
    case FindingsState::Event::list: return show_list();
    case FindingsState::Event::choice: return show_choice(true);
    case FindingsState::Event::work: return show_work();
  }
}

void FindingsPanel::show_list() {
  quiet_ = true;
  const bool same = model_->replace(findings_.rows(), findings_.groups());
  if (!same) unfold();
  quiet_ = false;
  const bool empty = model_->groups().empty();
  if (empty) {
    const auto& counts = findings_.counts();
    const bool all_clear = counts.errors + counts.warnings + counts.notes == 0;
    nothing_->SetLabel(!findings_.has_report() ? wxString()
                       : !findings_.trouble().empty()
                           ? translated("The mission could not be checked: {}", {findings_.trouble()})
                       : all_clear && counts.waived > 0 ? translated("Nothing else found: the rest is waived.")
                       : all_clear                      ? translated("Nothing found: every check passes.")
                                                        : translated("No finding passes the filter."));
  }
  label_filters();
  if (list_->IsShown() == empty || nothing_->IsShown() != empty) {
    list_->Show(!empty);
    nothing_->Show(empty);
  }
  show_choice(!same);
}

void FindingsPanel::unfold() {
  for (std::size_t group = 0; group < model_->groups().size(); ++group) {
    const auto& each = model_->groups()[group];
    if (each.count > 0 && !folded_.contains(each.name())) list_->Expand(model_->item_of_group(group));
  }
}

void FindingsPanel::show_choice(bool in_sight) {
  quiet_ = true;
  if (const auto row = findings_.chosen()) {
    const auto item = model_->item_of_row(*row);
    if (list_->GetSelection() != item) {
      const auto group = model_->GetParent(item);
      if (!list_->IsExpanded(group)) list_->Expand(group);
      list_->Select(item);
      if (in_sight) show_row(*list_, item, model_->place_of(*row));
    }
  } else if (const auto group = findings_.chosen_group()) {
    const auto item = model_->item_of_group(*group);
    if (list_->GetSelection() != item) list_->Select(item);
  } else {
    list_->UnselectAll();
  }
  quiet_ = false;
  show_card();
}

void FindingsPanel::show_card() {
  // Without a chosen finding the list has all the room.
  const auto card = findings_.card();
  card_->Show(card.has_value());
  card_->show(card);
  Layout();
}

void FindingsPanel::show_work() {
  const bool fixing = findings_.fixing();
  const bool was_fixing = cancel_->IsShown();
  cancel_->Show(fixing);
  if (!findings_.checking()) {
    checking_later_.forget();
  } else if (!checking_later_.pending()) {
    checking_later_.after_pause(patience);
  }
  if (fixing) {
    tell_work(translated("fixing…"));
  } else if (was_fixing || !findings_.checking()) {
    tell_work({});
  }
}

void FindingsPanel::label_filters() {
  const auto label = [](wxToggleButton* button, const wxString& symbol, const wxString& word, int count, bool narrow) {
    // What is waived has no symbol of its own where there is room for the word.
    const bool with_symbol = narrow || symbol != symbol_of_waived();
    auto text = with_symbol ? symbol : wxString();
    if (!narrow) text += (text.empty() ? "" : " ") + word;
    text += wxString::Format(" %d", count);
    if (button->GetLabel() == text) return;
    button->SetLabel(text);
    button->SetToolTip(word);
    set_accessible_name(*button, wxString::Format("%s %d", word, count));
  };
  const auto& counts = findings_.counts();
  const auto label_all = [&](bool narrow) {
    label(errors_, symbol_of(Level::error), translated("Errors"), counts.errors, narrow);
    label(warnings_, symbol_of(Level::warning), translated("Warnings"), counts.warnings, narrow);
    label(notes_, symbol_of(Level::note), translated("Notes"), counts.notes, narrow);
    label(waived_, symbol_of_waived(), translated("Waived"), counts.waived, narrow);
  };
  const auto too_wide = [&] { return bar_->CalcMin().x + 2 * bar_margin > GetClientSize().x - card_width(); };
  bar_->SetOrientation(wxHORIZONTAL);
  label_all(false);
  // Where there is little room the symbols say it alone, and where there is less the bar takes two lines.
  if (too_wide()) label_all(true);
  if (too_wide()) bar_->SetOrientation(wxVERTICAL);
}

void FindingsPanel::tell_work(const wxString& words) {
  work_->SetLabel(words);
  label_filters();
  Layout();
}

int FindingsPanel::card_width() const {
  const auto size = GetClientSize();
  const bool beside = size.x >= FromDIP(width_for_both) && size.y < FromDIP(360);
  return beside ? std::max(FromDIP(least_card_width), size.x * 3 / 8) : 0;
}

void FindingsPanel::lay_out() {
  // A low panel keeps its height for the list.
  const int width = card_width();
  body_->SetOrientation(width > 0 ? wxHORIZONTAL : wxVERTICAL);
  card_->stand_beside(width, GetClientSize().y * 3 / 5);
  label_filters();
}

bool FindingsPanel::Layout() {
  const auto size = GetClientSize();
  if (size.y >= FromDIP(least_height)) return wxPanel::Layout();
  if (body_ != nullptr) body_->SetDimension({0, 0}, {std::max(size.x, FromDIP(width_for_both)), FromDIP(usual_height)});
  return true;
}

void FindingsPanel::fit_columns() {
  // The text takes what the place leaves; that goes where there is little room, as the card says it too.
  const int width = ToDIP(list_->GetClientSize().x);
  const bool with_place = width >= 400;
  list_->GetColumn(FindingsModel::where)->SetHidden(!with_place);
  list_->GetColumn(FindingsModel::text)
      ->SetWidth(FromDIP(std::max(least_text_width, width - (with_place ? where_width : 0))));
}

void FindingsPanel::focus_list() {
  if (list_->IsShown()) list_->SetFocus();
}

wxDataViewItem FindingsPanel::item_chosen() const {
  if (const auto row = findings_.chosen()) return model_->item_of_row(*row);
  const auto group = findings_.chosen_group();
  return group ? model_->item_of_group(*group) : wxDataViewItem();
}

void FindingsPanel::key_pressed(wxKeyEvent& event) {
  const auto item = list_->GetSelection();
  if (asks_for_menu(event) && item.IsOk()) return show_menu_of(item, list_->GetItemRect(item).GetBottomLeft());
  const bool folds = !event.HasAnyModifiers() && model_->group_of(item);
  if (folds && event.GetKeyCode() == WXK_LEFT) return list_->Collapse(item);
  if (folds && event.GetKeyCode() == WXK_RIGHT) return list_->Expand(item);
  event.Skip();
}

void FindingsPanel::activated() {
  const auto item = list_->GetSelection();
  if (!model_->group_of(item)) return open_chosen();
  list_->IsExpanded(item) ? list_->Collapse(item) : list_->Expand(item);
}

void FindingsPanel::open_chosen() {
  const auto text = findings_.text();
  findings_.lead_there();
  if (opened_) opened_(text);
}

void FindingsPanel::set_level(std::optional<Level> level, bool mine) {
  const auto done = mine ? findings_.set_my_level(level) : findings_.set_level(level);
  // What was chosen and is not so stands there as it was.
  if (!done) card_->show(findings_.card());
  show_failure(done);
}

void FindingsPanel::row_chosen() {
  if (!quiet_) choose_row();
}

void FindingsPanel::choose_row() {
  commit();
  const auto item = list_->GetSelection();
  if (const auto group = model_->group_of(item)) return findings_.choose_group(*group);
  findings_.choose(model_->row_of(item));
  findings_.lead_there();
}

void FindingsPanel::show_menu_of(const wxDataViewItem& item, wxPoint at) {
  if (!item.IsOk()) return;
  if (item != list_->GetSelection()) {
    const ScopedFlag quiet(quiet_);
    list_->UnselectAll();
    list_->Select(item);
    list_->SetCurrentItem(item);
  }
  // The same row again would not only be chosen, it would be brought into sight on the map.
  if (item_chosen() != item) choose_row();
  show_menu(*list_, at);
}

void FindingsPanel::show_menu(wxWindow& above, wxPoint at) {
  const auto entries =
      finding_menu(findings_, {.go_there = [this] { open_chosen(); },
                               .ask_for_reason = [this] { card_->ask_for_reason(); },
                               .copy = [](const std::string& text) { (void)to_clipboard(text); },
                               .show_failure = [this](const Result<void>& done) { show_failure(done); }});
  if (!entries.empty()) pop_up(above, entries, at);
}

std::vector<RefusedText> FindingsPanel::commit() {
  const auto reason = card_->reason();
  if (reason.empty() || !findings_.chosen()) return {};
  const auto done = findings_.waive(reason);
  if (done) {
    card_->end_asking();
    return {};
  }
  show_failure(done);
  return {{translate("Reason of the waiver"), done.error().message}};
}

void FindingsPanel::show_failure(const Result<void>& done) {
  if (!done) card_->refuse(to_wx(done.error().message));
}

}  // namespace bulkhead
