// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <sstream>

#include "model/base/plain_text.h"
#include "model/edit/edit.h"
#include "tests/support/edited.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

struct TextCase {
  std::string_view text;
  /// What the edit calls itself; empty where that is the text already.
  std::string_view canonical = {};
  friend void PrintTo(const TextCase& shown, std::ostream* stream) { *stream << shown.text; }
};

class TextForm : public testing::TestWithParam<TextCase> {};

TEST_P(TextForm, IsReadAppliedAndWrittenInOneWay) {
  const auto mission = test::lively_mission();
  const auto edit = parse_edit(mission, GetParam().text);
  ASSERT_TRUE(edit.has_value()) << edit.error().message;
  const auto text = edit->text_form(mission);
  EXPECT_EQ(text, GetParam().canonical.empty() ? GetParam().text : GetParam().canonical);
  EXPECT_FALSE(to_text(edit->step_name(mission)).empty());
  const auto changed = edit->apply(mission);
  ASSERT_TRUE(changed.has_value()) << changed.error().message;
  EXPECT_FALSE(*changed == mission) << "nothing has changed";
  EXPECT_EQ(parse_edit(mission, text), edit);
}

INSTANTIATE_TEST_SUITE_P(
    Battlefield, TextForm,
    testing::Values(
        TextCase{"wall C2/C3"}, TextCase{"wall C3/C2 A1/west breachable", "wall C2/C3 A1/west breachable"},
        TextCase{"wall \"C2/C3\" 2:A1/B1", "wall C2/C3 2:A1/B1"}, TextCase{"open B1/C1"},
        TextCase{"hatchway C2/C3", "hatchway C2/C3 facing south"}, TextCase{"hatchway C2/C3 facing north hinge east"},
        TextCase{"hatchway B3/C3 starts open facing west hinge south",
                 "hatchway B3/C3 facing west hinge south starts open"},
        TextCase{"hatchway C2/C3 B3/C3"}, TextCase{"hatchway C2/C3 hinge west", "hatchway C2/C3 facing south"},
        TextCase{"hatchway C2/C3 facing south access locked breachable"},
        TextCase{"hatchway C2/C3 facing south access airlock"},
        TextCase{"hatchway C2/C3 access controlled by defender",
                 "hatchway C2/C3 facing south access controlled by defender"},
        TextCase{"hatchway C2/C3 access accessible starts closed", "hatchway C2/C3 facing south"},
        TextCase{"node C3.nw B2.nw pillar"}, TextCase{"node B1.ne none", "node C1.nw none"},
        TextCase{"node C1.nw wall-end facing west"}, TextCase{"node C1.nw wall-end"}, TextCase{"node D4.nw automatic"},
        TextCase{"cell A1 2:B2 solid"}, TextCase{"cell A1 void"}, TextCase{"cell F7 floor"},
        TextCase{"piece stray pillar at 12mm,8mm turn 90"},
        TextCase{"piece fresh wall-end at 1in,1in on board 2", "piece fresh wall-end at 25.4mm,25.4mm on board 2"},
        TextCase{"feature t1 crate at 12mm,8mm turn 90 mirrored"},
        TextCase{"feature t1 crate at 1in,1in on board 2", "feature t1 crate at 25.4mm,25.4mm on board 2"},
        TextCase{"turn #stray 90"}, TextCase{"piece fresh hatchway at 0mm,0mm"},
        TextCase{"piece fresh wall at 0mm,0mm turn 359"},
        TextCase{"board new columns 2 rows 3 set gallowdark at 1000mm,0mm level 1"},
        TextCase{"board new size 30in,22in", "board new size 762mm,558.8mm at 824mm,0mm"},
        TextCase{"board new set gallowdark rows 1 columns 1", "board new columns 1 rows 1 set gallowdark at 824mm,0mm"},
        TextCase{"board 2 at 606mm,100mm level -1"}, TextCase{"board 2 level 3"}, TextCase{"boxes gallowdark 3"},
        TextCase{"board 2 columns 3 rows 2"},
        TextCase{"board 2 rows 4 keep north-east", "board 2 columns 2 rows 4 keep north-east"},
        TextCase{"mirror left-right"}, TextCase{"mirror top-bottom"}, TextCase{"rotate 90"}, TextCase{"rotate 180"},
        TextCase{"rotate 270"}));

