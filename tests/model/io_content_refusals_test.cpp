// SPDX-License-Identifier: MIT
#include "model/io/mission_file.h"
#include "tests/model/refusal.h"
#include "tests/support/documents.h"

namespace bulkhead::test {
namespace {

/// XML behind a board of 3 × 2 cells (315 mm × 218 mm), in line 6.
std::string on_board(const std::string& inside) {
  return battlefield_document("<board id=\"1\" columns=\"3\" rows=\"2\" set=\"t\"/>\n" + inside);
}

const std::vector<Refusal> zones = {
    at_mark("NoShape", on_board(R"(^<zone id="z" kind="k"/>)"), "exactly one of cells, polygon"),
    at_mark("TwoShapes", on_board(R"(^<zone id="z" kind="k" cells="A1" strip="north" depth="1in"/>)"), "exactly one"),
    at_mark("NoZoneId", on_board(R"(^<zone kind="k" cells="A1"/>)"), "\"id\""),
    at_mark("NoZoneKind", on_board(R"(^<area id="z" cells="A1"/>)"), "\"kind\""),
    at_mark("CellOff", on_board(R"(<zone id="z" kind="k" cells="A1 B2 ^D1"/>)"), "D1 is off the board"),
    at_mark("CellOnNoBoard", on_board(R"(<zone id="z" kind="k" cells="^2:A1"/>)"), "2:A1 is off the board"),
    at_mark("CellOnBoardZero", on_board(R"(<zone id="z" kind="k" cells="^0:A1"/>)"), "not a cell"),
    at_mark("ZoneCellTwice", on_board(R"(<zone id="z" kind="k" cells="A1 B1 ^1:A1"/>)"),
            "1:A1 is listed a second time"),
    at_mark("NoZoneCell", on_board(R"(<zone id="z" kind="k" cells="^ "/>)"), "no cell is listed"),
    at_mark("TwoCorners", on_board(R"(<zone id="z" kind="k" polygon="^0mm,0mm 1mm,1mm"/>)"), "at least three"),
    at_mark("CornerOff", on_board(R"(<zone id="z" kind="k" polygon="0mm,0mm 1mm,1mm ^0mm,219mm"/>)"),
            "0mm,0mm to 315mm,218mm"),
    at_mark("NoRadius", on_board(R"(^<zone id="z" kind="k" circle="A1"/>)"), "\"radius\""),
    at_mark("RadiusZero", on_board(R"(<zone id="z" kind="k" circle="A1" radius="^0mm"/>)"), "too small"),
    at_mark("CentreOff", on_board(R"(<zone id="z" kind="k" circle="^316mm,0mm" radius="1mm"/>)"),
            "off the battlefield"),
    at_mark("NoDepth", on_board(R"(^<zone id="z" kind="k" strip="north"/>)"), "\"depth\""),
    at_mark("StripNowhere", on_board(R"(<zone id="z" kind="k" strip="^top" depth="1in"/>)"),
            "north, east, south or west"),
    at_mark("QuarterNowhere", on_board(R"(<zone id="z" kind="k" quarter="^north"/>)"), "north-west, north-east"),
    at_mark("ClearanceNegative", on_board(R"(<zone id="z" kind="k" quarter="north-west" clear-of-centre="^-1mm"/>)"),
            "0mm or more"),
    at_mark("RadiusWithoutCircle", on_board(R"(<zone id="z" kind="k" cells="A1" radius="^1mm"/>)"),
            "belongs to \"circle\""),
    at_mark("DepthWithoutStrip", on_board(R"(<zone id="z" kind="k" cells="A1" depth="^1mm"/>)"),
            "belongs to \"strip\""),
    at_mark("MarkerNowhere", on_board(R"(^<marker id="o" kind="objective"/>)"), "\"at\""),
    at_mark("MarkerOffTheBoard", on_board(R"(<marker id="o" kind="objective" at="^C3"/>)"), "C3 is off the board"),
    at_mark("MarkerAtNoPlace", on_board(R"(<marker id="o" kind="objective" at="^here"/>)"), "\"here\" is not a place"),
    at_mark("MarkerAtNaN", on_board(R"(<marker id="o" kind="objective" at="^nan,nan"/>)"), "\"nan\" is not a length"),
    at_mark("MarkerOffTheBattlefield", on_board(R"(<marker id="o" kind="objective" at="^0mm,-0.001mm"/>)"),
            "off the battlefield"),
    at_mark("LinkWithoutEnd", on_board(R"(^<link kind="k" from="o"/>)"), "\"to\""),
    at_mark("IdTwice", on_board(R"(<zone id="o" kind="k" cells="A1"/>
<marker kind="k" id="^o" at="A1"/>)"),
            "another \"o\""),
    at_mark("IdOfAFeatureTwice",
            on_board(R"(<board id="2" size="1in,1in"><feature id="f" kind="wall" at="0in,0in"/></board>
<area id="^f" kind="k" cells="A1"/>)"),
            "another \"f\""),
};

INSTANTIATE_TEST_SUITE_P(Zones, Refuses, testing::ValuesIn(zones), name_of);

const std::vector<Refusal> content = {
    at_mark("SideWithoutName", mission_document(R"(<sides>^<side id="a"/></sides>)"), "\"name\""),
    at_mark("SideIdTwice", mission_document(R"(<sides><side id="a" name=""/><side id="^a" name=""/></sides>)"),
            "another \"a\""),
    at_mark("ZoneAndRuleShareAnId", mission_document(R"(<rule id="a" name=""/><stratagem id="^a" name="" cost="1"/>)"),
            "another \"a\""),
    at_mark("TextInTheBriefing", mission_document(R"(<briefing>
 ^x<section/></briefing>)"),
            "no text belongs directly inside <briefing>"),
    at_mark("RuleWithoutName", mission_document(R"(^<rule id="r"/>)"), "\"name\""),
    at_mark("RuleOfStrangeOrigin", mission_document(R"(<rule id="r" name="" origin="^a/b/c"/>)"), "library id"),
    at_mark("TextTwice", mission_document(R"(<rule id="r" name=""><text/>^<text/></rule>)"),
            "<text> may stand only once inside <rule>"),
    at_mark("LuaTwice", mission_document(R"(<rule id="r" name=""><lua/>
^<lua/></rule>)"),
            "only once"),
    at_mark("TextBesideText", mission_document(R"(<rule id="r" name="">^oh<text/></rule>)"), "inside <rule>"),
    at_mark("ParamWithoutValue", mission_document(R"(<rule id="r" name="">^<param name="p"/></rule>)"), "\"value\""),
    at_mark("ParamTwice", mission_document(R"(<rule id="r" name=""><param name="p" value=""/>
<param name="^p" value=""/></rule>)"),
            "another \"p\""),
    at_mark("ObjectiveWithoutKind", mission_document(R"(^<mission-objective id="o" name=""/>)"), "\"kind\""),
    at_mark("ScoredNever",
            mission_document(R"(<mission-objective id="o" name="" kind="k">^<scored/></mission-objective>)"), "\"at\""),
    at_mark("RoundsBackwards",
            mission_document(
                R"(<mission-objective id="o" name="" kind="k">
<scored at="end" rounds="^4-2"/></mission-objective>)"),
            "write 5 or 2-4"),
    at_mark("RoundZero",
            mission_document(
                R"(<mission-objective id="o" name="" kind="k">
<scored at="end" rounds="^0"/></mission-objective>)"),
            "\"0\""),
    at_mark("RoundsOpen",
            mission_document(
                R"(<mission-objective id="o" name="" kind="k">
<scored at="end" rounds="^2-"/></mission-objective>)"),
            "write 5 or 2-4"),
    at_mark("PlayerThree", mission_document(R"(<mission-objective id="o" name="" kind="k">
<scored at="end" player="^third"/></mission-objective>)"),
            "first or second"),
    at_mark("ConditionForNothing", mission_document(R"(<mission-objective id="o" name="" kind="k">
^<condition/></mission-objective>)"),
            "\"vp\""),
    at_mark("PointsAreNaN", mission_document(R"(<mission-objective id="o" name="" kind="k">
<condition vp="^nan"/></mission-objective>)"),
            "\"nan\" is not a whole number"),
    at_mark("StratagemWithoutName", mission_document(R"(^<stratagem id="s"/>)"), "\"name\""),
    at_mark("CostThatFalls", mission_document(R"(<stratagem id="s" name="" cost="^2-1"/>)"), "write 2, 1-2 or 1+"),
    at_mark("CostOfNothingToNothing", mission_document(R"(<stratagem id="s" name="" cost="^0-0"/>)"), "is no cost"),
    at_mark("CostOverflows", mission_document(R"(<stratagem id="s" name="" cost="^99999999999"/>)"), "is no cost"),
    at_mark("SeverityWithoutLevel", mission_document(R"(^<severity check="c"/>)"), "\"level\""),
    at_mark("SeverityOfNoLevel", mission_document(R"(<severity check="c" level="^fatal"/>)"),
            "error, warning, note or off"),
    at_mark("SeverityTwice", mission_document(R"(<severity check="c" level="off"/>
<severity check="^c" level="off"/>)"),
            "another \"c\""),
    at_mark("WaiverOfNoCheck", mission_document(R"(^<waiver/>)"), "\"check\""),
    at_mark("WaiverOffTheBoard", mission_document(R"(<waiver check="c" at="#x ^C3"/>)"), "C3 is off the board"),
    at_mark("WaiverOfNoAddress", mission_document(R"(<waiver check="c" at="^#X"/>)"), "\"X\" is not an id"),
    at_mark("WaiverTwiceTheSame", mission_document(R"(<waiver check="c" at="^#x #x"/>)"), "twice"),
    at_mark("NoteOffTheBoard", mission_document(R"(<note at="^A1">x</note>)"), "A1 is off the board"),
    at_mark("NoteOnTwoAddresses", mission_document(R"(<note at="^#a #b">x</note>)"), "one address"),
};

INSTANTIATE_TEST_SUITE_P(Content, Refuses, testing::ValuesIn(content), name_of);

/// An embedded terrain set of these attributes and XML inside it.
std::string with_set(const std::string& attributes, const std::string& inside = "",
                     const std::string& start = "<terrain-set ") {
  return "<mission format=\"1\" id=\"m\" title=\"T\">\n<uses set=\"t\"/><uses system=\"s\"/><definitions>\n"
         "<system id=\"s\" version=\"1\" name=\"S\"/>\n" +
         start + attributes + ">\n" + inside + "</terrain-set></definitions></mission>";
}

std::string in_sequence(const std::string& inside) {
  return system_document(R"(<sequence rounds="1" round="" turn="">)" + inside + "</sequence>");
}

/// A system whose set-up has one step, and its only phase all the others.
std::string with_steps(int count) {
  std::string steps;
  for (int number = 2; number <= count; ++number) steps += "<step id=\"s" + std::to_string(number) + "\" name=\"\"/>";
  auto document = in_sequence("<phase id=\"p\" name=\"\">" + steps + "</phase>");
  document.insert(document.find("<sequence"), "<set-up><step id=\"s1\" name=\"\"/></set-up>");
  return document.insert(document.find("<system "), "^");
}

TEST(Steps, AsManyAsASystemMayHaveAreRead) {
  auto document = with_steps(64);
  document.erase(document.find('^'), 1);
  EXPECT_TRUE(read_mission(document, "steps", nullptr)) << document;
}

const std::string good_set = "id=\"t\" version=\"1\" name=\"T\" pitch=\"1in\" panel=\"1in\" thickness=\"1mm\"";

const std::vector<Refusal> definitions = {
    at_mark("SystemWithoutVersion",
            R"(<mission format="1" id="m" title="T"><definitions>
^<system id="s"/></definitions></mission>)",
            "\"version\""),
    at_mark("SequenceOfNoLength", system_document(R"(<sequence rounds="^many" round="" turn=""/>)"), "whole number"),
    at_mark("SequenceTwice",
            system_document(R"(<sequence rounds="1" round="" turn=""/>^<sequence rounds="1" round="" turn=""/>)"),
            "only once"),
    at_mark("PhaseTwice", system_document(R"(<sequence rounds="1" round="" turn="">
<phase id="p" name=""/><phase id="^p" name=""/></sequence>)"),
            "another \"p\""),
    at_mark("SetUpTwice", system_document("<set-up/>^<set-up/>"), "only once"),
    at_mark("StepTwice", system_document(R"(<set-up><step id="p" name=""/><step id="^p" name=""/></set-up>)"),
            "another \"p\""),
    at_mark("MoreSteps", with_steps(65), "at most 64 steps, not 65"),
    at_mark("PhaseOfNothing", in_sequence(R"(<phase id="p" name="" of="^battle"/>)"), "turn or round"),
    at_mark("AnotherRoundOnNoDie", in_sequence(R"(<another-round after="5" needs="3" die="^D8"/>)"), "D6 or D3"),
    at_mark("AnotherRoundNever", in_sequence(R"(<another-round after="5" needs="^4" die="D3"/>)"), "never shows 4"),
    at_mark("AllowanceForEachNothing", system_document(R"(<allowance id="a" currency="SP" more="^1"/>)"), "per="),
    at_mark("ControlOfStrangeCount", system_document(R"(<control counts="^heads"/>)"), "scoring-units or contact"),
    at_mark("ControlTwice", system_document("<control/>^<control/>"), "only once"),
    at_mark("CaricatureTowardsNothing", system_document(R"(<caricature towards="^home"/>)"), "objectives or enemies"),
    at_mark("UseTwice", system_document(R"(<use id="u" name=""/><use id="^u" name=""/>)"), "another \"u\""),
    at_mark("MarkerOfNoSize", system_document(R"(<marker-kind id="k" name="" size="^0mm"/>)"), "0.001mm or more"),
    at_mark("ProfileTwice", system_document(R"(<marker-kind id="k" name=""><profile/>^<profile/></marker-kind>)"),
            "only once"),
    at_mark("SaveOfNoRoll", system_document(R"(<marker-kind id="k" name=""><profile save="^2"/></marker-kind>)"),
            "2+ to 9+"),
    at_mark("ZoneOfStrangePassage", system_document(R"(<zone-kind id="k" name="" element="area" passage="^shut"/>)"),
            "free or barred"),
    at_mark("CurrencyWithoutName", system_document(R"(^<currency symbol="CP"/>)"), "\"name\""),
    at_mark("MeasuringOfStrangeDistance", system_document(R"(<measuring distance="^round"/>)"), "ways or straight"),
    at_mark("CoverOfNoRule", system_document(R"(<measuring cover="^none"/>)"), "partly-hidden or corners"),
    at_mark("ZoneKindOfNoElement", system_document(R"(^<zone-kind id="k" name=""/>)"), "\"element\""),
    at_mark("ZoneKindOfStrangeElement", system_document(R"(<zone-kind id="k" name="" element="^place"/>)"),
            "zone or area"),
    at_mark("ZoneKindTwice",
            system_document(
                R"(<zone-kind id="k" name="" element="zone"/>
<zone-kind id="^k" name="" element="area"/>)"),
            "another \"k\""),
    at_mark("ColourIsAName", system_document(R"(<zone-kind id="k" name="" element="zone" colour="^red"/>)"),
            "six hexadecimal digits"),
    at_mark("StartIsTrue", system_document(R"(<zone-kind id="k" name="" element="zone" start="^true"/>)"), "yes or no"),
    at_mark("LimitWithoutValue", system_document(R"(^<limit id="k"/>)"), "\"value\""),
    at_mark("LimitOfNoUnit", system_document(R"(<limit id="k" value="^6.5"/>)"), "with its unit"),
    at_mark("LimitBackwards", system_document(R"(<limit id="k" value="^6-3"/>)"), "is no limit"),
    at_mark("LimitTwice", system_document(R"(<limit id="k" value="6"/><limit id="^k" value="7"/>)"), "another \"k\""),
    at_mark("LinkKindHoldsText", system_document(R"(<link-kind id="k" name="">
 ^lift</link-kind>)"),
            "no text belongs"),
    at_mark("SeasonTwice", system_document(R"(<season id="s" name=""/>
<season id="^s" name=""/>)"),
            "another \"s\""),
    at_mark("RangeOfOneFigureTwice", system_document(R"(<season id="s" name=""><range figure="walls" from="1" to="2"/>
<range figure="^walls" from="1" to="2"/></season>)"),
            "another \"walls\""),
    at_mark("RangeGoesDown",
            system_document(R"(<season id="s" name=""><range figure="walls" from="3" to="^2"/></season>)"),
            "from 3 to 2"),
    at_mark("RangeWithoutEnd", system_document(R"(<season id="s" name="">^<range figure="walls" from="13"/></season>)"),
            "\"to\""),
    at_mark("PieceOnSomethingElse", with_set(good_set, R"(<piece id="p" name="P" count="1" on="^walls"/>)"),
            "write pillars"),
    at_mark("NoPitch", with_set(R"(id="t" version="1" name="T" panel="1in" thickness="1mm")", "", "^<terrain-set "),
            "\"pitch\""),
    at_mark("PitchZero", with_set(R"(id="t" version="1" name="T" pitch="^0in" panel="1in" thickness="1mm")"),
            "0.001mm or more"),
    at_mark("JointOfNoKind", with_set(good_set + R"( joint="^glue")"), "straddle or butt"),
    at_mark("PieceWithoutCount", with_set(good_set, R"(^<piece id="p" name="P"/>)"), "\"count\""),
    at_mark("PieceTwice", with_set(good_set, R"(<piece id="p" name="P" count="1"/>
<piece id="^p" name="P" count="1"/>)"),
            "another \"p\""),
    at_mark("PatternOfStrangeEdges",
            with_set(good_set,
                     R"(<piece id="p" name="P" count="1">
<pattern edges="wall ^hatchway" nodes="none none none"/></piece>)"),
            "\"hatchway\" is not known"),
    at_mark("PatternWithTooFewNodes", with_set(good_set, R"(<piece id="p" name="P" count="1">
^<pattern edges="wall" nodes="none"/></piece>)"),
            "1 edges has 2 nodes, not 1"),
    at_mark("PillarWithoutDepth", with_set(good_set, R"(^<pillar along="1mm"/>)"), "\"across\""),
    at_mark("EmbeddedTwice", with_set(good_set, R"(</terrain-set>
<terrain-set id="^t" version="1" name="T" pitch="1in" panel="1in" thickness="1mm">)"),
            "another \"t\""),
};

INSTANTIATE_TEST_SUITE_P(Definitions, Refuses, testing::ValuesIn(definitions), name_of);

}  // namespace
}  // namespace bulkhead::test
