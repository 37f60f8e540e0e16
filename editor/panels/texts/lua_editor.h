// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>
#include <wx/stc/stc.h>

#include "editor/panels/parts/delayed_call.h"
#include "model/mission/severity.h"
#include "scripting/completion.h"
#include "scripting/lua/compiler.h"

namespace bulkhead {

/// Edits one chunk of Lua: highlighted, completed, and compiled (never run) while it is typed; a mistake is shown below
/// its line. It has an undo of its own.
class LuaEditor final : public wxStyledTextCtrl {
 public:
  struct Actions {
    /// What is typed is to become an edit: a second has passed, or the field was left. Whether it could.
    std::function<bool(const std::string& chunk)> commit;
    /// Escape was pressed in what could not.
    std::function<void()> taken_back;
    std::function<void()> left;
    /// There is another mistake, or none any more.
    std::function<void(const std::optional<ScriptMistake>& mistake)> judged;
  };
  LuaEditor(wxWindow* parent, Actions actions);

  /// Begins with a chunk, or with the text that was refused in its place; what can be undone begins anew.
  void open(const std::string& chunk, LuaContext context, const std::string* refused = nullptr);
  /// The chunk has become another one elsewhere; what is the same already stays as it is, undo included.
  void update(const std::string& chunk, LuaContext context);
  /// Makes an edit of what is typed now, also of what was refused before.
  void commit();
  /// Gives the keyboard to a line, counted from 1, and brings that into sight.
  void go_to_line(int line);
  /// Takes the keyboard, with the caret behind what is another than it was before.
  void go_to_change(const std::string& before);
  /// A line of it, counted from 1, that the checks say something about.
  struct Remark {
    int line = 0;
    Level level = Level::warning;
  };
  /// Marks these lines in the margin and below their text, and no others. The marks move along while one types.
  void mark(const std::vector<Remark>& remarks);
  /// Lets go of what is typed.
  void forget() { commit_later_.forget(); }

  [[nodiscard]] std::string chunk() const;
  [[nodiscard]] const std::optional<ScriptMistake>& mistake() const { return mistake_; }
  void use_colours();

 private:
  void set_up();
  void typed(wxStyledTextEvent& event);
  void key_pressed(wxKeyEvent& event);
  void char_added(wxStyledTextEvent& event);
  void judge();
  void indent_like_line_before();
  /// How far the lines before have this one indented.
  [[nodiscard]] int indentation_for(int line);
  /// Moves the line one step out while it is no more than the end of a block, and back when it becomes more.
  void indent_end_of_block();
  void propose();
  /// Says of the function whose arguments are being typed what it takes.
  void show_call_tip();
  void give();

  Actions actions_;
  LuaContext context_;
  ScriptCompiler compiler_;
  std::optional<ScriptMistake> mistake_;
  /// What the mission holds, as far as the editor knows.
  std::string known_;
  bool refused_ = false;
  bool quiet_ = false;
  /// The user has gone to one of the proposals.
  bool picking_ = false;
  DelayedCall judge_later_;
  DelayedCall commit_later_;
};

}  // namespace bulkhead
