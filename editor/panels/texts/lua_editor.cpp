// SPDX-License-Identifier: MIT
#include "editor/panels/texts/lua_editor.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "editor/panels/parts/accessible.h"
#include "editor/panels/parts/palette.h"
#include "editor/panels/parts/words.h"
#include "scripting/lua/tokens.h"
#include "scripting/sections.h"

namespace bulkhead {
namespace {

constexpr int judge_after = 250;
constexpr int commit_within = 1000;
constexpr int indentation = 2;
constexpr int number_margin = 0;
constexpr int mistake_margin = 1;
constexpr int mistake_mark = 0;
/// Of what the checks say; the gravest is drawn on top. Below the text their indicators have the same numbers.
/// How the lines of a level are marked: in the margin, and by an indicator of the same number.
struct RemarkLook {
  Level level;
  int shape;
  int number;
};
constexpr std::array<RemarkLook, 3> remark_looks = {{{Level::note, wxSTC_MARK_CIRCLE, 1},
                                                     {Level::warning, wxSTC_MARK_ARROWDOWN, 2},
                                                     {Level::error, wxSTC_MARK_ARROW, 3}}};
constexpr int mistake_style = wxSTC_STYLE_LASTPREDEFINED + 1;

bool is_prose(int style) {
  constexpr std::array prose = {wxSTC_LUA_COMMENT, wxSTC_LUA_COMMENTLINE, wxSTC_LUA_COMMENTDOC,
                                wxSTC_LUA_STRING,  wxSTC_LUA_CHARACTER,   wxSTC_LUA_LITERALSTRING};
  return std::find(prose.begin(), prose.end(), style) != prose.end();
}

template <typename Words>
wxString joined(const Words& words) {
  wxString result;
  for (const auto& word : words) result += (result.empty() ? "" : " ") + to_wx(word);
  return result;
}

/// Where an argument, counted from 0, stands in a signature: from there to before there. The last one may be many.
std::pair<std::size_t, std::size_t> argument_of(std::string_view signature, std::size_t argument) {
  auto from = signature.find('(') + 1;
  const auto end = signature.find(')');
  for (; argument > 0; --argument) {
    const auto comma = signature.find(", ", from);
    if (comma == std::string_view::npos || comma > end) break;
    from = comma + 2;
  }
  return {from, std::min(signature.find(", ", from), end)};
}

}  // namespace

LuaEditor::LuaEditor(wxWindow* parent, Actions actions)
    : wxStyledTextCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_NONE),
      actions_(std::move(actions)),
      judge_later_([this] { judge(); }),
      commit_later_([this] { give(); }) {
  set_up();
  use_colours();
  set_accessible_name(*this, translated("Lua"));
  Bind(wxEVT_STC_MODIFIED, &LuaEditor::typed, this);
  Bind(wxEVT_KEY_DOWN, &LuaEditor::key_pressed, this);
  Bind(wxEVT_STC_CHARADDED, &LuaEditor::char_added, this);
  Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
    event.Skip();
    commit_later_.now();
    actions_.left();
  });
  Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
    const bool escape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    if (!escape || !refused_ || AutoCompActive()) return event.Skip();
    open(known_, context_);
    actions_.taken_back();
  });
  when_theme_changes(*this, [this] { use_colours(); });
}

void LuaEditor::set_up() {
  SetLexer(wxSTC_LEX_LUA);
  SetKeyWords(0, joined(lua_keywords));
  SetKeyWords(1, joined(known_lua_names()));
  SetModEventMask(wxSTC_MOD_INSERTTEXT | wxSTC_MOD_DELETETEXT);
  SetEOLMode(wxSTC_EOL_LF);
  SetUseTabs(false);
  SetTabWidth(indentation);
  SetIndent(indentation);
  SetTabIndents(true);
  SetBackSpaceUnIndents(true);
  SetWrapMode(wxSTC_WRAP_WORD);
  SetWrapIndentMode(wxSTC_WRAPINDENT_INDENT);
  SetEndAtLastLine(true);
  SetCaretLineVisible(true);
  SetExtraAscent(FromDIP(2));
  SetExtraDescent(FromDIP(2));
  SetMarginType(number_margin, wxSTC_MARGIN_NUMBER);
  SetMarginType(mistake_margin, wxSTC_MARGIN_SYMBOL);
  SetMarginWidth(mistake_margin, FromDIP(16));
  int marks = 1 << mistake_mark;
  for (const auto& look : remark_looks) marks |= 1 << look.number;
  SetMarginMask(mistake_margin, marks);
  SetMarginWidth(2, FromDIP(4));
  MarkerDefine(mistake_mark, wxSTC_MARK_ARROW);
  for (const auto& look : remark_looks) {
    MarkerDefine(look.number, look.shape);
    IndicatorSetStyle(look.number, wxSTC_INDIC_SQUIGGLE);
  }
  AnnotationSetVisible(wxSTC_ANNOTATION_STANDARD);
  AutoCompSetMaxHeight(8);
  AutoCompSetChooseSingle(false);
  AutoCompSetDropRestOfWord(true);
}

