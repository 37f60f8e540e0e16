// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "editor/panels/texts/field_editor.h"
#include "editor/panels/texts/value_control.h"

class wxFlexGridSizer;

namespace bulkhead {

/// A field that holds rows of values, with a button at each to take it away and one below to add another.
class RowsEditor final : public FieldEditor {
 public:
  RowsEditor(wxWindow* parent, Workspace& workspace, const FormField& field);
  void update(const FormField& field) override;

 private:
  void take(const FormField& field) override;
  void give() override;
  [[nodiscard]] std::vector<RowsField::Row> rows() const;
  void build_rows();
  void add_controls(std::size_t row);
  void add_row();
  void remove_row(std::size_t row);
  void replace(std::vector<RowsField::Row> rows);
  void judge_lua();

  RowsField field_;
  std::vector<std::vector<ValueControl>> controls_;
  wxPanel* grid_panel_ = nullptr;
};

}  // namespace bulkhead
