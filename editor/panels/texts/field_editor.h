// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <wx/panel.h>

#include "editor/panels/parts/later.h"
#include "editor/panels/texts/form.h"
#include "editor/tools/workspace/workspace.h"

class wxBoxSizer;

namespace bulkhead {

class WrappedText;

/// A field of a form with its label. What is typed becomes an edit when the field is left or after a second's pause;
/// all of it until then is one step of undo. A refused value stays, with the reason below.
class FieldEditor : public wxPanel {
 public:
  FieldEditor(wxWindow* parent, Workspace& workspace, const FormField& field);

  /// Begins with the field of another text.
  void open(const FormField& field, std::string merge_key);
  /// The same field of the mission as it is now; what is being typed stays if the mission has not another value.
  virtual void update(const FormField& field) = 0;
  void commit() { commit_later_.now(); }

 protected:
  [[nodiscard]] const wxString& label() const { return label_; }
  [[nodiscard]] wxBoxSizer& column() { return *column_; }
  [[nodiscard]] Workspace& workspace() { return workspace_; }
  /// Shows the field's value, whatever is there.
  virtual void take(const FormField& field) = 0;
  /// Makes an edit of what is there.
  virtual void give() = 0;
  /// Does what follows once the field is left.
  virtual void settle() {}
  /// To be called by the constructor for every control that is typed in.
  void watch(wxWindow& control);
  void typed();
  void left();
  /// Whether something is typed that is no edit yet.
  [[nodiscard]] bool pending() const { return commit_later_.pending(); }
  void forget() { commit_later_.forget(); }
  /// Carries edits out as one step; whether they could be.
  bool carry_out(const Result<Edits>& edits);
  /// Says what is wrong, or nothing.
  void complain(const std::string& why);
  /// Its height has changed.
  void reflow();

 private:
  Workspace& workspace_;
  wxString label_;
  std::string merge_key_;
  wxBoxSizer* column_ = nullptr;
  WrappedText* complaint_ = nullptr;
  Later commit_later_;
};

[[nodiscard]] FieldEditor* make_editor(wxWindow* parent, Workspace& workspace, const FormField& field);

}  // namespace bulkhead
