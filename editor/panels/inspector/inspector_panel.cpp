// SPDX-License-Identifier: MIT
#include "editor/panels/inspector/inspector_panel.h"

#include <algorithm>
#include <utility>
#include <wx/propgrid/propgrid.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/time.h>
#include <wx/weakref.h>

#include "editor/panels/inspector/properties.h"
#include "editor/panels/inspector/row_complaint.h"
#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/map_keys.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/spacing.h"
#include "editor/panels/parts/words.h"
#include "editor/panels/parts/wrapped_text.h"
#include "editor/tools/words/lengths.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

constexpr int refresh_within = 20;
constexpr int commit_within = 1000;

/// What drafts are kept by: the addresses, parted by blanks; empty for the mission.
std::string subject_of(const Mission& mission, const Selection& selection) {
  std::string subject;
  for (const auto& address : selection.addresses()) subject += (subject.empty() ? "" : " ") + to_text(mission, address);
  return subject;
}

Selection selection_of(const std::string& subject) {
  std::vector<Address> addresses;
  for (const auto word : split_words(subject)) {
    if (const auto address = parse_address(word)) addresses.push_back(*address);
  }
  return Selection(std::move(addresses));
}

}  // namespace

InspectorPanel::InspectorPanel(wxWindow* parent, MissionStage& stage)
    : wxPanel(parent),
      stage_(stage),
      shown_(stage.document().mission()),
      refresh_later_([this] { refresh(); }),
      commit_later_([this] { commit_long_text(); }) {
  build();
  use_colours();
  grid_->Bind(wxEVT_PG_CHANGING, &InspectorPanel::changing, this);
  grid_->Bind(wxEVT_PG_SELECTED, [this](wxPropertyGridEvent&) {
    chosen_at_ = wxGetLocalTimeMillis();
    row_chosen();
  });
  grid_->Bind(wxEVT_PG_DOUBLE_CLICK, [this](wxPropertyGridEvent&) { mark_value(); });
  long_text_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { commit_later_.within(commit_within); });
  long_text_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    commit_later_.now();
    stage_.document().finish_merge();
    event.Skip();
  });
  Bind(wxEVT_CHAR_HOOK, &InspectorPanel::key_pressed, this);
  for (auto* const part : std::initializer_list<wxWindow*>{grid_, long_text_}) {
    part->Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
      const int with = event.GetModifiers();
      if (event.GetKeyCode() != WXK_TAB || (with != wxMOD_NONE && with != wxMOD_SHIFT)) return event.Skip();
      // The field that has sent the key goes with the row that is left.
      CallAfter([this, forward = with == wxMOD_NONE] { step(forward); });
    });
  }
  keep_keys_from_map(*this);
  when_theme_changes(*this, [this] { use_colours(); });
  stage_.listen([panel = wxWeakRef<InspectorPanel>(this)](CanvasEvent event) {
    if (panel) panel->happened(event);
  });
  stage_.add_input_source(
      [panel = wxWeakRef<InspectorPanel>(this)] { return panel ? panel->commit() : std::vector<RefusedText>(); });
  refresh();
}

