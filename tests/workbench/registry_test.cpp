// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "model/base/identifier.h"
#include "validators/engine/known_limits.h"
#include "workbench/all_checks.h"

namespace bulkhead::test {
namespace {

TEST(registry, keys_and_levels_are_frozen) {
  // Waivers and settings in mission files name these: never change what is there. New checks need not be here.
  const std::map<std::string, Level> frozen = {
      {"sealed-region", Level::error},
      {"side-cut-off", Level::error},
      {"objective-unreachable", Level::error},
      {"no-route", Level::error},
      {"objective-off-ground", Level::error},
      {"unknown-reference", Level::error},
      {"no-zone", Level::warning},
      {"missing-pillar", Level::warning},
      {"missing-wall-end", Level::warning},
      {"duplicate-label", Level::warning},
      {"unequal-access", Level::warning},
      {"loose-pillar", Level::warning},
      {"hatchway-to-nowhere", Level::warning},
      {"hatchway-into-wall", Level::warning},
      {"hatchway-beside-open-floor", Level::note},
      {"compartment-differs", Level::warning},
      {"unbuildable-pitch", Level::error},
      {"wall-on-border", Level::note},
      {"panel-shortfall", Level::warning},
      {"stale-pin", Level::warning},
      {"feature-overlap", Level::warning},
      {"feature-in-swing", Level::note},
      {"narrow-corridor", Level::warning},
      {"unknown-terrain-type", Level::warning},
      {"not-symmetric", Level::warning},
      {"compartment-without-entrance", Level::warning},
      {"dead-end", Level::note},
      {"single-way", Level::note},
      {"board-edge-access", Level::warning},
      {"overlapping-zones", Level::warning},
      {"zone-in-wall", Level::warning},
      {"unequal-zones", Level::warning},
      {"zone-too-small", Level::warning},
      {"marker-count", Level::warning},
      {"marker-near-edge", Level::warning},
      {"marker-near-centre", Level::warning},
      {"markers-close-together", Level::warning},
      {"misplaced-marker", Level::warning},
      {"more-than-placed", Level::warning},
      {"placing-impossible", Level::error},
      {"placing-not-found", Level::note},
      {"missing-label", Level::warning},
      {"link-to-itself", Level::warning},
      {"kind-not-on-map", Level::warning},
      {"label-not-on-map", Level::warning},
      {"unused-label", Level::note},
      {"start-zones-close", Level::warning},
      {"start-zones-in-sight", Level::note},
      {"incomplete-stratagem", Level::warning},
      {"stratagem-without-cost", Level::note},
      {"stratagem-cost", Level::warning},
      {"stratagem-too-dear", Level::warning},
      {"victory-points", Level::note},
      {"exposed-drop-zone", Level::warning},
      {"vantage-in-zone", Level::warning},
      {"bunched-terrain", Level::warning},
      {"symmetric-set-up", Level::note},
      {"untyped-terrain", Level::warning},
      {"unknown-event", Level::warning},
      {"outside-published-range", Level::note},
      {"unknown-role", Level::error},
      {"unknown-moment", Level::error},
      {"unknown-word", Level::warning},
      {"stratagem-without-moment", Level::note},
      {"table-bands-overlap", Level::error},
      {"table-bands-gap", Level::error},
      {"table-names-itself", Level::error},
      {"force-without-units", Level::error},
      {"force-too-large", Level::warning},
      {"force-sum", Level::note},
      {"unknown-limit", Level::warning},
      {"library-item-newer", Level::note},
      {"library-item-gone", Level::note},
      {"seam", Level::warning},
      {"script-does-not-compile", Level::error},
      {"missing-glyph", Level::warning},
  };
  std::map<std::string, Level> actual;
  for (const auto& check : all_checks()) actual.emplace(check.key, check.level);
  for (const auto& [key, level] : frozen) {
    ASSERT_TRUE(actual.contains(key)) << key;
    EXPECT_EQ(actual.at(key), level) << key;
  }
}

TEST(registry, every_check_is_whole_and_its_key_an_id_of_its_own) {
  std::set<std::string> keys;
  std::set<std::string> titles;
  for (const auto& check : all_checks()) {
    SCOPED_TRACE(check.key);
    EXPECT_TRUE(Id::parse(check.key));
    EXPECT_TRUE(keys.insert(check.key).second);
    EXPECT_TRUE(titles.insert(check.title).second);
    for (const auto& text : {check.rule, check.reason, check.remedy}) EXPECT_TRUE(text.ends_with('.')) << text;
    EXPECT_FALSE(check.places.empty());
    EXPECT_NE(check.run, nullptr);
  }
}

TEST(registry, every_limit_that_a_check_reads_is_known_and_the_others_are_of_figures) {
  std::set<std::string_view> known;
  for (const auto& limit : known_limits()) {
    EXPECT_TRUE(known.insert(limit.id).second);
    EXPECT_FALSE(limit.meaning.empty() || limit.meaning.ends_with('.')) << limit.id;
  }
  EXPECT_TRUE(std::is_sorted(known_limits().begin(), known_limits().end(),
                             [](const auto& one, const auto& other) { return one.id < other.id; }));
  std::set<std::string> read;
  for (const auto& check : all_checks()) read.insert(check.limits.begin(), check.limits.end());
  // Fairness and cover read these.
  read.insert({"cover-near", "cover-point-blank", "move", "obscured-beyond", "weapon-range"});
  // Players go by these.
  read.insert({"bonus-points", "underdog-points"});
  EXPECT_EQ(std::set<std::string>(known.begin(), known.end()), read);
}

}  // namespace
}  // namespace bulkhead::test
