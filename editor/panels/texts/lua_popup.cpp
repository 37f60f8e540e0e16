// SPDX-License-Identifier: MIT
#include "editor/panels/texts/lua_popup.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <wx/textctrl.h>

#include "editor/panels/parts/words.h"
#include "editor/panels/texts/proposal_popup.h"

namespace bulkhead {
namespace {

/// What is proposed in a line; the handlers of its events share it.
class LuaTyping {
 public:
  LuaTyping(wxTextCtrl& line, std::function<LuaContext()> context)
      : line_(line),
        context_(std::move(context)),
        popup_(line, translated("Names of Lua"), [this](std::size_t row) { take(row); }) {}

  void look() {
    picking_ = false;
    const auto before = from_wx(line_.GetRange(0, line_.GetInsertionPoint()));
    found_ = line_.HasFocus() ? complete(from_wx(line_.GetValue()), before.size(), context_()) : LuaCompletions();
    // The whole name is there already.
    const auto typed = before.substr(before.size() - std::min(found_.begun, before.size()));
    std::erase(found_.words, typed);
    wxArrayString rows;
    for (const auto& word : found_.words) rows.Add(to_wx(word));
    popup_.show(rows, line_.GetScreenPosition(), line_.GetSize().y);
  }

  /// Whether the key was for the list.
  bool take_key(int key) {
    if (key == WXK_UP || key == WXK_DOWN) picking_ = true;
    const bool ends = key == WXK_RETURN || key == WXK_NUMPAD_ENTER || key == WXK_TAB;
    if (ends && !picking_) {
      popup_.hide();
      return false;
    }
    return popup_.take_key(key);
  }
  void hide() { popup_.hide(); }

 private:
  void take(std::size_t row) {
    if (row >= found_.words.size()) return;
    const auto word = to_wx(found_.words[row]);
    const auto to = line_.GetInsertionPoint();
    // Names are ASCII, so that their bytes are characters.
    const auto from = to - static_cast<long>(found_.begun);
    line_.Replace(from, to, word);
    line_.SetInsertionPoint(from + static_cast<long>(word.length()));
  }

  wxTextCtrl& line_;
  std::function<LuaContext()> context_;
  LuaCompletions found_;
  bool picking_ = false;
  ProposalPopup popup_;
};

}  // namespace

void offer_lua(wxTextCtrl& line, std::function<LuaContext()> context) {
  const auto typing = std::make_shared<LuaTyping>(line, std::move(context));
  line.Bind(wxEVT_TEXT, [&line, typing](wxCommandEvent& event) {
    event.Skip();
    // The caret is where it belongs only after this event.
    line.CallAfter([typing] { typing->look(); });
  });
  line.Bind(wxEVT_CHAR_HOOK, [typing](wxKeyEvent& event) {
    if (event.HasAnyModifiers() || !typing->take_key(event.GetKeyCode())) event.Skip();
  });
  line.Bind(wxEVT_KILL_FOCUS, [typing](wxFocusEvent& event) {
    typing->hide();
    event.Skip();
  });
}

}  // namespace bulkhead