INSTANTIATE_TEST_SUITE_P(
    Objects, TextForm,
    testing::Values(TextCase{"zone fresh kind drop-zone cells A7 B7"},
                    TextCase{"zone fresh cells B7 A7 B7 kind drop-zone side attacker",
                             "zone fresh kind drop-zone side attacker cells A7 B7"},
                    TextCase{"zone attacker-drop-zone kind drop-zone name \"The \\\"Tube\\\"\" strip north depth 97mm"},
                    TextCase{"zone fresh kind drop-zone polygon 0mm,0mm 10mm,0mm 0mm,10mm"},
                    TextCase{"zone fresh kind drop-zone circle C3.nw radius 6in",
                             "zone fresh kind drop-zone circle C3.nw radius 152.4mm"},
                    TextCase{"zone fresh kind drop-zone quarter south-west"},
                    TextCase{"area fresh kind shrine quarter north-east clear-of-centre 152.4mm"},
                    TextCase{"area shrine-1 kind shrine cells 2:A1"}, TextCase{"marker fresh kind terminal at C2/C3"},
                    TextCase{"marker o1 kind objective at 12mm,8mm label \"Generator A\" side defender"},
                    TextCase{"marker side kind terminal at C2/C3"},  // an id may be a keyword
                    TextCase{"move #o1 E5"}, TextCase{"move #stray 100mm,100mm"}, TextCase{"move #round 2:A1"},
                    TextCase{"label #o1 \"A\""}, TextCase{"label #shrine-1 Crypt", "label #shrine-1 \"Crypt\""},
                    TextCase{"link power-line #o2 #o1"}, TextCase{"unlink lift #o1 #o2"},
                    TextCase{"side third name \"Third\""}, TextCase{"remove #o1 #stray"},
                    TextCase{"rename #attacker boarders"}, TextCase{"id other"}));

INSTANTIATE_TEST_SUITE_P(
    Content, TextForm,
    testing::Values(
        TextCase{"title \"Two\\nlines\""}, TextCase{"author \"\\\\o/\""}, TextCase{"version 3", "version \"3\""},
        TextCase{"balance symmetric"}, TextCase{"balance asymmetric"}, TextCase{"season first"},
        TextCase{"season \"none\""}, TextCase{"severity no-zone off"}, TextCase{"severity no-route error"},
        TextCase{"severity duplicate-label default"}, TextCase{"waive no-zone reason \"By lift.\""},
        TextCase{"waive no-zone at #defender C3 #attacker C3 reason \"x\"",
                 "waive no-zone at C3 #attacker #defender reason \"x\""},
        TextCase{"unwaive no-route at #o1 C3", "unwaive no-route at C3 #o1"}, TextCase{"note \"Try this\""},
        TextCase{"note \"Here\" at 2:A1/B1"}, TextCase{"note \"at\" at #o1"}, TextCase{"unnote \"Old\" at C3"},
        TextCase{"briefing \"Hold.\""}, TextCase{"briefing \"remove\" heading \"Deployment\""},
        TextCase{"briefing remove heading \"Deployment\""}, TextCase{"rule fresh name \"Fresh\" text \"On {from}+\""},
        TextCase{"rule venting origin boarding-actions/venting"},
        TextCase{"rule venting text \"\" name \"V\"", "rule venting name \"V\" text \"\""},
        TextCase{"objective fresh name \"Hold\" kind progressive scored own-command-phase-end rounds 2-4 scored "
                 "own-turn-end "
                 "rounds 5 player second condition 5 \"controls(player) >= 1\" \"control one\""},
        TextCase{"objective hold scored none"}, TextCase{"objective hold condition none"},
        TextCase{"objective hold scored \"none\" rounds 3 player first"},
        TextCase{"stratagem blow cost 2 currency \"SP\" side none kind \"Tactic\" uses \"round\" when \"a\" target "
                 "\"b\" effect "
                 "\"c\" restrictions \"d\" origin none"},
        TextCase{"stratagem fresh name \"\""}, TextCase{"param #venting from \"4\""},
        TextCase{"param #venting from remove"}, TextCase{"param #venting from \"remove\""},
        TextCase{"param #blow fresh 1", "param #blow fresh \"1\""}, TextCase{"text #venting text \"New\""},
        TextCase{"text #blow effect \"New\""}, TextCase{"lua #hold \"return 1\\n\""}));

