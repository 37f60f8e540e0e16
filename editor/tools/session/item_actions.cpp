// SPDX-License-Identifier: MIT
#include "editor/tools/session/item_actions.h"

#include <utility>

#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string name_of_game(const Id& system) {
  const LibraryOnDemand library;
  const auto known = library.system(system);
  return known ? name_or_id(*known) : system.text();
}

}  // namespace

ItemActions::ItemActions(Document& document, Dialogs& dialogs, Notices& notices, Ways ways)
    : document_(document), dialogs_(dialogs), notices_(notices), ways_(std::move(ways)) {}

void ItemActions::ask_about_file(std::string_view text, const std::filesystem::path& path) {
  const auto read = read_item_file(text, path.string());
  if (!read) {
    notices_.show({Notices::Topic::work, Notices::Kind::error, to_text(read.error()), {}});
    return;
  }
  auto words = translate("{} holds an item of the library, {}. Is it for this mission, or to be edited by itself?",
                         {path.filename().string(), name_of_item(read->item.item)});
  notices_.show({Notices::Topic::work,
                 Notices::Kind::info,
                 std::move(words),
                 {{translate("Add to this mission"), [this, item = read->item] { add(item, {}); }},
                  {translate("Open by itself"), [this, path] { ways_.open_by_itself(path); }}}});
}

void ItemActions::add_from_library(std::string_view kind) {
  ways_.commit();
  if (const auto chosen = dialogs_.which_item(*document_.mission(), kind)) add(*chosen, {});
}

void ItemActions::add(const LibraryItem& item, const ItemAddition& how) {
  ways_.commit();
  const auto& name = name_or_id(base_of(item.item));
  auto edit = edits_that_add(*document_.mission(), item, how);
  if (!edit) return tell_why_not(item, how, edit.error().message);
  edit->name = StepName("Add {}", {name});
  document_.finish_merge();
  if (const auto done = document_.apply(*edit); !done) return tell_why_not(item, how, done.error().message);
  document_.finish_merge();
  notices_.tell(translate("Added {}. Undo takes it out again.", {name}));
  if (added_) added_(how.id.value_or(base_of(item.item).id));
}

void ItemActions::tell_why_not(const LibraryItem& item, const ItemAddition& how, const std::string& reason) {
  const auto& mission = *document_.mission();
  const auto id = how.id.value_or(base_of(item.item).id);
  const auto& name = name_or_id(base_of(item.item));
  auto words = translate("{} is not added: {}", {name, reason});
  std::vector<Notices::Answer> answers;
  const auto offer = [&](std::string label, ItemAddition other) {
    answers.push_back({std::move(label), [this, item, other = std::move(other)] { add(item, other); }});
  };
  if (item.system != mission.system->id && !how.any_system) {
    auto other = how;
    other.any_system = true;
    offer(translate("Add it all the same"), std::move(other));
    words = translate(
        "{} is not added: it is of another game, {}, and this mission of {}. Its words and figures may "
        "not fit.",
        {name, name_of_game(item.system), name_or_id(*mission.system)});
  } else if (has_object(mission, id)) {
    auto other = how;
    other.id = free_id(mission, id);
    words = translate("{} is not added: something in this mission has its id, {}, already. Added as another it is {}.",
                      {name, id.text(), other.id->text()});
    offer(translate("Add it as another"), std::move(other));
  }
  notices_.show({Notices::Topic::work, Notices::Kind::warning, std::move(words), std::move(answers)});
}

}  // namespace bulkhead