void LuaEditor::use_colours() {
  const auto colours = palette();
  CallTipSetBackground(colours.field);
  CallTipSetForeground(colours.text);
  CallTipSetForegroundHighlight(colours.lua.known_name);
  wxFont font(wxFontInfo(GetParent()->GetFont().GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
  StyleSetFont(wxSTC_STYLE_DEFAULT, font);
  StyleSetForeground(wxSTC_STYLE_DEFAULT, colours.text);
  StyleSetBackground(wxSTC_STYLE_DEFAULT, colours.field);
  StyleClearAll();
  const auto paint = [this](std::initializer_list<int> styles, const wxColour& colour) {
    for (const int style : styles) StyleSetForeground(style, colour);
  };
  paint({wxSTC_LUA_WORD}, colours.lua.keyword);
  paint({wxSTC_LUA_WORD2}, colours.lua.known_name);
  paint({wxSTC_LUA_STRING, wxSTC_LUA_CHARACTER, wxSTC_LUA_LITERALSTRING}, colours.lua.text);
  paint({wxSTC_LUA_STRINGEOL}, colours.error);
  paint({wxSTC_LUA_NUMBER}, colours.lua.number);
  paint({wxSTC_LUA_COMMENT, wxSTC_LUA_COMMENTLINE, wxSTC_LUA_COMMENTDOC}, colours.lua.comment);
  StyleSetBold(wxSTC_LUA_WORD, true);
  paint({wxSTC_STYLE_LINENUMBER}, colours.lua.line_number);
  StyleSetBackground(wxSTC_STYLE_LINENUMBER, colours.field);
  StyleSetForeground(mistake_style, colours.error);
  StyleSetBackground(mistake_style, colours.lua.current_line);
  MarkerSetForeground(mistake_mark, colours.error);
  MarkerSetBackground(mistake_mark, colours.error);
  for (const auto& look : remark_looks) {
    const auto colour = colours.of(look.level);
    MarkerSetForeground(look.number, colour);
    MarkerSetBackground(look.number, colour);
    IndicatorSetForeground(look.number, colour);
  }
  SetFoldMarginColour(true, colours.field);
  for (const int margin : {mistake_margin, 2}) SetMarginBackground(margin, colours.field);
  SetCaretForeground(colours.text);
  SetCaretLineBackground(colours.lua.current_line);
  SetSelBackground(true, colours.chosen);
  SetSelForeground(true, colours.chosen_text);
  SetMarginWidth(number_margin, TextWidth(wxSTC_STYLE_LINENUMBER, "_999"));
}

void LuaEditor::open(const std::string& chunk, LuaContext context, const std::string* refused) {
  commit_later_.forget();
  context_ = std::move(context);
  known_ = chunk;
  refused_ = refused != nullptr;
  quiet_ = true;
  SetText(to_wx(refused_ ? *refused : known_));
  EmptyUndoBuffer();
  quiet_ = false;
  mark({});
  judge();
}

void LuaEditor::update(const std::string& chunk, LuaContext context) {
  context_ = std::move(context);
  if (chunk == known_) return;
  const int line = GetFirstVisibleLine();
  const int position = GetCurrentPos();
  open(chunk, context_);
  SetEmptySelection(std::min(position, GetLength()));
  SetFirstVisibleLine(line);
}

void LuaEditor::mark(const std::vector<Remark>& remarks) {
  for (const auto& look : remark_looks) {
    MarkerDeleteAll(look.number);
    SetIndicatorCurrent(look.number);
    IndicatorClearRange(0, GetLength());
    for (const auto& remark : remarks) {
      if (remark.level != look.level || remark.line < 1 || remark.line > GetLineCount()) continue;
      const int line = remark.line - 1;
      MarkerAdd(line, look.number);
      const int from = GetLineIndentPosition(line);
      IndicatorFillRange(from, GetLineEndPosition(line) - from);
    }
  }
}

void LuaEditor::go_to_line(int line) {
  SetFocus();
  GotoPos(GetLineIndentPosition(std::clamp(line, 1, GetLineCount()) - 1));
  EnsureCaretVisible();
}

void LuaEditor::commit() {
  if (commit_later_.pending() || refused_) give();
}

void LuaEditor::give() {
  commit_later_.forget();
  auto text = chunk();
  refused_ = !actions_.commit(text);
  if (!refused_) known_ = std::move(text);
}

void LuaEditor::go_to_change(const std::string& before) {
  SetFocus();
  // Its positions are bytes.
  SetEmptySelection(static_cast<int>(end_of_change(before, known_)));
  EnsureCaretVisible();
}

std::string LuaEditor::chunk() const { return from_wx(GetText()); }

void LuaEditor::typed(wxStyledTextEvent& event) {
  event.Skip();
  if (quiet_) return;
  judge_later_.after_pause(judge_after);
  commit_later_.within(commit_within);
}

void LuaEditor::judge() {
  judge_later_.forget();
  mistake_ = mistake_in_section(compiler_, chunk());
  MarkerDeleteAll(mistake_mark);
  AnnotationClearAll();
  if (mistake_) {
    const int line = std::clamp(mistake_->line - 1, 0, std::max(0, GetLineCount() - 1));
    MarkerAdd(line, mistake_mark);
    AnnotationSetText(line, " " + symbol_of(Level::error) + " " + to_wx(mistake_->reason));
    AnnotationSetStyle(line, mistake_style);
  }
  actions_.judged(mistake_);
}

void LuaEditor::char_added(wxStyledTextEvent& event) {
  event.Skip();
  if (event.GetKey() == '\n') return indent_like_line_before();
  indent_end_of_block();
  propose();
}

void LuaEditor::key_pressed(wxKeyEvent& event) {
  event.Skip();
  if (!AutoCompActive()) return;
  const int key = event.GetKeyCode();
  if (key == WXK_UP || key == WXK_DOWN) picking_ = true;
  // Who types on past a proposal means a new line; Tab takes the proposal.
  if ((key == WXK_RETURN || key == WXK_NUMPAD_ENTER) && !picking_) AutoCompCancel();
}

void LuaEditor::indent_like_line_before() {
  const int line = GetCurrentLine();
  if (line == 0) return;
  SetLineIndentation(line, indentation_for(line));
  GotoPos(GetLineIndentPosition(line));
}

int LuaEditor::indentation_for(int line) {
  const int further = opens_block(from_wx(GetLine(line - 1))) ? indentation : 0;
  return GetLineIndentation(line - 1) + further;
}

void LuaEditor::indent_end_of_block() {
  const int line = GetCurrentLine();
  const int at = GetCurrentPos();
  const bool at_end = at == GetLineEndPosition(line);
  if (line == 0 || !at_end || at < 2 || is_prose(GetStyleAt(at - 2))) return;
  const auto text = from_wx(GetTextRange(GetLineIndentPosition(line), at));
  const int inside = indentation_for(line);
  const int outside = inside - indentation;
  const int now = GetLineIndentation(line);
  if (outside < 0) return;
  if (closes_block(text)) {
    if (now == inside) SetLineIndentation(line, outside);
    return;
  }
  // `end` may have become `ending`; behind a space it stays the end.
  const auto is_of_word = [](char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_'; };
  const bool longer_word = text.size() > 1 && is_of_word(text.back()) && is_of_word(text[text.size() - 2]);
  const bool goes_on = longer_word && closes_block(std::string_view(text).substr(0, text.size() - 1));
  if (goes_on && now == outside) SetLineIndentation(line, inside);
}

void LuaEditor::propose() {
  const int at = GetCurrentPos();
  if (at > 1 && is_prose(GetStyleAt(at - 2))) return;
  // Positions are bytes of UTF-8, as in the chunk.
  const auto found = complete(chunk(), static_cast<std::size_t>(at), context_);
  picking_ = false;
  if (!found.words.empty()) return AutoCompShow(static_cast<int>(found.begun), joined(found.words));
  AutoCompCancel();
  show_call_tip();
}

void LuaEditor::show_call_tip() {
  const int at = GetCurrentPos();
  const auto tip = call_tip(chunk(), static_cast<std::size_t>(at));
  if (!tip) return CallTipCancel();
  CallTipShow(at, to_wx(std::string(tip->signature) + "\n" + std::string(tip->meaning)));
  const auto [from, to] = argument_of(tip->signature, tip->argument);
  CallTipSetHighlight(static_cast<int>(from), static_cast<int>(to));
}

}  // namespace bulkhead
