// SPDX-License-Identifier: MIT
#include "model/io/mission_file.h"
#include "tests/model/refusal.h"
#include "tests/support/documents.h"

namespace bulkhead::test {
namespace {

/// A board of one foot, with a set of features that holds this.
std::string with_features(const std::string& kinds, const std::string& on_board = "") {
  return "<mission format=\"1\" id=\"m\" title=\"T\"><uses system=\"s\"/><uses set=\"t\"/><battlefield>\n"
         "<board id=\"1\" size=\"1in,1in\">" +
         on_board +
         "</board></battlefield><definitions><system id=\"s\" version=\"1\" name=\"S\"/>\n"
         "<terrain-set id=\"t\" version=\"1\" name=\"T\">\n" +
         kinds + "</terrain-set></definitions></mission>";
}
std::string with_part(const std::string& part) {
  return with_features("<feature-kind id=\"crate\" name=\"Crate\">" + part + "</feature-kind>\n");
}
std::string on_board(const std::string& feature) {
  return with_features(
      R"(<feature-kind id="crate" name="Crate"><part rectangle="-1mm,-1mm 1mm,1mm" height="3mm"/></feature-kind>)",
      feature);
}

const std::vector<Refusal> features = {
    at_mark("TypeWithoutName", system_document(R"(^<terrain-type id="heavy"/>)"), "\"name\""),
    at_mark("TypeTwice", system_document(R"(<terrain-type id="a" name=""/><terrain-type id="^a" name=""/>)"),
            "another \"a\""),
    at_mark("TypeOfStrangePassage", system_document(R"(<terrain-type id="a" name="" passage="^under"/>)"),
            "over, slow, free or barred"),
    at_mark("TypeOfStrangeSight", system_document(R"(<terrain-type id="a" name="" sight="^poor"/>)"),
            "clear, obscures or blocks"),
    at_mark("TypeOfStrangeCover", system_document(R"(<terrain-type id="a" name="" cover="^5+"/>)"), "gives or denies"),
    at_mark("SetOfNothing", with_features("").replace(with_features("").find("<terrain-set"), 0, "^"), "\"pitch\""),
    at_mark("PillarWithoutLattice",
            with_features(R"(<feature-kind id="a" name=""><part circle="0mm,0mm" radius="1mm" height="0mm"/>
</feature-kind>^<pillar along="1mm" across="1mm"/>)"),
            "has no lattice"),
    at_mark("KindWithoutParts", with_features(R"(^<feature-kind id="a" name="A"/>)"), "1 to 100 parts, not 0"),
    at_mark("KindTwice",
            with_features(R"(<feature-kind id="a" name=""><part circle="0mm,0mm" radius="1mm" height="0mm"/>
</feature-kind><feature-kind id="^a" name=""/>)"),
            "another \"a\""),
    at_mark("KindNamedLikeAPiece", with_features(R"(<feature-kind id="^wall-end" name=""/>)"), "every set has"),
    at_mark("PartWithoutShape", with_part(R"(^<part height="1mm"/>)"), "exactly one of rectangle, circle and polygon"),
    at_mark("PartOfTwoShapes", with_part(R"(^<part rectangle="0mm,0mm 1mm,1mm" circle="0mm,0mm" radius="1mm"/>)"),
            "exactly one of"),
    at_mark("PartWithoutHeight", with_part(R"(^<part circle="0mm,0mm" radius="1mm"/>)"), "\"height\""),
    at_mark("PartBelowTheGround", with_part(R"(<part circle="0mm,0mm" radius="1mm" begins-at="^-1mm" height="2mm"/>)"),
            "0mm or more"),
    at_mark("HeightIsNaN", with_part(R"(<part circle="0mm,0mm" radius="1mm" height="^nanmm"/>)"), "not a length"),
    at_mark("CircleWithoutRadius", with_part(R"(^<part circle="0mm,0mm" height="1mm"/>)"), "\"radius\""),
    at_mark("CircleOfNoSize", with_part(R"(<part circle="0mm,0mm" radius="^0mm" height="1mm"/>)"), "0.001mm or more"),
    at_mark("RadiusOfARectangle", with_part(R"(<part rectangle="0mm,0mm 1mm,1mm" radius="^1mm" height="1mm"/>)"),
            "belongs to \"circle\""),
    at_mark("RectangleOfOneCorner", with_part(R"(<part rectangle="^0mm,0mm" height="1mm"/>)"), "two corners"),
    at_mark("RectangleOfNoSize", with_part(R"(<part rectangle="^0mm,0mm 0mm,1mm" height="1mm"/>)"),
            "more than nothing"),
    at_mark("RectangleTheOtherWayRound", with_part(R"(<part rectangle="^1mm,0mm 0mm,1mm" height="1mm"/>)"), "top-left"),
    at_mark("RectangleOfNaN", with_part(R"(<part rectangle="0mm,0mm ^nanmm,1mm" height="1mm"/>)"), "not a length"),
    at_mark("PolygonOfTwoCorners", with_part(R"(<part polygon="^0mm,0mm 1mm,1mm" height="1mm"/>)"), "3 to 200 corners"),
    at_mark("PolygonCrossesItself", with_part(R"(<part polygon="^0mm,0mm 1mm,1mm 1mm,0mm 0mm,1mm" height="1mm"/>)"),
            "crosses or touches itself"),
    at_mark("PolygonTooFarAway", with_part(R"(<part polygon="0mm,0mm ^100001mm,1mm 1mm,0mm" height="1mm"/>)"), "100 m"),
    at_mark("PartOfATypeTwice", with_part(R"(<part circle="0mm,0mm" radius="1mm" height="1mm" types="a b ^a"/>)"),
            "second time"),
    at_mark("PartOfNoType", with_part(R"(<part circle="0mm,0mm" radius="1mm" height="1mm" types="a ^B"/>)"),
            "\"B\" is not an id"),
    at_mark("FeatureWithoutPlace", on_board(R"(^<feature id="f" kind="crate"/>)"), "\"at\""),
    at_mark("FeatureWithoutId", on_board(R"(^<feature kind="crate" at="0mm,0mm"/>)"), "\"id\""),
    at_mark("FeatureOfATakenId", on_board(R"(<feature id="f" kind="wall" at="0mm,0mm"/>
<feature id="^f" kind="crate" at="0mm,0mm"/>)"),
            "another \"f\""),
    at_mark("FeatureOffTheBoard", on_board(R"(<feature id="f" kind="crate" at="^26mm,0mm"/>)"),
            "measures 25.4mm,25.4mm"),
    at_mark("FeatureAtNaN", on_board(R"(<feature id="f" kind="crate" at="^nan,nan"/>)"), "not a length"),
    at_mark("FeatureTurnedTooFar", on_board(R"(<feature id="f" kind="crate" at="0mm,0mm" turn="^360"/>)"), "0 to 359"),
    at_mark("FeatureHalfMirrored", on_board(R"(<feature id="f" kind="crate" at="0mm,0mm" mirrored="^half"/>)"),
            "yes or no"),
    at_mark("LatticeOfASetWithoutOne", on_board("</board><board id=\"2\" columns=\"2\" rows=\"2\" set=\"^t\">"),
            "has features only"),
    at_mark("BoardOfASetWithoutLattice", on_board("</board><board id=\"2\" size=\"1in,1in\" set=\"^t\">"),
            "has features only"),
};

INSTANTIATE_TEST_SUITE_P(Features, Refuses, testing::ValuesIn(features), name_of);

TEST(Features, AreReadWithAllTheySay) {
  const auto document = on_board(R"(<feature id="f" kind="crate" at="1mm,2mm" turn="30" mirrored="yes"/>)");
  const auto mission = read_mission(document, "m.bulkhead", nullptr).value().mission;
  const Feature expected{Id("f"), Id("crate"), {Length::millimetres(1), Length::millimetres(2)}, 30, true, {}};
  EXPECT_EQ(mission.boards.front()->features, std::vector{expected});
  EXPECT_FALSE(mission.sets.front().set->has_lattice());
  EXPECT_EQ(find_feature(mission, Id("f"))->kind, Id("crate"));
  EXPECT_EQ(find_feature(mission, Id("g")), nullptr);
}

/// Parts may be of types that this system does not know: sets serve several systems.
TEST(Features, AStrangeTerrainTypeIsKept) {
  const auto document = with_part(R"(<part circle="0mm,0mm" radius="1mm" height="1mm" types="strange"/>)");
  const auto read = read_mission(document, "m.bulkhead", nullptr).value();
  EXPECT_TRUE(read.remarks.empty());
  EXPECT_EQ(read.mission.sets.front().set->feature_kinds.front().parts.front().types, std::vector{Id("strange")});
}

}  // namespace
}  // namespace bulkhead::test
