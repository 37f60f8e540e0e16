// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>
#include <wx/scrolwin.h>

#include "editor/panels/texts/form.h"

namespace bulkhead {

class FieldEditor;
class Workspace;

/// The form of one text of the mission.
class TextForm final : public wxScrolledWindow {
 public:
  TextForm(wxWindow* parent, Workspace& workspace);

  /// Shows another text; `name` tells it from others in the steps of undo.
  void open(const std::vector<FormField>& fields, const std::string& name);
  /// Shows the same text as it is now.
  void update(const std::vector<FormField>& fields);
  /// Makes edits of what is typed.
  void commit();
  void focus_first();

 private:
  [[nodiscard]] bool fits(const std::vector<FormField>& fields) const;
  void build(const std::vector<FormField>& fields);

  Workspace& workspace_;
  std::vector<FormField> fields_;
  std::vector<FieldEditor*> editors_;
  std::string name_;
};

}  // namespace bulkhead
