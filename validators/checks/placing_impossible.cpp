// SPDX-License-Identifier: MIT
#include "analysis/placing/placing_answer.h"
#include "model/mission/names.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText no_ground{"placing-no-ground", "{item} places {count} {kind}; nowhere may one stand"};
constexpr MessageText no_quarter{
    "placing-no-quarter", "{item} places one {kind} in each quarter in which nobody starts; there is no such quarter"};
constexpr MessageText quarter_barred{
    "placing-quarter-barred", "{item} places one {kind} in each quarter asked for; in the {quarter} none may stand"};
constexpr MessageText no_room{"placing-no-room", "{item} places {count} {kind}; no more than {most} have room"};
constexpr MessageText no_room_near{
    "placing-no-room-near",
    "{item} places {count} {kind}, {wanted} of them near the centre; no more than {most} have room there"};

Message message_for(const Mission& mission, const AskedPlacing& asked, const PlacingLack& lack) {
  const auto item = arg<"item">(name_of(*asked.item));
  const auto count = arg<"count">(greatest_count_words(mission, *asked.placing));
  const auto kind = arg<"kind">(placed_kind_name(mission, asked.placing->what));
  switch (lack.what) {
    case PlacingLack::What::ground: return message<no_ground>(item, count, kind);
    case PlacingLack::What::no_quarter: return message<no_quarter>(item, kind);
    case PlacingLack::What::quarter: return message<quarter_barred>(item, kind, arg<"quarter">(to_text(lack.quarter)));
    case PlacingLack::What::room: return message<no_room>(item, count, kind, arg<"most">(lack.most));
    case PlacingLack::What::near_room:
      return message<no_room_near>(item, count, kind, arg<"wanted">(lack.wanted), arg<"most">(lack.most));
  }
  return message<no_ground>(item, count, kind);
}

std::vector<Observation> run(const CheckContext& context) {
  std::vector<Observation> observations;
  for (const auto& [asked, answer] : placing_answers(context.mission, {.steps = 0}, context.stop)) {
    if (context.stop.stop_requested()) return {};
    if (!answer || !answer->lack) continue;
    observations.push_back({message_for(context.mission, asked, *answer->lack), {address_of(asked.item->id)}, {}});
  }
  return observations;
}

}  // namespace

Check placing_impossible_check() {
  return {
      .key = "placing-impossible",
      .title = "Impossible to place",
      .group = Check::Group::objectives,
      .level = Level::error,
      .rule =
          "As many of what an item places as it may come to (5 for `D3+2`) can stand on this battlefield at once, as "
          "its wishes say, none on another and each with its middle on floor. Found is only what is proven: that "
          "nowhere one may stand, that a quarter to have one has no ground for it, or that the ground is covered by "
          "fewer rectangles than there are things to be placed, each so small that two of them have no room in it. "
          "Nothing is said where the proof would take too long. "
          "Markers have the size of their kind. Terrain features, which may be turned, count as points here.",
      .reason = "Players would stop in the middle of the set-up.",
      .places = "the item",
      .remedy = "Ask for fewer, for less distance, or make room on the battlefield.",
      .messages = {no_ground, no_quarter, quarter_barred, no_room, no_room_near},
      .speed = Check::Speed::background,
      .run = run};
}

}  // namespace bulkhead
