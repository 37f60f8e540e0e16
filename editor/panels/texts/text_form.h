// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>
#include <wx/scrolwin.h>

#include "editor/panels/texts/field_editor.h"
#include "editor/tools/texts/form.h"

namespace bulkhead {

/// The form of one text of the mission.
class TextForm final : public wxScrolledWindow {
 public:
  /// What is refused is kept in the drafts. They and the stage must outlive the form.
  TextForm(wxWindow* parent, MissionStage& stage, Drafts& drafts);

  /// Shows another text.
  void open(const std::vector<FormField>& fields, const FieldOwner& owner);
  /// Shows the same text as it is now.
  void update(const std::vector<FormField>& fields, const FieldOwner& owner);
  /// Makes edits of what is typed.
  void commit();
  /// Lets go of what is typed.
  void forget();
  void focus_first();

 private:
  [[nodiscard]] bool fits(const std::vector<FormField>& fields) const;
  void build(const std::vector<FormField>& fields);

  MissionStage& stage_;
  Drafts& drafts_;
  std::vector<FormField> fields_;
  std::vector<FieldEditor*> editors_;
};

}  // namespace bulkhead
