// SPDX-License-Identifier: MIT
#include "model/library/items_on_demand.h"
#include "model/library/origin.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText library_item_gone{
    "library-item-gone",
    "what an item was copied from should be in the library; {item} was copied from {origin}, which is not there"};

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_library_item(context.mission, [&]<typename T>(const T& item) {
    if (!item.origin || context.items == nullptr) return;
    const auto origin = parse_origin(*item.origin);
    if (find_item(context.items->library(), origin.item, info_of<T>()) != nullptr) return;
    observations.push_back({message<library_item_gone>(arg<"item">(name_of(item)), arg<"origin">(origin.item.text())),
                            {address_of(item.id)},
                            one_fix(SetField{item.id, {"origin", single("")}})});
  });
  return observations;
}

}  // namespace

Check library_item_gone_check() {
  return {.key = "library-item-gone",
          .title = "Library item that is gone",
          .group = Check::Group::missions,
          .level = Level::note,
          .rule = "The library has what an item or a force was copied from, in a file that can be read.",
          .reason = "Nobody can be told of newer versions of what is not there. The mission itself lacks nothing.",
          .places = "the item or force",
          .remedy = "Put the item's file back into your folder of items, or let the copy stand for itself.",
          .messages = {library_item_gone},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
