// SPDX-License-Identifier: MIT
#include "model/library/item_edits.h"
#include "model/library/items_on_demand.h"
#include "model/library/origin.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText library_item_newer{
    "library-item-newer",
    "an item may follow the library; {item} was copied from version {old} of {origin}, and there is version {new}"};

/// The edit that takes a newer version over; none where its file cannot be read any more.
FixMaker taking_over(const AnyItem& item, const Origin& origin, const ThingInfo& info) {
  return [item, origin, &info](const CheckContext& checked) {
    const auto& library = checked.items->library();
    const auto* entry = find_item(library, origin.item, info);
    const auto newer = entry == nullptr ? fail("") : read_item(*entry);
    if (!newer) return std::vector<Edit>();
    const auto* before = library.find_version(origin.item, info, origin.version);
    const auto older = before == nullptr ? fail("") : read_item(*before);
    return std::vector<Edit>{edits_that_renew(checked.mission, item, older ? &older->item.item : nullptr, newer->item)};
  };
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_library_item(context.mission, [&]<typename T>(const T& item) {
    if (!item.origin || context.items == nullptr) return;
    const auto origin = parse_origin(*item.origin);
    if (origin.version == 0) return;
    const auto* entry = find_item(context.items->library(), origin.item, info_of<T>());
    if (entry == nullptr || entry->version <= origin.version) return;
    observations.push_back({message<library_item_newer>(arg<"item">(name_of(item)), arg<"old">(origin.version),
                                                        arg<"origin">(origin.item.text()), arg<"new">(entry->version)),
                            {address_of(item.id)},
                            taking_over(item, origin, info_of<T>())});
  });
  return observations;
}

}  // namespace

Check library_item_newer_check() {
  return {
      .key = "library-item-newer",
      .title = "Newer library item",
      .group = Check::Group::missions,
      .level = Level::note,
      .rule =
          "An item or a force that was copied from the library is the newest version that the "
          "library has.",
      .reason =
          "The library's authors mend their items; a mission keeps what it was made with until its author says "
          "otherwise.",
      .places = "the item or force",
      .remedy =
          "Take the newer version over: what you have changed stays, field by field and figure by figure, and what it "
          "newly names comes along. Where the library does not have the older version any more, only what the item "
          "says "
          "nothing of is taken over.",
      .messages = {library_item_newer},
      .pictured = false,
      .run = run};
}

}  // namespace bulkhead
