// SPDX-License-Identifier: MIT
#include "workbench/item_missions.h"

#include <gtest/gtest.h>

#include "model/io/file_system.h"
#include "model/library/library.h"

namespace bulkhead::test {
namespace {

/// An item with company of every sort, and with content that no version knows.
constexpr const char* full = R"(<stratagem format="2" system="kill-team" version="3" id="a" name="A" later="1"
    cost="1" currency="CP">
  <used at="battle-start"/><when>w</when><target>t</target><effect>{table:t} {side:attacker}</effect>
  <with soon="yes">
    <rule id="r" name="R"/>
    <table id="t" name="T" die="D6"/>
    <stratagem id="b" name="B" cost="1" currency="CP"><used at="battle-start"/><when>w</when><target>t</target>
      <effect>e</effect></stratagem>
    <rule id="s" name="S"/>
    <objective-group id="g" name="G"/>
    <zone-kind id="fog" name="Fog" element="zone" owner="nobody"/>
    <marker-kind id="lamp" name="Lamp" size="20mm"/>
    <link-kind id="wire" name="Wire"/>
    <whatever/>
  </with>
</stratagem>)";

const Library& shipped() {
  static const auto library = Library::open({BULKHEAD_TEMPLATES}).value();
  return library;
}

LibraryItem item_of(std::string_view text) {
  const auto read = read_item_file(text, "i.xml");
  EXPECT_TRUE(read.has_value()) << to_text(read.error());
  return read->item;
}

TEST(ItemMissions, EveryItemThatShipsComesBackAsItWas) {
  std::size_t items = 0;
  for (const auto& entry : shipped().templates()) {
    if (entry.kind != Template::Kind::item) continue;
    SCOPED_TRACE(entry.path.string());
    const auto text = real_files().read(entry.path, largest_item_file).value();
    const auto item = item_of(text);
    const auto made = mission_of(item, shipped());
    ASSERT_TRUE(made.has_value()) << to_text(made.error());
    const auto back = item_in(made->mission, made->frame);
    EXPECT_EQ(back, item);
    EXPECT_EQ(write_item_file(back).value(), write_item_file(item).value());
    EXPECT_EQ(id_in(made->mission, made->frame), base_of(item.item).id);
    ++items;
  }
  EXPECT_GT(items, 50U);
}

TEST(ItemMissions, ItsCompanyAndWhatIsUnknownComeBackInOrder) {
  const auto item = item_of(full);
  ASSERT_EQ(item.company(), 8U);
  const auto made = mission_of(item, shipped()).value();
  EXPECT_EQ(made.mission.rules->size(), 2U);
  EXPECT_EQ(made.mission.stratagems->front().id, Id("a"));
  EXPECT_EQ(item_in(made.mission, made.frame), item);
}

TEST(ItemMissions, KindsGoWithItThatTheGameLacksOrHasOtherwise) {
  auto item = item_of(R"(<rule format="2" system="kill-team" id="a" name="A"/>)");
  const auto made = mission_of(item, shipped()).value();
  const auto& known = made.mission.system->marker_kinds;
  ASSERT_FALSE(known.empty());
  EXPECT_TRUE(item_in(made.mission, made.frame).marker_kinds.empty());
  const auto changed = set_kind(KindOf::marker, known.back().id, {{"name", single("Other")}}).apply(made.mission);
  ASSERT_TRUE(changed.has_value());
  const auto back = item_in(*changed, made.frame);
  ASSERT_EQ(back.marker_kinds.size(), 1U);
  EXPECT_EQ(back.marker_kinds.front().id, known.back().id);
  EXPECT_EQ(back.marker_kinds.front().name, "Other");
  // One that a file brings along stays in it, though the game has the same.
  item.marker_kinds = {known.back()};
  const auto with_kind = mission_of(item, shipped()).value();
  EXPECT_EQ(with_kind.mission.system->marker_kinds.size(), known.size());
  EXPECT_EQ(item_in(with_kind.mission, with_kind.frame), item);
}

TEST(ItemMissions, TheItemStaysTheSameUnderAnotherName) {
  const auto made = mission_of(item_of(full), shipped()).value();
  const auto after = [&](std::string_view edit) {
    return parse_edit(made.mission, edit).value().apply(made.mission).value();
  };
  const auto renamed = after("rename #a z");
  EXPECT_TRUE(check_still_item(made.mission, renamed, made.frame));
  EXPECT_EQ(id_in(renamed, made.frame), Id("z"));
  EXPECT_TRUE(check_still_item(made.mission, after("remove #b"), made.frame));
  EXPECT_TRUE(check_still_item(made.mission, after("remove #t"), made.frame));
  EXPECT_TRUE(check_still_item(made.mission, after("rule another name \"New\""), made.frame));
  for (const auto* edit : {"remove #a", "order #b up", "title \"T\"", "briefing \"Text\""}) {
    EXPECT_FALSE(check_still_item(made.mission, after(edit), made.frame)) << edit;
  }
}

}  // namespace
}  // namespace bulkhead::test
