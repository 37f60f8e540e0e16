// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/generators.h"
#include "tests/support/invariants.h"
#include "tests/validators/check_fixture.h"

namespace bulkhead::test {
namespace {

/// The same with some of the limits that checks know.
Mission with_limits(Mission mission) {
  const auto seldom = [] { return *rc::gen::inRange(0, 2) == 0; };
  std::vector<Limit> limits;
  for (const auto* id :
       {"border-walls", "zone-models", "stratagem-cost", "stratagem-points", "victory-points", "objective-count",
        "edge-entries", "start-zones-seen", "symmetries", "zone-edge-cover", "zone-terrain", "zone-vantage"}) {
    if (seldom()) limits.push_back({Id(id), *rc::gen::inRange(0, 60), "", {}});
  }
  for (const auto* id : {"base", "start-zones-apart", "objective-to-edge", "objective-to-centre", "objective-apart",
                         "largest-base", "zone-edge-reach"}) {
    if (seldom()) limits.push_back({Id(id), Length::millimetres(*rc::gen::inRange(0, 400)), "", {}});
  }
  mission.limits = limits;
  return mission;
}

/// The same with rules that place objectives, wherever these stand.
Mission with_placings(Mission mission) {
  auto rules = *mission.rules;
  const int number = *rc::gen::inRange(0, 2);
  for (int rule = 0; rule < number; ++rule) {
    Placing placing{.what = Id("objective")};
    placing.count = parse_dice(*rc::gen::element<std::string>("1", "2", "D3+2", "9")).value();
    for (auto* length : {&placing.apart, &placing.clear_of_edge, &placing.clear_of_centre, &placing.clear_of_walls,
                         &placing.clear_of_zones, &placing.near_centre}) {
      if (*rc::gen::inRange(0, 3) == 0) *length = Length::millimetres(*rc::gen::inRange(0, 200));
    }
    placing.share = *rc::gen::element(Placing::Share::all, Placing::Share::half, Placing::Share::third);
    placing.quarters = *rc::gen::element(Placing::Quarters::any, Placing::Quarters::each, Placing::Quarters::unused);
    const auto ground = [&](std::optional<Id>& word) {
      if (*rc::gen::inRange(0, 4) != 0) return;
      const auto& zones = *rc::gen::inRange(0, 2) == 0 ? *mission.zones : *mission.areas;
      if (!zones.empty()) word = zones[*rc::gen::inRange<std::size_t>(0, zones.size())].id;
    };
    ground(placing.inside);
    ground(placing.outside);
    Rule made{{free_id(mission, Id("placed-" + std::to_string(rule))), "", {}, {}, "", {}}};
    made.places = {placing};
    rules.push_back(made);
  }
  mission.rules = rules;
  return mission;
}

RC_GTEST_PROP(checks, of_any_mission_name_places_that_exist_and_fixes_that_are_sound, (const Mission& any)) {
  const auto mission = with_placings(with_limits(any));
  for (const auto& finding : check(mission).findings) {
    RC_ASSERT(!to_text(finding.message).empty());
    for (const auto& address : finding.addresses) RC_ASSERT(exists(mission, address));
    for (const auto& fix : finding.fixes()) {
      const auto text = fix.text_form(mission);
      const auto fixed = fix.apply(mission);
      if (!fixed) RC_FAIL(text + ": " + fixed.error().message);
      RC_ASSERT(broken_invariants(*fixed) == std::vector<std::string>());
      const auto read_back = parse_edit(mission, text);
      if (!read_back) RC_FAIL(text + ": " + read_back.error().message);
      RC_ASSERT(read_back->apply(mission).value() == *fixed);
    }
  }
}

}  // namespace
}  // namespace bulkhead::test
