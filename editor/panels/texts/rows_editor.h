// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/panels/texts/field_editor.h"
#include "editor/panels/texts/value_control.h"

namespace bulkhead {

/// A field that holds rows of values, with a button at each to take it away and one below to add another.
class RowsEditor final : public FieldEditor {
 public:
  RowsEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field);

 private:
  void take(const FormField& field) override { field_ = std::get<RowsField>(field.field); }
  void show(const FieldValue& rows) override;
  [[nodiscard]] FieldValue shown() const override;
  [[nodiscard]] Result<Edit> edit_for(const FieldValue& rows) const override;
  /// A mistake in an expression: the mission may have it.
  [[nodiscard]] std::string remark() const override;
  void mark(bool refused) override;
  void build(std::size_t rows);
  void add_controls(std::size_t row);
  void add_row();
  void remove_row(std::size_t row);

  RowsField field_;
  std::vector<std::vector<ValueControl>> controls_;
  wxPanel* grid_panel_ = nullptr;
};

}  // namespace bulkhead
