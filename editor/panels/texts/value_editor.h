// SPDX-License-Identifier: MIT
#pragma once

#include "editor/panels/texts/field_editor.h"
#include "editor/panels/texts/value_control.h"

namespace bulkhead {

/// A field that holds one value; below a text stands what it reads as.
class ValueEditor final : public FieldEditor {
 public:
  ValueEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field);
  [[nodiscard]] std::optional<FieldSpot> spot() const override;
  void go_to(const FieldSpot& spot) override { control_.take_keyboard(spot.marked); }

 private:
  void take(const FormField& field) override;
  void show(const FieldValue& value) override;
  [[nodiscard]] FieldValue shown() const override { return {{control_.value()}}; }
  [[nodiscard]] Result<Edit> edit_for(const FieldValue& value) const override;
  [[nodiscard]] std::optional<Edit> settling() const override;
  void mark(bool refused) override { control_.mark(refused); }
  void show_preview();
  void fit_height();

  ValueField field_;
  ValueControl control_;
  WrappedText* preview_ = nullptr;
};

}  // namespace bulkhead
