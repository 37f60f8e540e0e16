// SPDX-License-Identifier: MIT
#include <optional>

#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/moments.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_moment{"unknown-moment",
                                     "a moment is one of the game's; {item} names {moment}, which it does not have"};

/// Calls `what(moment, use)` with each moment of an item but those at which points are scored, which may be changed.
template <typename T, typename What>
void for_each_moment(T& item, const What& what) {
  if constexpr (requires { item.used; }) {
    for (auto& use : item.used) what(use.at, AtMoment::used, "used");
  }
  if constexpr (requires { item.places; }) {
    for (auto& place : item.places) {
      if (place.at) what(*place.at, AtMoment::placed, "places");
    }
  }
  if constexpr (requires { item.completed; }) {
    if (item.completed) what(*item.completed, AtMoment::used, "completed");
  }
}

/// The same item with the moment that may have been meant wherever it has this one.
template <typename T>
std::optional<Edit> with_moment(const CheckContext& checked, const T& item, const Id& wrong, AtMoment kind,
                                std::string_view key) {
  const auto nearest = nearest_moment(*checked.mission.system, wrong.text(), kind);
  if (!nearest) return std::nullopt;
  const auto meant = Id::parse(*nearest);
  if (!meant) return std::nullopt;
  auto changed = item;
  for_each_moment(changed, [&](Id& moment, AtMoment, std::string_view) {
    if (moment == wrong) moment = *meant;
  });
  return set_item<T>(item.id, {{std::string(key), find_field<T>(key)->value(changed)}});
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for_each_item(context.mission, [&]<typename T>(const T& item) {
    for_each_moment(item, [&](const Id& moment, AtMoment kind, std::string_view key) {
      if (moment_exists(*context.mission.system, moment.text(), kind)) return;
      observations.push_back({message<unknown_moment>(arg<"item">(name_of(item)), arg<"moment">(moment.text())),
                              {address_of(item.id)},
                              one_fix([item, moment, kind, key](const CheckContext& checked) {
                                return with_moment(checked, item, moment, kind, key);
                              })});
    });
  });
  return observations;
}

}  // namespace

Check unknown_moment_check() {
  return {.key = "unknown-moment",
          .title = "Unknown moment",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule =
              "When something is used, placed or done, the game has that moment: of its set-up, its sequence, or "
              "one of those that happen now and then, such as `before-test`.",
          .reason = "Nobody could tell when a card may be played.",
          .places = "the item",
          .remedy = "Name a moment that the game has.",
          .messages = {unknown_moment},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