struct ErrorCase {
  std::string_view text;
  std::string_view message;
  friend void PrintTo(const ErrorCase& shown, std::ostream* stream) { *stream << shown.text; }
};

class WrongTextForm : public testing::TestWithParam<ErrorCase> {};

TEST_P(WrongTextForm, SaysWhatIsWrongAndHowItIsDone) {
  const auto edit = parse_edit(test::lively_mission(), GetParam().text);
  ASSERT_FALSE(edit.has_value()) << *edit;
  const auto verb = split_words(GetParam().text).front();
  const auto verbs = edit_verbs();
  const auto known = std::find_if(verbs.begin(), verbs.end(), [&](const EditVerb& each) { return each.verb == verb; });
  ASSERT_NE(known, verbs.end());
  EXPECT_EQ(edit.error().message, std::string(GetParam().message) + ". Usage: " + std::string(known->usage));
}

INSTANTIATE_TEST_SUITE_P(
    Battlefield, WrongTextForm,
    testing::Values(
        ErrorCase{"wall", "Something is missing after the first word"},
        ErrorCase{"wall breachable", "Something is missing after the first word"},
        ErrorCase{"wall G1/east", "The battlefield has no G1/east"},
        ErrorCase{"wall 3:A1/A2", "The battlefield has no 3:A1/A2"},
        ErrorCase{
            "wall C2",
            "\"C2\" is not an edge; write the two neighbouring cells, such as C2/C3, or at the border the cell and "
            "the side, such as A4/west"},
        ErrorCase{"hatchway C2/C3 facing east", "After \"facing\" may stand only north or south here"},
        ErrorCase{"hatchway C2/C3 hinge north", "After \"hinge\" may stand only west or east here"},
        ErrorCase{"hatchway C2/C3 B3/C3 facing south", "These edges do not all run the same way; leave out \"facing\""},
        ErrorCase{"hatchway C2/C3 access controlled", "After \"controlled\" must stand \"by\" and a side"},
        ErrorCase{"hatchway C2/C3 access locked by attacker", "\"by\" and a side belong after \"access controlled\""},
        ErrorCase{"hatchway C2/C3 by attacker", "\"by\" and a side belong after \"access controlled\""},
        ErrorCase{"hatchway C2/C3 access ajar",
                  "\"ajar\" is no access; write accessible, locked, airlock or controlled by and a side"},
        ErrorCase{"hatchway C2/C3 starts ajar", "A hatchway starts open or closed, not \"ajar\""},
        ErrorCase{"node C3.nw", "Say one thing that stands on the nodes"},
        ErrorCase{"node C3.nw pillar none", "Say one thing that stands on the nodes"},
        ErrorCase{"node C3.nw facing west", "Say one thing that stands on the nodes"},
        ErrorCase{"node C3.nw pillar facing west", "Only a wall end has a facing"},
        ErrorCase{"cell A1", "Say one thing that the cells are"},
        ErrorCase{"cell A1 solid void", "Say one thing that the cells are"},
        ErrorCase{"piece p door at 0mm,0mm", "\"door\" is no piece; write wall, hatchway, pillar or wall-end"},
        ErrorCase{"piece p wall", "Say where it stands"}, ErrorCase{"feature t1 crate", "Say where it stands"},
        ErrorCase{"feature t1 Crate at 0mm,0mm",
                  "\"Crate\" is not an id; use a small letter, then small letters, digits and hyphens (at most 64)"},
        ErrorCase{"turn #stray 360", "\"360\" is not a whole number from 0 to 359"},
        ErrorCase{"turn stray 36", "\"stray\" is not an object; write # and its id, such as #o4"},
        ErrorCase{"piece p wall at 0mm,0mm turn 360", "\"360\" is not a whole number from 0 to 359"},
        ErrorCase{"piece p wall at 0mm,0mm on board 3", "\"3\" is not a whole number from 1 to 2"},
        ErrorCase{"piece p wall at 0mm,0mm on deck 2", "After \"on\" must stand \"board\" and a number"},
        ErrorCase{"board new", "Give columns, rows and a set, or a size"},
        ErrorCase{"board new size 1mm,1mm rows 2", "Give either columns, rows and a set, or a size"},
        ErrorCase{"board new size 0mm,1mm", "A board is more than nothing wide and high"},
        ErrorCase{"board new size 1mm,1mm remove", "\"remove\" belongs after the number of a board"},
        ErrorCase{"board new columns 257 rows 1 set gallowdark", "\"257\" is not a whole number from 1 to 256"},
        ErrorCase{"board 2", "Say what is to be changed"},
        ErrorCase{"board 2 columns 3 level 1", "With a size nothing else of a board is to be said"},
        ErrorCase{"board 2 set gallowdark at 0mm,0mm", "With a set nothing else of a board is to be said"},
        ErrorCase{"board 2 keep south-east", "Give columns and rows, or a size"},
        ErrorCase{"board 2 columns 3 size 1mm,1mm", "Give either columns and rows, or a size"},
        ErrorCase{"system plain", "Here a game system can only be given as its document"},
        ErrorCase{"uses gallowdark", "Say either boxes and a number or none, or remove"},
        ErrorCase{"board 2 remove level 1", "After \"remove\" nothing more is to be said"},
        ErrorCase{"mirror north", "\"north\" is not a way to mirror"},
        ErrorCase{"rotate 45", "\"45\" is not a way to rotate"},
        ErrorCase{"rotate left-right", "\"left-right\" is not a way to rotate"}));

