// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "editor/panels/parts/scrolled_panel.h"
#include "editor/panels/texts/field_editor.h"
#include "editor/tools/texts/form.h"

namespace bulkhead {

/// The form of one text of the mission.
class TextForm final : public ScrolledPanel {
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
  /// Gives the keyboard to the first field, with what stands there marked.
  void focus_first();
  /// The same to the field of a key, or to a row of it; to the first where there is none of that key.
  void focus_field(const std::string& key, std::size_t row);
  /// Gives the keyboard to the first field that holds something else than it did, behind what has changed there; false
  /// where none does.
  bool go_to_change(const std::vector<FormField>& before);
  /// The mission as it will be once what is typed is in it, as far as it can be.
  [[nodiscard]] Mission with_typing() const;
  /// Called whenever something is typed.
  void when_typed(std::function<void()> act) { typed_ = std::move(act); }
  /// Called with what the field that now has the keyboard is about; empty for none.
  void when_help_wanted(std::function<void(const wxString& help)> act) { help_ = std::move(act); }

 private:
  /// Which field has the keyboard, and where in it.
  struct Keyboard {
    std::string key;
    FieldSpot spot;
  };
  [[nodiscard]] std::optional<Keyboard> keyboard() const;
  /// By the keys of fields: what is typed there and is no edit yet.
  using Typing = std::map<std::string, FieldValue>;
  [[nodiscard]] Typing typing() const;
  /// With controls that fit the fields. The keyboard stays in the field where it is, and there what is typed.
  void show(const std::vector<FormField>& fields, const FieldOwner& owner, const Typing& typing);
  [[nodiscard]] bool fits(const std::vector<FormField>& fields) const;
  void build(const std::vector<FormField>& fields);
  /// Hands on what a control of the form is about.
  void tell_about(const wxWindow* control) const;
  /// Scrolls so that what has the keyboard is in sight, and what is wrong there.
  void show_focused();
  [[nodiscard]] const wxWindow* complaint_about(const wxWindow& control) const;

  MissionStage& stage_;
  Drafts& drafts_;
  std::vector<FormField> fields_;
  std::vector<FieldEditor*> editors_;
  std::function<void(const wxString&)> help_;
  std::function<void()> typed_;
};

}  // namespace bulkhead
