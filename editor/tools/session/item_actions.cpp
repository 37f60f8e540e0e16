// SPDX-License-Identifier: MIT
#include "editor/tools/session/item_actions.h"

#include <algorithm>
#include <utility>

#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {

bool looks_like_item(std::string_view text) {
  const auto head = read_item_head(text, {});
  return head && find_item_info(head->root) != nullptr;
}

ItemActions::ItemActions(Document& document, Dialogs& dialogs, Notices& notices, Ways ways)
    : document_(document), dialogs_(dialogs), notices_(notices), ways_(std::move(ways)) {}

void ItemActions::add_file(std::string_view text, const std::filesystem::path& path) {
  const auto read = read_item_file(text, path.string());
  if (!read) {
    notices_.show({Notices::Topic::work, Notices::Kind::error, to_text(read.error()), {}});
    return;
  }
  if (!ways_.has_mission()) return offer_to_begin(read->item);
  add(read->item, {});
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
  std::vector<Notices::Answer> answers;
  const auto offer = [&](std::string label, ItemAddition other) {
    answers.push_back({std::move(label), [this, item, other = std::move(other)] { add(item, other); }});
  };
  if (item.system != mission.system->id && !how.any_system) {
    auto other = how;
    other.any_system = true;
    offer(translate("Add it all the same"), std::move(other));
  } else if (has_object(mission, id)) {
    auto other = how;
    other.id = free_id(mission, id);
    offer(translate("Add it as {}", {other.id->text()}), std::move(other));
  }
  auto words = translate("{} is not added: {}", {name_or_id(base_of(item.item)), reason});
  notices_.show({Notices::Topic::work, Notices::Kind::warning, std::move(words), std::move(answers)});
}

void ItemActions::offer_to_begin(const LibraryItem& item) {
  const LibraryOnDemand library;
  const auto known = library.library();
  std::vector<Notices::Answer> answers;
  if (known) {
    const auto& templates = (*known)->templates();
    const auto killzone = std::find_if(templates.begin(), templates.end(), [&](const Template& entry) {
      return entry.kind == Template::Kind::killzone && entry.system == item.system.text();
    });
    if (killzone != templates.end()) {
      answers.push_back({translate("Begin one with it"), [this, item, source = *killzone] {
                           ways_.begin_from(source);
                           if (ways_.has_mission()) add(item, {});
                         }});
    }
  }
  auto words = translate("{} is a {} for missions of {}, not a mission. Open or begin a mission, then open it again.",
                         {name_or_id(base_of(item.item)), std::string(info_of(item.item).noun), item.system.text()});
  notices_.show({Notices::Topic::work, Notices::Kind::info, std::move(words), std::move(answers)});
}

}  // namespace bulkhead