INSTANTIATE_TEST_SUITE_P(
    ObjectsAndContent, WrongTextForm,
    testing::Values(
        ErrorCase{"zone z kind drop-zone", "Give a shape: cells, polygon, circle, strip or quarter"},
        ErrorCase{"zone z cells A1", "Say which kind of zone it is"},
        ErrorCase{"area z cells A1", "Say which kind of area it is"},
        ErrorCase{"zone z kind drop-zone cells A1 strip north depth 1mm", "Give one shape, not both cells and strip"},
        ErrorCase{"zone z kind drop-zone cells A1 radius 1mm", "\"radius\" belongs to a circle"},
        ErrorCase{"zone z kind drop-zone circle A1", "A circle needs a radius"},
        ErrorCase{"zone z kind drop-zone strip north", "A strip needs a depth"},
        ErrorCase{"zone Z kind drop-zone cells A1",
                  "\"Z\" is not an id; use a small letter, then small letters, digits and hyphens (at most 64)"},
        ErrorCase{"zone z kind drop-zone cells A8", "The battlefield has no A8"},
        ErrorCase{"marker m kind objective", "Say which kind of marker it is and where it stands"},
        ErrorCase{"marker m kind objective at 9in,99in", "The battlefield has no 9in,99in"},
        ErrorCase{"move o1 A1", "\"o1\" is not an object; write # and its id, such as #o4"},
        ErrorCase{"move #o1 A1 A2", "\"A2\" does not belong here"}, ErrorCase{"side s", "Say the side's name"},
        ErrorCase{"remove", "Something is missing after the first word"},
        ErrorCase{"balance even", "\"even\" is no balance; write symmetric, asymmetric or unstated"},
        ErrorCase{"balance \"\"", "\"\" is no balance; write symmetric, asymmetric or unstated"},
        ErrorCase{"season \"\"",
                  "\"\" is not an id; use a small letter, then small letters, digits and hyphens (at most 64)"},
        ErrorCase{"severity no-zone fatal", "\"fatal\" is not a level; write error, warning, note or off"},
        ErrorCase{"waive no-zone at C3", "Say why with \"reason\""}, ErrorCase{"rule r", "Say what is to be changed"},
        ErrorCase{"objective o rounds 3", "\"rounds\" belongs after \"scored\""},
        ErrorCase{"objective o scored none player first", "\"player\" belongs after \"scored\""},
        ErrorCase{"objective o scored x rounds 4-2", "\"4-2\" are no rounds; write 5 or 2-4"},
        ErrorCase{"objective o scored x rounds 0", "\"0\" are no rounds; write 5 or 2-4"},
        ErrorCase{"objective o scored x player third", "A player is first or second, not \"third\""},
        ErrorCase{"objective o condition 5 \"x\"", "A condition has points, Lua and words for people"},
        ErrorCase{"objective o condition x \"x\" \"x\"", "\"x\" is not a whole number from -1000 to 1000"},
        ErrorCase{"stratagem s cost -1", "\"-1\" is no cost; write 2, 1-2 or 1+"},
        ErrorCase{"text #venting title \"x\"", "\"title\" is no text of an item"}));

