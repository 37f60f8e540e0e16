// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>
#include <wx/longlong.h>
#include <wx/panel.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/document/drafts.h"
#include "editor/tools/inspector/inspector.h"

class wxPGProperty;
class wxPropertyGrid;
class wxPropertyGridEvent;
class wxStaticText;

namespace bulkhead {

class RowComplaint;
class WrappedText;

/// The properties of what is selected, or of the mission, to be looked at and changed. A value that cannot be is
/// refused and stays where it was typed, marked, with the reason below the row, until it is fixed or taken back with
/// Escape; also while something else is selected. The stage must outlive the panel.
class InspectorPanel final : public wxPanel {
 public:
  InspectorPanel(wxWindow* parent, MissionStage& stage);

  /// Makes edits of what is being typed, and gives what is refused; the stage asks for it.
  std::vector<RefusedText> commit();

  /// Whether what is selected has a name of its own.
  [[nodiscard]] bool can_rename() const;
  /// Gives the keyboard to the name of what is selected, all of it marked. `done` is called when Enter or Escape ends
  /// that.
  void rename(std::function<void()> done);

 private:
  void build();
  void happened(CanvasEvent event);
  void refresh();
  void rebuild(std::vector<InspectorRow> rows);
  void update(std::vector<InspectorRow> rows);
  void show_value(const InspectorRow& row);
  void use_colours();

  [[nodiscard]] const InspectorRow* row_of(const wxPGProperty* property) const;
  [[nodiscard]] const InspectorRow* chosen_row() const;
  /// What was refused in a row; null where nothing was.
  [[nodiscard]] const Draft* draft_of(const InspectorRow& row);
  /// Makes an edit of a value, or a draft.
  void give(const InspectorRow& row, const std::string& value, std::string_view merge_key = {});
  void changing(wxPropertyGridEvent& event);
  void row_chosen();
  /// Has a double click mark the whole value that is typed in.
  void watch_editor();
  void mark_value();
  void key_pressed(wxKeyEvent& event);
  void commit_long_text();
  /// Takes what is typed and goes to the next row that can be changed, or the one before; from the last out of the
  /// panel.
  void step(bool forward);
  /// Takes back what is refused in the chosen row; whether anything was.
  bool take_back();
  void drafts_follow();
  /// Says below the grid why something is refused, or what the chosen row is about.
  void explain();
  /// Gives the rows what the words below them leave.
  void make_room();

  MissionStage& stage_;
  Selection selection_;
  RulerUnit unit_ = RulerUnit::inches;
  /// The mission that the panel shows, and whether it is to forget all about it.
  std::shared_ptr<const Mission> shown_;
  bool replaced_ = false;
  Drafts drafts_;
  std::vector<InspectorRow> rows_;
  wxStaticText* title_ = nullptr;
  wxPropertyGrid* grid_ = nullptr;
  /// For the chosen row if it has a long text, whose key is kept; else hidden.
  wxTextCtrl* long_text_ = nullptr;
  std::string long_text_key_;
  /// Takes room only while there is something to be said.
  WrappedText* help_ = nullptr;
  /// Once the grid has done away with the field of the row before: it would scroll that as well.
  DelayedCall room_{[this] { make_room(); }};
  RowComplaint* complaint_ = nullptr;
  /// Where the value of the chosen row is typed, and when the user chose the row.
  wxWeakRef<wxTextCtrl> watched_;
  wxLongLong chosen_at_ = 0;
  std::function<void()> renamed_;
  DelayedCall refresh_later_;
  DelayedCall commit_later_;
};

}  // namespace bulkhead