void InspectorPanel::build() {
  colour_ground(*this, &Palette::field);
  title_ =
      new wxStaticText(this, wxID_ANY, {}, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
  title_->SetFont(GetFont().Bold());
  colour_text(*title_, &Palette::text);
  grid_ = new wxPropertyGrid(this, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                             wxPG_HIDE_MARGIN | wxPG_SPLITTER_AUTO_CENTER | wxPG_BOLD_MODIFIED | wxBORDER_NONE);
  grid_->SetColumnProportion(0, 2);
  grid_->SetColumnProportion(1, 3);
  grid_->SetVerticalSpacing(3);
  set_accessible_name(*grid_, translated("Properties"));
  complaint_ = new RowComplaint(this, *grid_);
  long_text_ = new wxTextCtrl(this, wxID_ANY, {}, wxDefaultPosition, FromDIP(wxSize(-1, 104)), wxTE_MULTILINE);
  set_usual_margins(*long_text_);
  long_text_->Hide();
  help_ = new WrappedText(this, [this] { room_.within(1); });
  auto* const column = new wxBoxSizer(wxVERTICAL);
  column->AddSpacer(FromDIP(12));
  column->Add(title_, 0, wxEXPAND | wxLEFT | wxRIGHT, FromDIP(6));
  column->AddSpacer(FromDIP(8));
  column->Add(grid_, 1, wxEXPAND);
  column->Add(long_text_, 0, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, FromDIP(8));
  column->Add(help_, 0, wxEXPAND | wxALL, FromDIP(8));
  SetSizer(column);
}

void InspectorPanel::use_colours() {
  const auto colours = palette();
  grid_->SetMarginColour(colours.field);
  grid_->SetCaptionBackgroundColour(colours.field);
  grid_->SetCaptionTextColour(colours.text);
  grid_->SetCellBackgroundColour(colours.field);
  grid_->SetCellTextColour(colours.text);
  grid_->SetCellDisabledTextColour(colours.mute);
  grid_->SetEmptySpaceColour(colours.field);
  grid_->SetLineColour(colours.rule);
  grid_->SetSelectionBackgroundColour(colours.chosen);
  grid_->SetSelectionTextColour(colours.chosen_text);
  wxPGCell mixed(translated("different values"));
  mixed.SetFgCol(colours.mute);
  grid_->SetUnspecifiedValueAppearance(mixed);
  for (const auto& row : rows_) show_value(row);
}

void InspectorPanel::happened(CanvasEvent event) {
  if (event == CanvasEvent::replaced) {
    drafts_.forget_all();
    commit_later_.forget();
    replaced_ = true;
  }
  const bool other_unit = event == CanvasEvent::tool && stage_.unit() != unit_;
  if (event == CanvasEvent::mission || event == CanvasEvent::selection || other_unit) {
    refresh_later_.within(refresh_within);
  }
}

std::vector<RefusedText> InspectorPanel::commit() {
  grid_->CommitChangesFromEditor();
  commit_later_.now();
  // What was refused may be right by now.
  for (const auto& row : rows_) {
    if (const auto* const draft = draft_of(row)) give(row, std::string(draft->value.front().front()));
  }
  return drafts_.refused();
}

void InspectorPanel::refresh() {
  const auto selection = stage_.selection();
  const bool replaced = std::exchange(replaced_, false);
  // What was being typed belongs to what was selected then.
  if (selection != selection_ && !replaced) commit();
  // And it was meant in the unit of then.
  if (stage_.unit() != unit_ && !replaced) commit();
  const bool other_unit = std::exchange(unit_, stage_.unit()) != stage_.unit();
  selection_ = selection;
  drafts_follow();
  auto rows = inspect(stage_.mission(), selection_, unit_);
  title_->SetLabel(as_label(on_one_line(to_wx(inspected(stage_.mission(), selection_)))));
  const bool same = std::equal(rows.begin(), rows.end(), rows_.begin(), rows_.end(), same_shape);
  same && !replaced && !other_unit ? update(std::move(rows)) : rebuild(std::move(rows));
  explain();
}

void InspectorPanel::drafts_follow() {
  const auto& mission = stage_.mission();
  drafts_.follow(
      [&](const std::string& subject) -> std::optional<std::string> {
        const auto selection = renamed(selection_of(subject), *shown_, mission);
        if (selection.kept(mission) != selection) return std::nullopt;
        return subject_of(mission, selection);
      },
      [&](const std::string& subject, const std::string& field) -> std::optional<FieldValue> {
        for (const auto& row : inspect(mission, selection_of(subject), unit_)) {
          if (row.key == field) return FieldValue{{row.value}};
        }
        return std::nullopt;
      });
  shown_ = stage_.document().mission();
}

void InspectorPanel::rebuild(std::vector<InspectorRow> rows) {
  const bool focused = grid_->IsDescendant(FindFocus());
  const auto* const chosen = grid_->GetSelection();
  const auto chosen_name = chosen != nullptr ? chosen->GetName() : wxString();
  grid_->Freeze();
  grid_->ClearSelection(false);
  grid_->Clear();
  rows_ = std::move(rows);
  std::string group;
  for (const auto& row : rows_) {
    if (row.group != group && !row.group.empty()) {
      grid_->Append(new wxPropertyCategory(to_wx(row.group), to_wx("group:" + row.group)));
      group = row.group;
    }
    grid_->Append(make_property(row));
    show_value(row);
  }
  auto* const again = chosen_name.empty() ? nullptr : grid_->GetPropertyByName(chosen_name);
  if (again != nullptr) grid_->SelectProperty(again, focused);
  grid_->Thaw();
  row_chosen();
}

void InspectorPanel::update(std::vector<InspectorRow> rows) {
  const auto before = std::exchange(rows_, std::move(rows));
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    if (rows_[i].value == before[i].value && rows_[i].mixed == before[i].mixed) continue;
    show_value(rows_[i]);
  }
}

void InspectorPanel::show_value(const InspectorRow& row) {
  auto* const property = grid_->GetPropertyByName(to_wx(row.key));
  if (property == nullptr) return;
  auto shown = row;
  if (row.length) shown.value = shown_length(row.value, unit_);
  const auto* const draft = draft_of(row);
  if (draft != nullptr) {
    shown.value = draft->value.front().front();
    shown.mixed = false;
  }
  show_in(*property, shown);
  const auto colours = palette();
  grid_->SetPropertyBackgroundColour(property, colours.field);
  grid_->SetPropertyTextColour(property, draft != nullptr ? colours.error
                                         : row.editable() ? colours.text
                                                          : colours.mute);
  grid_->SetPropertyLabel(property, (draft != nullptr ? symbol_of(Level::error) + " " : wxString()) + to_wx(row.name));
  if (property == grid_->GetSelection()) grid_->RefreshEditor();
  if (row.key == long_text_key_ && from_wx(long_text_->GetValue()) != shown.value) {
    commit_later_.forget();
    long_text_->ChangeValue(shown.mixed ? wxString() : to_wx(shown.value));
  }
}

