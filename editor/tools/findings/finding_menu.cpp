// SPDX-License-Identifier: MIT
#include "editor/tools/findings/finding_menu.h"

#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

using Entries = std::vector<MenuEntry>;
using SetLevel = Result<void> (FindingsState::*)(std::optional<Level>);

void add_line(Entries& entries) {
  if (!entries.empty() && !entries.back().name.empty()) entries.push_back({.name = ""});
}

void add_fixes(Entries& entries, FindingsState& findings, const FindingCard& card, const FindingMenuActs& acts) {
  for (const auto& fix : card.fixes) {
    entries.push_back({.name = fix.name,
                       .run = [&findings, edit = fix.edit, said = acts.show_failure] { said(findings.fix(edit)); }});
  }
  if (!findings.can_fix(true)) return;
  entries.push_back({.name = translate("Fix all {} of this kind", {std::to_string(card.alike)}),
                     .key = "Shift+F9",
                     .run = [&findings, said = acts.show_failure] { said(findings.fix(true)); }});
}

void add_waiving(Entries& entries, FindingsState& findings, const FindingCard& card, const FindingMenuActs& acts) {
  if (card.of_check) return;
  if (!card.waived) return entries.push_back({.name = translate("Waive…"), .run = acts.ask_for_reason});
  entries.push_back({.name = translate("Change the reason…"), .run = acts.ask_for_reason});
  entries.push_back({.name = translate("Take waiver back"),
                     .run = [&findings, said = acts.show_failure] { said(findings.unwaive()); }});
}

MenuEntry levels_menu(FindingsState& findings, std::string name, const std::string& usual, std::optional<Level> now,
                      SetLevel set, const FindingMenuActs& acts) {
  MenuEntry menu{.name = std::move(name)};
  const auto add = [&](const std::string& words, std::optional<Level> level) {
    menu.entries.push_back({.name = words,
                            .run = [&findings, set, level, said = acts.show_failure] { said((findings.*set)(level)); },
                            .checked = level == now});
  };
  add(usual, std::nullopt);
  for (const auto level : levels_to_choose) add(level_name(level), level);
  return menu;
}

}  // namespace

std::vector<MenuEntry> finding_menu(FindingsState& findings, const FindingMenuActs& acts) {
  Entries entries;
  const auto card = findings.card();
  if (!card) return entries;
  if (!card->of_check) {
    const auto& leads_to = card->leads_to;
    entries.push_back({.name = leads_to.empty() ? translate("Go there") : leads_to, .run = acts.go_there});
  }
  add_line(entries);
  add_fixes(entries, findings, *card, acts);
  add_line(entries);
  add_waiving(entries, findings, *card, acts);
  entries.push_back(
      {.name = translate("Copy the text"), .run = [copy = acts.copy, text = text_of(*card)] { copy(text); }});
  add_line(entries);
  if (!card->of_item) {
    entries.push_back(levels_menu(findings, translate("In this mission"), usual_in_mission(*card), card->in_mission,
                                  &FindingsState::set_level, acts));
  }
  entries.push_back(
      levels_menu(findings, translate("For me"), usual_for_me(*card), card->mine, &FindingsState::set_my_level, acts));
  return entries;
}

}  // namespace bulkhead
