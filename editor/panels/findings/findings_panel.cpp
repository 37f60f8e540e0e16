// SPDX-License-Identifier: MIT
#include "editor/panels/findings/findings_panel.h"

#include <algorithm>
#include <wx/button.h>
#include <wx/dataview.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>
#include <wx/weakref.h>

#include "editor/panels/findings/finding_detail.h"
#include "editor/panels/findings/findings_model.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/shown_row.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/window_thread.h"
#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

constexpr int search_after = 150;
/// A check that takes longer than this is spoken of.
constexpr int patience = 300;
/// Of the columns.
constexpr int level_width = 112;
constexpr int least_text_width = 136;
constexpr int where_width = 160;
constexpr int title_width = 200;
constexpr int bar_margin = 4;

}  // namespace

FindingsPanel::FindingsPanel(wxWindow* parent, MissionStage& stage, std::vector<Check> checks)
    : FindingsPanel(parent, stage, std::move(checks), Surroundings()) {}

FindingsPanel::FindingsPanel(wxWindow* parent, MissionStage& stage, std::vector<Check> checks,
                             Surroundings surroundings)
    : wxPanel(parent),
      stage_(stage),
      search_later_([this] { refresh(); }),
      checking_later_([this] { tell_state(translated("checking…")); }),
      surroundings_(std::move(surroundings)),
      fixing_(to_window_thread(),
              [this](const AllFixed& result) {
                all_fixed(result);
                watch_fixing();
              }),
      live_(
          to_window_thread(), std::move(checks),
          [this](std::shared_ptr<const Checked> checked) { take(std::move(checked)); }, stage_.document().snapshots()) {
  build();
  stage_.listen([panel = wxWeakRef<FindingsPanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  stage_.add_typing_place(
      [panel = wxWeakRef<FindingsPanel>(this)] { return panel ? panel->commit() : std::vector<RefusedText>(); });
  happened(CanvasEvent::mission);
  refresh();
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
  state_ = new wxStaticText(this, wxID_ANY, {});
  colour_text(*state_, &Palette::mute);
  rest->Add(state_, 1, wxALIGN_CENTRE_VERTICAL | wxRIGHT, FromDIP(8));
  cancel_ = new wxButton(this, wxID_ANY, translated("Stop fixing"), wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
  cancel_->Hide();
  cancel_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
    fixing_.cancel();
    watch_fixing();
  });
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
  list_ = new wxDataViewCtrl(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxDV_NO_HEADER | wxBORDER_NONE);
  set_accessible_name(*list_, translated("Findings"));
  model_ = new FindingsModel();
  list_->AssociateModel(model_);
  model_->DecRef();
  const auto add_column = [this](FindingsModel::Column column, int width) {
    auto* const renderer = new wxDataViewTextRenderer();
    renderer->EnableEllipsize(wxELLIPSIZE_END);
    list_->AppendColumn(new wxDataViewColumn(wxString(), renderer, column, FromDIP(width), wxALIGN_LEFT));
  };
  add_column(FindingsModel::level, level_width);
  add_column(FindingsModel::text, least_text_width);
  add_column(FindingsModel::where, where_width);
  add_column(FindingsModel::title, title_width);
  set_usual_row_height(*list_);
  list_->Bind(wxEVT_DATAVIEW_SELECTION_CHANGED, [this](wxDataViewEvent&) { row_chosen(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { jump(); });
  list_->Bind(wxEVT_DATAVIEW_ITEM_CONTEXT_MENU, [this](wxDataViewEvent&) { show_menu(); });
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
  detail_ = new FindingDetail(this, {.fix = [this](const Edit& fix) { carry_out(fix); },
                                     .fix_all = [this] { fix(true); },
                                     .waive = [this](const std::string&) { return commit().empty(); },
                                     .unwaive = [this] { unwaive_chosen(); }});

  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->Add(bar_, 0, wxEXPAND | wxALL, bar_margin);
  column->Add(list_, 1, wxEXPAND);
  column->Add(nothing_, 1, wxEXPAND | wxALL, FromDIP(24));
  body_ = new wxBoxSizer(wxVERTICAL);
  body_->Add(column, 1, wxEXPAND);
  body_->Add(detail_, 0, wxEXPAND);
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
  button->SetValue(filter_.*shown);
  colour_text(*button, colour);
  button->Bind(wxEVT_TOGGLEBUTTON, [this, shown](wxCommandEvent& event) {
    // A reason that is being written may be about what the filter is going to hide.
    commit();
    filter_.*shown = event.IsChecked();
    refresh();
  });
  return button;
}

void FindingsPanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::replaced) {
    detail_->end_asking();
    live_.forget();
  }
  if (event != CanvasEvent::mission) return;
  fixing_.mission_changed();
  watch_fixing();
  check_again();
}

void FindingsPanel::check_again() {
  if (!checking_later_.pending()) checking_later_.after_pause(patience);
  live_.check(stage_.document().mission(), stage_.document().revision(), surroundings_.rules());
}

void FindingsPanel::take(std::shared_ptr<const Checked> checked) {
  checked_ = std::move(checked);
  if (checked_->complete && checked_->revision == stage_.document().revision()) {
    checking_later_.forget();
    tell_state({});
  }
  counts_ = count_findings(checked_->report);
  refresh();
  for (const auto& listener : listeners_) listener();
}

std::vector<FindingMark> FindingsPanel::marks() const {
  return checked_ ? finding_marks(stage_.mission(), checked_->report) : std::vector<FindingMark>();
}

void FindingsPanel::refresh() {
  filter_.text = from_wx(search_->GetValue());
  auto rows = checked_ ? finding_rows(*checked_->mission, checked_->report, filter_) : std::vector<FindingRow>();
  quiet_ = true;
  model_->replace(std::move(rows));
  restore_choice();
  quiet_ = false;
  label_filters();
  const bool empty = model_->rows().empty();
  if (empty) {
    const bool all_clear = counts_.errors + counts_.warnings + counts_.notes == 0;
    nothing_->SetLabel(!checked_ ? wxString()
                       : !checked_->trouble.empty()
                           ? translated("The mission could not be checked: {}", {checked_->trouble})
                       : all_clear && counts_.waived > 0 ? translated("Nothing else found: the rest is waived.")
                       : all_clear                       ? translated("Nothing found: every check passes.")
                                                         : translated("No finding passes the filter."));
  }
  if (list_->IsShown() == empty || nothing_->IsShown() != empty) {
    list_->Show(!empty);
    nothing_->Show(empty);
  }
  show_detail();
}

void FindingsPanel::show_detail() {
  // Without a chosen finding the list has all the room.
  const auto* const row = chosen_row();
  detail_->show(row, fixes_of(row), alike(row));
  detail_->Show(row != nullptr);
  Layout();
}

void FindingsPanel::label_filters() {
  const auto label = [](wxToggleButton* button, const wxString& symbol, const wxString& word, int count, bool narrow) {
    const auto text =
        wxString::Format("%s %d", symbol.empty() || !narrow ? (symbol + " " + word).Trim(false) : symbol, count);
    if (button->GetLabel() == text) return;
    button->SetLabel(text);
    button->SetToolTip(word);
  };
  const auto label_all = [&](bool narrow) {
    label(errors_, symbol_of(Level::error), translated("Errors"), counts_.errors, narrow);
    label(warnings_, symbol_of(Level::warning), translated("Warnings"), counts_.warnings, narrow);
    label(notes_, symbol_of(Level::note), translated("Notes"), counts_.notes, narrow);
    label(waived_, {}, translated("Waived"), counts_.waived, narrow);
  };
  const auto too_wide = [&] { return bar_->CalcMin().x + 2 * bar_margin > GetClientSize().x - detail_width(); };
  bar_->SetOrientation(wxHORIZONTAL);
  label_all(false);
  // Where there is little room the symbols say it alone, and where there is less the bar takes two lines.
  if (too_wide()) label_all(true);
  if (too_wide()) bar_->SetOrientation(wxVERTICAL);
}

void FindingsPanel::tell_state(const wxString& words) {
  state_->SetLabel(words);
  label_filters();
  Layout();
}

int FindingsPanel::detail_width() const {
  const auto size = GetClientSize();
  const bool beside = size.x >= FromDIP(720) && size.y < FromDIP(300);
  return beside ? std::max(FromDIP(320), size.x * 3 / 8) : 0;
}

void FindingsPanel::lay_out() {
  // A low panel keeps its height for the list.
  const int width = detail_width();
  body_->SetOrientation(width > 0 ? wxHORIZONTAL : wxVERTICAL);
  detail_->stand_beside(width);
  label_filters();
}

void FindingsPanel::fit_columns() {
  // The text takes what the others leave; the check's title goes where that is little.
  const int width = ToDIP(list_->GetClientSize().x);
  const bool with_title = width >= 800;
  list_->GetColumn(FindingsModel::title)->SetHidden(!with_title);
  const int others = level_width + where_width + (with_title ? title_width : 0);
  list_->GetColumn(FindingsModel::text)->SetWidth(FromDIP(std::max(least_text_width, width - others)));
}

const FindingRow* FindingsPanel::chosen_row() const {
  const auto item = list_->GetSelection();
  if (!item.IsOk()) return nullptr;
  const auto row = model_->GetRow(item);
  return row < model_->rows().size() ? &model_->rows()[row] : nullptr;
}

const Finding* FindingsPanel::chosen() const {
  const auto* const row = chosen_row();
  return row != nullptr && checked_ ? &checked_->report.findings[row->index] : nullptr;
}

void FindingsPanel::row_chosen() {
  if (quiet_) return;
  commit();
  const auto* const row = chosen_row();
  chosen_name_ = row != nullptr ? row->name() : std::string();
  show_detail();
  jump();
}

void FindingsPanel::restore_choice() {
  const auto& rows = model_->rows();
  auto found =
      std::find_if(rows.begin(), rows.end(), [&](const FindingRow& row) { return row.name() == chosen_name_; });
  if (found == rows.end()) {
    // It may have other words by now.
    found = std::find_if(rows.begin(), rows.end(),
                         [&](const FindingRow& row) { return chosen_name_.starts_with(row.place()); });
  }
  if (found == rows.end() && fixed_row_ && !rows.empty()) {
    found = rows.begin() + static_cast<std::ptrdiff_t>(std::min(*fixed_row_, rows.size() - 1));
  }
  if (found == rows.end()) return list_->UnselectAll();
  if (found->name() != chosen_name_) fixed_row_.reset();
  chosen_name_ = found->name();
  const auto item = model_->GetItem(static_cast<unsigned>(found - rows.begin()));
  if (list_->GetSelection() != item) list_->Select(item);
}

void FindingsPanel::jump() {
  const auto* const finding = chosen();
  if (finding == nullptr) return;
  std::vector<Address> there;
  for (const auto& address : finding->addresses) {
    if (exists(stage_.mission(), address)) there.push_back(address);
  }
  if (there.empty()) return;
  const auto first = there.front();
  std::erase_if(there, [](const Address& address) { return std::holds_alternative<Point>(address); });
  stage_.select(Selection(std::move(there)));
  stage_.reveal(first);
}

void FindingsPanel::show_menu() {
  const auto* const row = chosen_row();
  if (row == nullptr) return;
  wxMenu menu;
  const auto add = [&](const wxString& label, std::function<void()> action) {
    const auto* const item = menu.Append(wxID_ANY, as_label(label));
    menu.Bind(
        wxEVT_MENU, [this, action](wxCommandEvent&) { CallAfter(action); }, item->GetId());
  };
  const auto fixes = fixes_of(row);
  for (const auto& [name, edit] : fixes) add(to_wx(name), [this, fix = edit] { carry_out(fix); });
  if (can_fix(true)) {
    add(translated("Fix all {} of this kind", {std::to_string(alike(row))}), [this] { this->fix(true); });
  }
  if (!fixes.empty()) menu.AppendSeparator();
  if (row->waived) {
    add(translated("Take waiver back"), [this] { unwaive_chosen(); });
  } else {
    add(translated("Waive…"), [this] { detail_->ask_for_reason(); });
  }
  list_->PopupMenu(&menu);
}

std::vector<NamedFix> FindingsPanel::fixes_of(const FindingRow* row) const {
  if (row == nullptr || !checked_) return {};
  return named_fixes(*checked_->mission, checked_->report.findings[row->index]);
}

std::size_t FindingsPanel::alike(const FindingRow* row) const {
  return row != nullptr && checked_ ? fixable_findings(checked_->report, row->key) : 0;
}

bool FindingsPanel::can_fix(bool all) const {
  const auto* const row = chosen_row();
  if (row == nullptr || row->waived) return false;
  return all ? alike(row) > 1 && !fixing_.working() : !fixes_of(row).empty();
}

bool FindingsPanel::has_rows() const { return !model_->rows().empty(); }

void FindingsPanel::step(int by) {
  const auto count = static_cast<int>(model_->rows().size());
  if (count == 0) return;
  const auto item = list_->GetSelection();
  const int now = item.IsOk() ? static_cast<int>(model_->GetRow(item)) : by > 0 ? -1 : count;
  const int wanted = (now + by + count) % count;
  const auto next = model_->GetItem(static_cast<unsigned>(wanted));
  quiet_ = true;
  list_->Select(next);
  quiet_ = false;
  show_row(*list_, next, {wanted});
  row_chosen();
}

void FindingsPanel::fix(bool all) {
  const auto* const row = chosen_row();
  if (row == nullptr && has_rows()) {
    step(1);
    return surroundings_.tell(translate("This is the first finding; the same key again fixes it"));
  }
  // The only one of its kind is all of them.
  if (all && !can_fix(true) && !fixing_.working()) all = false;
  if (!can_fix(all)) return surroundings_.tell(translate("There is no fix for this finding; it says what to do"));
  if (!all) {
    fixed_row_ = static_cast<std::size_t>(row - model_->rows().data());
    return carry_out(fixes_of(row).front().edit);
  }
  fixing_.begin(row->key, stage_.document().mission(), surroundings_.rules());
  watch_fixing();
}

void FindingsPanel::watch_fixing() {
  const bool working = fixing_.working();
  if (cancel_->IsShown() == working) return;
  cancel_->Show(working);
  tell_state(working ? translated("fixing…") : wxString());
}

void FindingsPanel::all_fixed(const AllFixed& result) {
  const auto done =
      result.in_place_of(stage_.mission()).map([&](Mission mended) { stage_.replace(std::move(mended), result.name); });
  const auto& words = done ? result.remark : done.error().message;
  if (!words.empty()) surroundings_.tell(words);
}

void FindingsPanel::choose(const Address& place) {
  const auto& rows = model_->rows();
  for (unsigned number = 0; checked_ && number < rows.size(); ++number) {
    const auto& places = checked_->report.findings[rows[number].index].addresses;
    if (std::find(places.begin(), places.end(), place) == places.end()) continue;
    chosen_name_ = rows[number].name();
    quiet_ = true;
    list_->Select(model_->GetItem(number));
    quiet_ = false;
    show_row(*list_, model_->GetItem(number), {static_cast<int>(number)});
    return show_detail();
  }
}

const Finding* FindingsPanel::called(const std::string& name) const {
  const auto& rows = model_->rows();
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const FindingRow& row) { return row.name() == name; });
  return found != rows.end() && checked_ ? &checked_->report.findings[found->index] : nullptr;
}

std::vector<RefusedText> FindingsPanel::commit() {
  const auto reason = detail_->reason();
  const auto* const finding = reason.empty() ? nullptr : called(chosen_name_);
  if (finding == nullptr) return {};
  const auto edit = waive(stage_.mission(), *finding, reason);
  const auto done = edit ? stage_.attempt(*edit) : Result<void>(tl::unexpected(edit.error()));
  if (done) {
    detail_->end_asking();
    return {};
  }
  const auto& why = done.error().message;
  detail_->refuse(to_wx(why));
  return {{translate("Reason of the waiver"), why}};
}

void FindingsPanel::unwaive_chosen() {
  if (const auto* finding = chosen()) carry_out(unwaive(stage_.mission(), *finding));
}

void FindingsPanel::carry_out(const Result<Edit>& edit) {
  const auto done = edit ? stage_.attempt(*edit) : Result<void>(tl::unexpected(edit.error()));
  if (!done) detail_->refuse(to_wx(done.error().message));
}

}  // namespace bulkhead