const Draft* InspectorPanel::draft_of(const InspectorRow& row) {
  return drafts_.find(subject_of(*shown_, selection_), row.key, {{row.value}});
}

const InspectorRow* InspectorPanel::row_of(const wxPGProperty* property) const {
  if (property == nullptr) return nullptr;
  const auto key = from_wx(property->GetName());
  const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const InspectorRow& row) { return row.key == key; });
  return found == rows_.end() ? nullptr : &*found;
}

const InspectorRow* InspectorPanel::chosen_row() const { return row_of(grid_->GetSelection()); }

void InspectorPanel::give(const InspectorRow& row, const std::string& value, std::string_view merge_key) {
  if (!row.editable()) return;
  const auto subject = subject_of(*shown_, selection_);
  auto done = Result<void>();
  // What is shown may be rounded.
  const bool as_it_was = row.length ? value == shown_length(row.value, unit_) : value == row.value;
  if (!as_it_was || row.mixed) {
    const auto written = row.length ? written_length(value, unit_) : Result<std::string>(value);
    auto edit = written.and_then([&](const std::string& text) { return row.change(stage_.mission(), text); });
    // What a file is called by is changed by hand alone.
    if (edit && stage_.document().path().empty()) edit = with_id_after_title(stage_.mission(), *edit);
    done = edit ? stage_.attempt(*edit, merge_key) : tl::unexpected(edit.error());
  }
  if (done) {
    drafts_.forget(subject, row.key);
  } else {
    auto field = translate("{} ({})", {row.name, inspected(*shown_, selection_)});
    drafts_.keep(subject, row.key, {{{value}}, {{row.value}}, {std::move(field), done.error().message}});
  }
}

void InspectorPanel::changing(wxPropertyGridEvent& event) {
  const auto* const row = row_of(event.GetProperty());
  if (row == nullptr) return;
  give(*row, value_of(*row, event.GetValue()));
  // The grid takes the value over first; then it is shown as the mission has it, or as refused.
  CallAfter([this, key = row->key] {
    const auto* const now = row_of(grid_->GetPropertyByName(to_wx(key)));
    if (now != nullptr) show_value(*now);
    explain();
    // What is refused is typed again: the keys would go to the map else.
    auto* const property = grid_->GetPropertyByName(to_wx(key));
    const bool here = now != nullptr && draft_of(*now) != nullptr && property == grid_->GetSelection();
    if (here && FindFocus() != nullptr && grid_->IsDescendant(FindFocus())) grid_->SelectProperty(property, true);
  });
}

