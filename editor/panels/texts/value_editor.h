// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/texts/field_editor.h"
#include "editor/panels/texts/value_control.h"

namespace bulkhead {

/// A field that holds one value; below a text stands what it reads as.
class ValueEditor final : public FieldEditor {
 public:
  ValueEditor(wxWindow* parent, Workspace& workspace, const FormField& field);
  void update(const FormField& field) override;

 private:
  void take(const FormField& field) override;
  void give() override;
  void settle() override;
  void show_preview();
  void fit_height();

  ValueField field_;
  ValueControl control_;
  WrappedText* preview_ = nullptr;
};

}  // namespace bulkhead
