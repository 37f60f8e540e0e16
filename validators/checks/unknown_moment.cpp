// SPDX-License-Identifier: MIT
#include <optional>

#include "model/edit/edit.h"
#include "model/mission/named_things.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"
#include "validators/engine/names.h"
#include "validators/engine/unknown_ids.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_moment{"unknown-moment",
                                     "a moment is one of the game's; {item} names {moment}, which it does not have"};
constexpr MessageText nearly_a_moment{"nearly-a-moment",
                                      "a moment is one of the game's; {item} names {moment}, which it does not have; "
                                      "did you mean {meant}?"};

/// Calls `what(moment, kind)` with each moment of an item but those at which points are scored, which may be changed.
template <typename T, typename What>
void for_each_moment(T& item, const What& what) {
  const auto look_at = [&](const FieldInfo& field, auto& moment) {
    const bool meant = field.form == FieldForm::moment && field.names != FieldNames::moment_of_scoring;
    if (meant) what(moment, at_moment(field.names));
  };
  for_each_member<Id>(item, look_at);
  for_each_member<std::optional<Id>>(item, [&](const FieldInfo& field, auto& moment) {
    if (moment) look_at(field, *moment);
  });
}

/// The same item with the moment that may have been meant wherever it has this one.
template <typename T>
FixMaker with_moment(const T& item, const Id& wrong, const Id& meant) {
  return fix_that_changes(item, [wrong, meant](T& changed) {
    for_each_moment(changed, [&](Id& moment, AtMoment) {
      if (moment == wrong) moment = meant;
    });
  });
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  const auto& system = *context.mission.system;
  for_each_item(context.mission, [&]<typename T>(const T& item) {
    for_each_moment(item, [&](const Id& moment, AtMoment kind) {
      if (moment_exists(system, moment.text(), kind)) return;
      const auto meant = as_id(nearest_moment(system, moment.text(), kind));
      const auto of = arg<"item">(name_of(item));
      const auto said = arg<"moment">(moment.text());
      Observation observation{message<unknown_moment>(of, said), {address_of(item.id)}, {}};
      if (meant) {
        observation.message = message<nearly_a_moment>(of, said, arg<"meant">(meant->text()));
        observation.fixes = with_moment(item, moment, *meant);
      }
      observations.push_back(std::move(observation));
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
          .messages = {unknown_moment, nearly_a_moment},
          .pictured = false,
          .run = run};
}

}  // namespace bulkhead