namespace {

const InspectorRow* name_among(const std::vector<InspectorRow>& rows) {
  const auto found = std::find_if(rows.begin(), rows.end(), [](const InspectorRow& row) {
    return row.editable() && (row.key == "label" || row.key.ends_with(".label"));
  });
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace

bool InspectorPanel::can_rename() const {
  // Several would all be called the same.
  const bool one = stage_.selection().size() == 1 || stage_.selection().board();
  return one && name_among(inspect(stage_.mission(), stage_.selection())) != nullptr;
}

void InspectorPanel::rename(std::function<void()> done) {
  refresh_later_.now();
  const auto* const row = name_among(rows_);
  auto* const property = row != nullptr ? grid_->GetPropertyByName(to_wx(row->key)) : nullptr;
  if (property == nullptr) return;
  grid_->EnsureVisible(property);
  grid_->SelectProperty(property, true);
  row_chosen();
  renamed_ = std::move(done);
  if (watched_) watched_->SetFocus();
  mark_value();
}

void InspectorPanel::mark_value() {
  if (watched_) watched_->SelectAll();
}

void InspectorPanel::watch_editor() {
  auto* const text = grid_->GetEditorTextCtrl();
  if (text == watched_.get()) return;
  watched_ = text;
  renamed_ = {};
  if (text == nullptr) return;
  const auto mark = [this] { CallAfter([this] { mark_value(); }); };
  text->Bind(wxEVT_LEFT_DCLICK, [mark](wxMouseEvent& event) {
    event.Skip();
    mark();
  });
  // Of a double click on a row that was not chosen the toolkit gives its field the second click alone.
  text->Bind(wxEVT_LEFT_DOWN, [this, mark](wxMouseEvent& event) {
    event.Skip();
    const int within = wxSystemSettings::GetMetric(wxSYS_DCLICK_MSEC);
    if (wxGetLocalTimeMillis() - chosen_at_ < (within > 0 ? within : 400)) mark();
  });
}

void InspectorPanel::key_pressed(wxKeyEvent& event) {
  const int key = event.GetKeyCode();
  const bool escape = key == WXK_ESCAPE && !event.HasAnyModifiers();
  const bool enter = (key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && !event.HasAnyModifiers();
  const bool ends = renamed_ && (escape || enter) && FindFocus() == watched_.get();
  if (ends && enter) grid_->CommitChangesFromEditor();
  const bool taken_back = escape && take_back();
  const auto* const row = chosen_row();
  // What is refused is to be looked at.
  if (ends && (row == nullptr || draft_of(*row) == nullptr)) {
    CallAfter([done = std::exchange(renamed_, {})] { done(); });
  }
  if (!taken_back) event.Skip();
}

void InspectorPanel::row_chosen() {
  watch_editor();
  const auto* const row = chosen_row();
  const bool is_long = row != nullptr && row->control == Control::text;
  const auto key = is_long ? row->key : std::string();
  if (key != long_text_key_) commit_later_.now();
  long_text_key_ = key;
  if (is_long) {
    if (!commit_later_.pending()) show_value(*row);
    long_text_->SetEditable(row->editable());
    set_accessible_name(*long_text_, to_wx(row->name));
  }
  if (long_text_->IsShown() != is_long) {
    long_text_->Show(is_long);
    Layout();
  }
  explain();
}

void InspectorPanel::commit_long_text() {
  const auto found =
      std::find_if(rows_.begin(), rows_.end(), [&](const InspectorRow& row) { return row.key == long_text_key_; });
  if (found == rows_.end()) return;
  give(*found, from_wx(long_text_->GetValue()), "inspector/" + found->key);
  colour_text(*long_text_, draft_of(*found) != nullptr ? &Palette::error : &Palette::text);
  explain();
}

void InspectorPanel::step(bool forward) {
  grid_->CommitChangesFromEditor();
  commit_later_.now();
  const auto* const chosen = chosen_row();
  auto at = chosen != nullptr ? chosen - rows_.data() : forward ? -1 : static_cast<std::ptrdiff_t>(rows_.size());
  const auto count = static_cast<std::ptrdiff_t>(rows_.size());
  do at += forward ? 1 : -1;
  while (at >= 0 && at < count && !rows_[static_cast<std::size_t>(at)].editable());
  if (at < 0 || at >= count) {
    Navigate(forward ? wxNavigationKeyEvent::IsForward : wxNavigationKeyEvent::IsBackward);
    return;
  }
  const auto& next = rows_[static_cast<std::size_t>(at)];
  auto* const property = grid_->GetPropertyByName(to_wx(next.key));
  if (property == nullptr) return;
  // First, as then the field that goes is still shown, and what is hidden cannot be scrolled.
  grid_->EnsureVisible(property);
  grid_->SelectProperty(property, true);
  // The grid tells of what the user has chosen alone.
  row_chosen();
  if (next.control == Control::text) long_text_->SetFocus();
}

bool InspectorPanel::take_back() {
  const auto* const row = chosen_row();
  if (row == nullptr || draft_of(*row) == nullptr) return false;
  commit_later_.forget();
  drafts_.forget(subject_of(*shown_, selection_), row->key);
  show_value(*row);
  explain();
  return true;
}

void InspectorPanel::explain() {
  const auto* const chosen = chosen_row();
  const InspectorRow* refused = nullptr;
  for (const auto& row : rows_) {
    if (draft_of(row) != nullptr && (refused == nullptr || &row == chosen)) refused = &row;
  }
  auto words = to_wx(chosen != nullptr ? chosen->help : std::string());
  const bool here = refused != nullptr && refused == chosen;
  const auto reason = refused == nullptr ? wxString() : to_wx(draft_of(*refused)->refused.reason);
  complaint_->say(here ? grid_->GetSelection() : nullptr, symbol_of(Level::error) + " " + reason);
  const bool elsewhere = refused != nullptr && !here;
  if (elsewhere) words = symbol_of(Level::error) + " " + to_wx(refused->name) + ": " + reason;
  colour_text(*help_, elsewhere ? &Palette::error : &Palette::mute);
  const bool was_shown = help_->IsShown();
  help_->say(words);
  if (help_->IsShown() != was_shown) room_.within(1);
}

void InspectorPanel::make_room() {
  const int before = grid_->GetSize().y;
  Layout();
  auto* const chosen = grid_->GetSelection();
  // The words below take their room from the last rows: the one that they are about stays in sight.
  if (chosen != nullptr && grid_->GetSize().y < before) grid_->EnsureVisible(chosen);
}

}  // namespace bulkhead
