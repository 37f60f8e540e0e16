// SPDX-License-Identifier: MIT
#include "editor/tools/commands/choices.h"

#include <algorithm>
#include <utility>

#include "editor/tools/commands/command_words.h"
#include "editor/tools/commands/commands.h"
#include "editor/tools/inspector/outline.h"
#include "editor/tools/pointing/words.h"
#include "editor/tools/texts/contents.h"
#include "editor/tools/words/search.h"
#include "editor/tools/words/translate.h"
#include "model/base/plain_text.h"

namespace bulkhead {
namespace {

std::string keys_of(const Command& command) {
  auto keys = std::string(command.shortcut);
  if (!command.also.empty()) keys.append(keys.empty() ? "" : ", ").append(command.also);
  return keys;
}

Choice choice_of(const Command& command, const Actions& actions, const std::string& resting) {
  const auto* action = actions.find(command.id);
  Choice choice{translate(command.name), keys_of(command), translate(command.help), actions.enabled(command.id),
                [&actions, id = command.id] { actions.run(id); }};
  if (action != nullptr && action->name) choice.name = action->name();
  if (!choice.enabled) {
    choice.note = resting.empty() ? actions.reason(command.id) : resting;
    if (choice.note.empty()) choice.note = translate("There is nothing that it could do now");
  }
  return choice;
}

std::string upper(std::string_view text) {
  std::string result(text);
  for (auto& letter : result) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return result;
}

/// The place on the battlefield that is typed, whatever the case.
std::optional<Address> place_of_words(const Mission& mission, std::string_view words) {
  const auto parts = split_words(words);
  if (parts.size() != 1) return std::nullopt;
  for (const auto& text : {std::string(parts.front()), upper(parts.front())}) {
    const auto address = parse_address(text);
    if (address && !std::holds_alternative<ObjectAddress>(*address) && exists(mission, *address)) return *address;
  }
  return std::nullopt;
}

class Finder {
 public:
  Finder(std::string_view words, std::vector<Choice>& found) : words_(words), found_(found) {}

  /// Entries of a tree that lead somewhere; `group` is what they stand below.
  void look(const OutlineEntry& entry, const std::string& group,
            const std::function<std::function<void()>(const OutlineEntry&)>& leading) {
    for (const auto& child : entry.children) {
      if (found_.size() >= most_found) return;
      if (child.children.empty() && has_all_words(child.text + " " + child.key, words_)) {
        if (auto choose = leading(child)) found_.push_back({child.text, group, "", true, std::move(choose)});
      }
      look(child, child.text, leading);
    }
  }

 private:
  std::string_view words_;
  std::vector<Choice>& found_;
};

/// Whether an address is of something that the page of texts shows.
bool is_text(const Mission& mission, const Address& address) {
  const auto* const object = std::get_if<ObjectAddress>(&address);
  bool text = false;
  if (object == nullptr) return text;
  for_each_text_list(mission, [&](TextKind, const auto& things) {
    text = text || std::any_of(things.begin(), things.end(), [&](const auto& thing) { return thing.id == object->id; });
  });
  return text;
}

}  // namespace

std::vector<Choice> command_choices(const Actions& actions, std::string_view words, const std::string& resting) {
  std::vector<Choice> called_so;
  std::vector<Choice> by_name;
  std::vector<Choice> by_other_words;
  std::vector<Choice> by_help;
  for (const auto& command : commands()) {
    auto choice = choice_of(command, actions, resting);
    const auto by_others = choice.name + " " + other_words(command);
    const auto all = by_others + " " + translate(command.menu) + " " + choice.beside + " " + translate(command.help);
    if (!has_all_words(all, words)) continue;
    const bool named = has_all_words(choice.name, words);
    auto& list = !named && has_all_words(by_others, words) ? by_other_words
                 : !named                                  ? by_help
                 : choice.name.size() == words.size()      ? called_so
                                                           : by_name;
    list.push_back(std::move(choice));
  }
  for (auto* const more : {&by_name, &by_other_words, &by_help}) {
    called_so.insert(called_so.end(), std::make_move_iterator(more->begin()), std::make_move_iterator(more->end()));
  }
  return called_so;
}

std::vector<Choice> find_choices(const Mission& mission, const Actions& actions, std::string_view words,
                                 const FindTarget& target) {
  std::vector<Choice> found;
  if (split_words(words).empty()) return found;
  if (const auto place = place_of_words(mission, words)) {
    found.push_back({capitalised(words_for(mission, *place)), translate("Place"), "", true,
                     [show = target.show, place = *place] { show(place); }});
  }
  Finder finder(words, found);
  finder.look(outline(mission), translate("Mission"), [&](const OutlineEntry& entry) -> std::function<void()> {
    if (!entry.address || is_text(mission, *entry.address)) return {};
    return [show = target.show, address = *entry.address] { show(address); };
  });
  finder.look(contents(mission), translate("Texts and rules"), [&](const OutlineEntry& entry) -> std::function<void()> {
    const auto text = text_of_entry(entry.key);
    if (!text) return {};
    return [show = target.show_text, text = *text] { show(text); };
  });
  for (auto& choice : command_choices(actions, words)) {
    if (found.size() >= most_found) break;
    choice.beside = choice.beside.empty() ? translate("Command") : translate("Command, {}", {choice.beside});
    found.push_back(std::move(choice));
  }
  return found;
}

std::vector<Choice> step_choices(const Document& document, std::function<void(std::size_t)> go_to) {
  auto names = document.step_names();
  names.insert(names.begin(), translate("As it was opened"));
  std::vector<Choice> choices;
  for (std::size_t done = 0; done < names.size(); ++done) {
    const bool here = done == document.steps_done();
    const bool taken_back = done > document.steps_done();
    choices.push_back({names[done],
                       here         ? translate("here")
                       : taken_back ? translate("taken back")
                                    : std::string(),
                       "", true, [go_to, done] { go_to(done); }});
  }
  return choices;
}

}  // namespace bulkhead
