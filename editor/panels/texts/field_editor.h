// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <wx/panel.h>

#include "editor/panels/parts/delayed_call.h"
#include "editor/tools/canvas/mission_stage.h"
#include "editor/tools/document/drafts.h"
#include "editor/tools/texts/form.h"

class wxBoxSizer;
class wxStaticText;

namespace bulkhead {

class WrappedText;

/// Whose field an editor shows: the subject of its drafts and what that is called.
struct FieldOwner {
  std::string subject;
  std::string name;
};

/// Where the keyboard is in a field: in which row and column, and what is marked there.
struct FieldSpot {
  std::size_t row = 0;
  std::size_t column = 0;
  std::pair<long, long> marked = {};
};

/// What the mission has in a field.
[[nodiscard]] FieldValue value_of(const FormField& field);

/// A field of a form with its label, and below it what helps to fill it in. What is typed becomes an edit when the
/// field is left, or a second after typing began; all of it until then is one step of undo. A refused value stays as a
/// draft, marked, with the reason below; Escape brings the mission's value back.
class FieldEditor : public wxPanel {
 public:
  FieldEditor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field);

  /// Begins with the field of another text, or with what was refused there.
  void open(const FormField& field, const FieldOwner& owner);
  /// The same field of the mission as it is now; what is being typed stays if the mission has not another value.
  void update(const FormField& field, const FieldOwner& owner);
  /// Makes an edit of what is typed, also of what was refused before: it may be right by now.
  void commit();
  /// Lets go of what is typed.
  void forget() { commit_later_.forget(); }
  /// What is typed and is no edit yet; nothing where all of it is.
  [[nodiscard]] std::optional<FieldValue> unsaved() const;
  /// The edit that this would be; nothing where there is none, or none that could be made.
  [[nodiscard]] std::optional<Edit> unsaved_edit() const;
  /// Called whenever something is typed.
  void when_typed(std::function<void()> act) { when_typed_ = std::move(act); }
  /// Takes that over from an editor that showed the same field.
  void type(const FieldValue& value);
  [[nodiscard]] const std::string& key() const { return key_; }
  /// Where the keyboard is, if it is in this field; `go_to` gives it to that place, or to what is there now.
  [[nodiscard]] virtual std::optional<FieldSpot> spot() const = 0;
  virtual void go_to(const FieldSpot& spot) = 0;
  /// Called whenever it says what is wrong with the value.
  void when_complaining(std::function<void()> act) { complaining_ = std::move(act); }
  /// Called with the control that the pointer is over now, or null when it leaves one.
  void when_pointed_at(std::function<void(const wxWindow* control)> act) { pointed_at_ = std::move(act); }
  /// What says so now; null where nothing is wrong.
  [[nodiscard]] virtual const wxWindow* complaint() const;
  /// What one of its controls is about: `Cost: 2, 1-2 or 1+`.
  [[nodiscard]] virtual wxString help_of(const wxWindow& control) const;

 protected:
  [[nodiscard]] const wxString& label() const { return label_; }
  /// Puts a part below those that are there.
  void add(wxWindow& part);
  /// Puts what is wrong with the value there: next to what it is about. To be called once.
  void add_complaint();
  [[nodiscard]] const MissionStage& stage() const { return stage_; }
  /// Whether what stands here is refused.
  [[nodiscard]] bool refused() { return drafts_.find(owner_.subject, key_, known_) != nullptr; }

  /// What the mission has.
  [[nodiscard]] const FieldValue& known() const { return known_; }

  /// The field of another text comes next: what was there only for the last one goes.
  virtual void start() {}
  /// Takes over what the field is like: its choices, how it is changed.
  virtual void take(const FormField& field) = 0;
  virtual void show(const FieldValue& value) = 0;
  [[nodiscard]] virtual FieldValue shown() const = 0;
  /// Fails with what is wrong with the value.
  [[nodiscard]] virtual Result<Edit> edit_for(const FieldValue& value) const = 0;
  /// What follows once the field is left.
  [[nodiscard]] virtual std::optional<Edit> settling() const { return std::nullopt; }
  /// What is wrong with a value that the mission has.
  [[nodiscard]] virtual std::string remark() const { return {}; }
  virtual void mark(bool refused) = 0;
  /// Empty for nothing.
  virtual void say_what_is_wrong(const wxString& words);

  /// To be called by the constructor for every control that is typed in.
  void watch(wxWindow& control);
  /// Has the pointer over a control tell what that is about. A tip would cover what is below it.
  void tell_when_pointed_at(wxWindow& control);
  void typed();
  void left();
  /// Shows the value and makes an edit of it at once: a step of its own.
  void replace(const FieldValue& value);
  /// Its height has changed.
  void reflow();

 private:
  void name(const FormField& field);
  /// Shows a field anew; the keyboard stays where it is, though the controls may be others by now.
  void keep_keyboard(const std::function<void()>& change);
  void give();
  void accepted();
  void refuse(const std::string& reason);
  void begin(const FieldValue& value);
  [[nodiscard]] bool take_back();
  [[nodiscard]] std::string merge_key() const;
  void complain(const std::string& why);

  MissionStage& stage_;
  Drafts& drafts_;
  wxString label_;
  wxString help_;
  std::string key_;
  FieldOwner owner_;
  /// What the mission has.
  FieldValue known_;
  wxStaticText* head_ = nullptr;
  wxBoxSizer* column_ = nullptr;
  WrappedText* complaint_ = nullptr;
  std::function<void()> complaining_;
  std::function<void()> when_typed_;
  std::function<void(const wxWindow*)> pointed_at_;
  DelayedCall commit_later_;
};

[[nodiscard]] FieldEditor* make_editor(wxWindow* parent, MissionStage& stage, Drafts& drafts, const FormField& field);

}  // namespace bulkhead