TEST(Edits, UnknownVerbsAreAnsweredWithAllThereAre) {
  for (const auto* text : {"", "  ", "wal C2/C3", "\"wall\" C2/C3", "Wall C2/C3"}) {
    const auto edit = parse_edit(test::lively_mission(), text);
    ASSERT_FALSE(edit.has_value()) << text;
    for (const auto& verb : edit_verbs()) EXPECT_NE(edit.error().message.find(verb.verb), std::string::npos);
  }
  EXPECT_EQ(parse_edit(test::lively_mission(), "title \"x").error().message, "A double quote is not closed");
}

TEST(Edits, AreComparedAsData) {
  const Edit wall = SetWalls{{{1, {2, 2, Axis::horizontal}}}};
  EXPECT_EQ(wall, Edit(SetWalls{{{1, {2, 2, Axis::horizontal}}}, false}));
  EXPECT_NE(wall, Edit(SetWalls{{{1, {2, 2, Axis::horizontal}}}, true}));
  EXPECT_NE(wall, Edit(SetOpen{{{1, {2, 2, Axis::horizontal}}}}));
  EXPECT_NE(Edit(EditSequence{{wall}}), wall);
  EXPECT_NE(EditSequence{{wall}}, (EditSequence{{wall}, StepName{"Wall"}}));
}

TEST(Edits, ArePrintedAsTheirText) {
  std::ostringstream stream;
  stream << Edit(EditSequence{{SetWalls{{{99, {6, 2, Axis::vertical}}}}, SetHead{"title", "x"}}});
  EXPECT_EQ(stream.str(), "wall 99:F3/G3\ntitle \"x\"");
}

TEST(Edits, InSequenceAreOneStepThatFailsAsAWhole) {
  const auto mission = test::lively_mission();
  const EditSequence fine{{SetHead{"title", "a"}, SetLabel{Id("o1"), "b"}}};
  EXPECT_EQ(fine.text_form(mission), "title \"a\"\nlabel #o1 \"b\"");
  EXPECT_EQ(to_text(fine.step_name(mission)), "Title");
  EXPECT_EQ(fine.apply(mission)->head->title, "a");
  EXPECT_EQ(find_marker(*fine.apply(mission), Id("o1"))->label, "b");
  const EditSequence named{fine.edits, StepName{"Both of {}", {"them"}}};
  EXPECT_EQ(to_text(named.step_name(mission)), "Both of them");
  EXPECT_FALSE((EditSequence{{SetHead{"title", "a"}, SetLabel{Id("nobody"), "b"}}}).apply(mission).has_value());
  EXPECT_EQ(EditSequence().apply(mission), mission);
  EXPECT_EQ(parse_edits(mission, "title \"a\"\nlabel #o1 b"), fine);
  EXPECT_FALSE(parse_edits(mission, "title a\nlabel").has_value());
  EXPECT_EQ(parse_edits(mission, "title a\nwall G1/east").error().message,
            "Line 2: " + parse_edit(mission, "wall G1/east").error().message);
  EXPECT_FALSE(parse_edits(mission, "remove #o1\nmove #o1 A1").has_value()) << "the second finds nothing to move";
}

TEST(StepNames, TakeTheirArgumentsInOrder) {
  EXPECT_EQ(to_text(StepName{"Rename {} to {}", {"a{}", "b"}}), "Rename a{} to b");
  EXPECT_EQ(to_text(StepName{"{}", {"only"}}), "only");
  EXPECT_EQ(to_text(StepName{"None {}"}), "None {}");
}

TEST(EditVerbs, AreSortedAndDescribed) {
  const auto verbs = edit_verbs();
  EXPECT_EQ(
      std::adjacent_find(verbs.begin(), verbs.end(), [](const auto& a, const auto& b) { return a.verb >= b.verb; }),
      verbs.end());
  for (const auto& verb : verbs) {
    EXPECT_TRUE(verb.usage.starts_with(std::string(verb.verb) + " ")) << verb.verb;
    EXPECT_FALSE(verb.summary.empty()) << verb.verb;
    EXPECT_FALSE(verb.summary.ends_with('.')) << verb.verb;
  }
}

}  // namespace
}  // namespace bulkhead
