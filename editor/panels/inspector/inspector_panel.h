// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>
#include <wx/panel.h>

#include "editor/panels/parts/later.h"
#include "editor/tools/inspector/inspector.h"
#include "editor/tools/workspace/workspace.h"

class wxPGProperty;
class wxPropertyGrid;
class wxPropertyGridEvent;
class wxStaticText;
class wxTextCtrl;

namespace bulkhead {

/// The properties of what is selected, or of the mission, to be looked at and changed. A value that cannot be is
/// refused where it was typed, with the reason below. The workspace must outlive the panel.
class InspectorPanel final : public wxPanel {
 public:
  InspectorPanel(wxWindow* parent, Workspace& workspace);

  /// Makes an edit of what is being typed; to be called before the mission is saved, left or undone.
  void commit();

 private:
  void build();
  void happened(Workspace::Happening happening);
  void refresh();
  void rebuild(std::vector<InspectorRow> rows);
  void update(std::vector<InspectorRow> rows);
  void show_value(const InspectorRow& row);
  void use_colours();

  [[nodiscard]] const InspectorRow* row_of(const wxPGProperty* property) const;
  /// Why the value is refused; nothing if the property has it now.
  std::optional<std::string> give(const InspectorRow& row, const std::string& value, std::string_view merge_key = {});
  void changing(wxPropertyGridEvent& event);
  void row_chosen();
  void commit_long_text();
  void explain(const InspectorRow* row);
  void refuse(const std::string& reason);

  Workspace& workspace_;
  Selection selection_;
  std::vector<InspectorRow> rows_;
  wxStaticText* title_ = nullptr;
  wxPropertyGrid* grid_ = nullptr;
  /// For the chosen row if it has a long text, whose key is kept; else hidden.
  wxTextCtrl* long_text_ = nullptr;
  std::string long_text_key_;
  wxStaticText* help_ = nullptr;
  bool refused_ = false;
  Later refresh_later_;
  Later commit_later_;
};

}  // namespace bulkhead
