// SPDX-License-Identifier: MIT
#include "model/io/mission_file.h"
#include "tests/model/refusal.h"
#include "tests/support/documents.h"

namespace bulkhead::test {
namespace {

TEST_P(Refuses, WithPlaceAndReason) {
  const auto& expected = GetParam();
  const auto read = read_mission(expected.document, "m.bulkhead", nullptr);
  ASSERT_FALSE(read.has_value()) << expected.document;
  const auto& error = read.error();
  EXPECT_EQ(error.file, "m.bulkhead");
  EXPECT_EQ(error.line, expected.line) << to_text(error);
  EXPECT_EQ(error.column, expected.column) << to_text(error);
  EXPECT_NE(error.message.find(expected.says), std::string::npos) << to_text(error);
}

const std::string start = "<mission format=\"1\" id=\"m\" title=\"T\">";

const std::vector<Refusal> form = {
    {"NothingAtAll", "", 1, 1, "the file is empty"},
    {"OnlyBlanks", "  \n ", 2, 2, "holds no element"},
    {"OnlyAComment", "<!-- x -->", 1, 11, "holds no element"},
    {"NoXml", "Dear reader,", 1, 1, "no XML document"},
    {"NotUtf8", "<mission format=\"1\" title=\"\xE4\"", 1, 28, "not UTF-8"},
    {"Utf16", std::string("\xFF\xFE<\0m\0", 6), 1, 1, "not UTF-8"},
    {"OverlongUtf8", "<mission>\n\xC0\xAF", 2, 1, "not UTF-8"},
    {"SurrogateInUtf8", "<mission>\n \xED\xA0\x80", 2, 2, "not UTF-8"},
    {"NulByte", std::string("<mission \0>", 11), 1, 10, "control character"},
    {"ControlCharacter", start + "\n\n  \x01", 3, 3, "control character"},
    {"ControlCharacterBeyondAscii", start + "\n\xC2\x85", 2, 1, "control character"},
    {"Delete", start + "\x7F", 1, 38, "control character"},
    {"ColumnsAreCharacters", "<!-- ÄÖ→😀 -->\x02", 1, 14, "control character"},
    {"LinesEndAsTheyLike", "<!--\r\n\r\n-->\r\x02", 4, 1, "control character"},
    {"OtherEncoding", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + start, 1, 21, "not in UTF-8"},
    {"DeclarationCutOff", "<?xml version=\"1.0\"", 1, 1, "no end"},
    {"DeclarationTooLate", "\n<?xml version=\"1.0\"?>" + start, 2, 1, "very beginning"},
    {"Doctype", "<!-- x -->\n<!DOCTYPE mission SYSTEM \"x\">\n" + start, 2, 1, "DOCTYPE"},
    {"DoctypeWithEntities", "<!DOCTYPE a [<!ENTITY b \"bbbb\">]>" + start, 1, 1, "DOCTYPE"},
    {"EntityReference", start + "\n<briefing>&bomb;", 2, 11, "&bomb; is an entity"},
    {"EntityInAValue", "<mission format=\"1\" id=\"m\"\n title=\"x&y;\"/>", 2, 10, "&y; is an entity"},
    {"BareAmpersand", start + "a & b", 1, 40, "&amp;"},
    {"ReferenceToNul", start + "&#0;", 1, 38, "no character"},
    {"ReferenceToAControl", start + "&#x1F;", 1, 38, "no character"},
    {"ReferenceToASurrogate", start + "&#xD800;", 1, 38, "no character"},
    {"ReferenceBeyondUnicode", start + "&#1114112;", 1, 38, "no character"},
    {"ReferenceThatOverflows", start + "&#99999999;", 1, 38, "no character"},
    {"ReferenceToNothing", start + "&#;", 1, 38, "no character"},
    {"AttributeTwice", "<mission format=\"1\" id=\"m\"\n title=\"a\" title=\"b\">", 2, 12, "\"title\" twice"},
    {"UnknownAttributeTwice", start + "\n<later a=\"1\" b=\"\" a=\"1\"/>", 2, 19, "\"a\" twice"},
    {"AttributeWithoutValue", "<mission format>", 1, 16, "has no value"},
    {"AttributeWithoutQuotes", "<mission format=1>", 1, 17, "in quotes"},
    {"AttributesWithoutBlank", "<mission format=\"1\"id=\"m\">", 1, 20, "a blank before"},
    {"AttributeNeverCloses", "<mission format=\"1>", 1, 17, "no closing quote"},
    {"LessInAValue", "<mission format=\"1\" title=\"a<b\">", 1, 29, "&lt;"},
    {"TagCutOff", "<mission format=\"1\" ", 1, 1, "cut off"},
    {"ElementCutOff", start + "\n<sides>\n", 3, 1, "<sides>, which begins in line 2"},
    {"CommentCutOff", start + "\n<!-- x", 2, 1, "close it with -->"},
    {"DashesInAComment", start + "\n<!-- a -- b -->", 2, 8, "must not hold --"},
    {"CdataCutOff", start + "\n<![CDATA[ x", 2, 1, "close it with ]]>"},
    {"CdataOutside", "<![CDATA[ x ]]>" + start, 1, 1, "not XML"},
    {"CdataEndInText", start + "\na]]>b", 2, 2, "]]&gt;"},
    {"InstructionCutOff", start + "\n<?x", 2, 1, "close it with ?>"},
    {"WrongEndTag", start + "\n<sides></side>", 2, 8, "the open element is <sides>, which begins in line 2"},
    {"EndTagWithMore", start + "</mission x>", 1, 48, "must end with >"},
    {"LessAlone", start + "\n1 < 2", 2, 3, "&lt;"},
    {"SecondRoot", start + "</mission>\n" + start + "</mission>", 2, 1, "second one"},
    {"TextBehind", start + "</mission>\n\n x", 3, 2, "text behind"},
    {"TooDeep",
     start + "\n" +
         [] {
           std::string deep;
           for (int count = 0; count < 64; ++count) deep += "<a>";
           return deep;
         }(),
     2, 190, "more than 64 deep"},
};

INSTANTIATE_TEST_SUITE_P(Form, Refuses, testing::ValuesIn(form), name_of);

const std::vector<Refusal> root = {
    {"NoFormat", "<mission id=\"m\"/>", 1, 1, "write format=\"2\""},
    {"NewerFormat", "<mission\n format=\"3\" what=\"ever\"/>", 2, 10, "format 3, which only a newer"},
    {"MuchNewerFormat", "<mission format=\"99999999999999999999\"/>", 1, 18, "newer"},
    {"NewerFormatBeforeAllElse", "<mission format=\"3\"><a b=\"\" b=\"\"></c>", 1, 18, "newer"},
    {"FormatZero", "<mission format=\"0\"/>", 1, 18, "no format number"},
    {"FormatMinusOne", "<mission format=\"-1\"/>", 1, 18, "no format number"},
    {"FormatIsAWord", "<mission format=\"one\"/>", 1, 18, "\"one\" is no format number"},
    {"FormatIsEmpty", "<mission format=\"\"/>", 1, 18, "no format number"},
    {"AnotherRoot", "<svg/>", 1, 1, "<svg> is no document of Bulkhead"},
    {"AnotherDocument", "<system format=\"1\" id=\"s\"/>", 1, 1, "this is a <system>, not a <mission>"},
    {"NoId", "<mission format=\"1\" title=\"T\"/>", 1, 1, "<mission> needs the attribute \"id\""},
    {"NoTitle", "<mission format=\"1\" id=\"m\"/>", 1, 1, "needs the attribute \"title\""},
    {"BadId", "<mission format=\"1\" id=\"../m\" title=\"\"/>", 1, 25, "\"../m\" is not an id"},
    {"BadBalance", "<mission format=\"1\" id=\"m\" title=\"\" balance=\"fair\"/>", 1, 46, "symmetric or asymmetric"},
    {"NoSystem", start + "</mission>", 1, 1, "names no system"},
    {"SystemNowhere", start + "\n<uses system=\"s\"/></mission>", 2, 15, "does not embed the system \"s\""},
    {"SetNowhere", mission_document("<uses set=\"u\"/>"), 4, 12, "does not embed the terrain set \"u\""},
    {"SecondSystem", mission_document("<uses system=\"s\"/>"), 4, 15, "a second one"},
    {"SetTwice", mission_document("<uses set=\"t\"/>"), 4, 12, "another \"t\""},
    {"UsesBoth", mission_document("<uses set=\"u\" system=\"s\"/>"), 4, 1, "one <uses> each"},
    {"BoxesNegative", mission_document("<uses boxes=\"-1\" set=\"u\"/>"), 4, 14, "from 0 to"},
    {"TextInTheRoot", mission_document("\n  stray"), 5, 3, "no text belongs directly inside <mission>"},
    {"CdataInTheRoot", mission_document("<![CDATA[ ]]>x"), 4, 14, "no text belongs"},
    {"SidesTwice", mission_document("<sides/>\n<sides/>"), 5, 1, "<sides> may stand only once"},
    {"BattlefieldTwice", mission_document("<battlefield/>\n<battlefield/>"), 5, 1, "only once"},
    {"BriefingTwice", mission_document("<briefing/><briefing/>"), 4, 12, "only once"},
    {"DefinitionsTwice", mission_document("<definitions/>"), 5, 1, "only once"},
};

INSTANTIATE_TEST_SUITE_P(Root, Refuses, testing::ValuesIn(root), name_of);

const std::vector<Refusal> boards = {
    {"NumberTwo", battlefield_document("<board id=\"2\" columns=\"3\" rows=\"2\" set=\"t\"/>"), 5, 12, "id=\"1\""},
    {"NoNumber", battlefield_document("<board columns=\"3\" rows=\"2\" set=\"t\"/>"), 5, 1, "\"id\""},
    {"NoGround", battlefield_document("<board id=\"1\"/>"), 5, 1, "either columns and rows, or a size"},
    {"BothGrounds", battlefield_document("<board id=\"1\" columns=\"3\" rows=\"2\" size=\"1in,1in\" set=\"t\"/>"), 5, 1,
     "either columns and rows, or a size"},
    {"NoRows", battlefield_document("<board id=\"1\" columns=\"3\" set=\"t\"/>"), 5, 1, "\"rows\""},
    {"NoSet", battlefield_document("<board id=\"1\" columns=\"3\" rows=\"2\"/>"), 5, 1, "\"set\""},
    {"UnknownSet", battlefield_document("<board id=\"1\" columns=\"3\" rows=\"2\" set=\"u\"/>"), 5, 41,
     "no terrain set \"u\""},
    {"TooWide", battlefield_document("<board id=\"1\" columns=\"257\" rows=\"2\" set=\"t\"/>"), 5, 24, "from 1 to 256"},
    {"NoWidth", battlefield_document("<board id=\"1\" size=\"0mm,1mm\"/>"), 5, 21, "a width and a height"},
    {"SizeIsNaN", battlefield_document("<board id=\"1\" size=\"nanmm,1mm\"/>"), 5, 21, "\"nanmm\" is not a length"},
    {"SizeIsInfinite", battlefield_document("<board id=\"1\" size=\"infmm,1mm\"/>"), 5, 21, "not a length"},
    {"SizeHasAnExponent", battlefield_document("<board id=\"1\" size=\"1e3mm,1mm\"/>"), 5, 21, "not a length"},
    {"LengthWithoutUnit", battlefield_document("<board id=\"1\" size=\"5,5\"/>"), 5, 21, "with its unit"},
    {"FarAway", battlefield_document("<board id=\"1\" at=\"100000mm,0mm\" size=\"1mm,1mm\"/>"), 5, 1, "100 m"},
    {"LevelIsNoNumber", battlefield_document("<board id=\"1\" size=\"1mm,1mm\" level=\"1.5\"/>"), 5, 37,
     "whole number"},
    {"WallOffTheBoard", board_document("<walls>A1/A2\n  D1/D2</walls>"), 7, 3, "columns A to C and rows 1 to 2"},
    {"WallBeyondTheBorder", board_document("<walls>A3/west</walls>"), 6, 8, "off the board"},
    {"NoEdge", board_document("<walls>A1/C1</walls>"), 6, 8, "\"A1/C1\" is not an edge"},
    {"EdgeTwice", board_document("<walls>A1/A2 B1/B2 A2/north</walls>"), 6, 20, "A2/north is listed a second time"},
    {"HatchwayOnAWall", board_document("<walls>A1/A2</walls>\n<hatchway at=\"A1/A2\"/>"), 7, 15, "a second time"},
    {"HatchwayNowhere", board_document("<hatchway/>"), 6, 1, "\"at\""},
    {"HatchwayOnNoEdge", board_document("<hatchway at=\"\"/>"), 6, 15, "exactly one edge"},
    {"HatchwayOnTwoEdges", board_document("<hatchway at=\"A1/A2 B1/B2\"/>"), 6, 15, "exactly one edge"},
    {"FacingDoesNotFit", board_document("<hatchway at=\"A1/A2\" facing=\"east\"/>"), 6, 30, "write north or south"},
    {"HingeDoesNotFit", board_document("<hatchway at=\"A1/B1\" hinge=\"west\"/>"), 6, 29, "write north or south"},
    {"FacingIsNoDirection", board_document("<hatchway at=\"A1/A2\" facing=\"up\"/>"), 6, 30,
     "north, east, south or west"},
    {"BadStart", board_document("<hatchway at=\"A1/A2\" starts=\"ajar\"/>"), 6, 30, "open or closed"},
    at_mark("NoSizeAndNoPlace",
            battlefield_document("<board id=\"1\" size=\"^-1mm,-1mm\"><feature id=\"x\" kind=\"wall\"/></board>"),
            "a width and a height"),
    {"BadAccess", board_document("<hatchway at=\"A1/A2\" access=\"shut\"/>"), 6, 30, "accessible, locked, controlled"},
    {"ControlledByNobody", board_document("<hatchway at=\"A1/A2\" access=\"controlled\"/>"), 6, 1, "\"side\""},
    {"SideWithoutControl", board_document("<hatchway at=\"A1/A2\" side=\"a\"/>"), 6, 28, "access=\"controlled\""},
    {"CellsOfNoKind", board_document("<cells>A1</cells>"), 6, 1, "\"kind\""},
    {"CellsOfFloor", board_document("<cells kind=\"floor\">A1</cells>"), 6, 14, "solid or void"},
    {"CellTwice", board_document("<cells kind=\"void\">A1</cells>\n<cells kind=\"solid\">A1</cells>"), 7, 21,
     "second time"},
    {"CellRowZero", board_document("<cells kind=\"void\">A0</cells>"), 6, 20, "not a cell"},
    {"NodeTwice", board_document("<nodes piece=\"none\">B2.nw A1.se</nodes>"), 6, 27, "second time"},
    {"NodeOffTheBoard", board_document("<nodes piece=\"none\">C2.se D1.nw C3.se</nodes>"), 6, 33,
     "C3.se is off the board"},
    {"PillarWithFacing", board_document("<nodes piece=\"pillar\" facing=\"north\">A1.nw</nodes>"), 6, 31,
     "only a wall end"},
    {"PinOfNoPanel", board_document("<pin at=\"A1/B1\" piece=\"lw\"/>"), 6, 1, "has no panel \"lw\""},
    {"PinWithoutPiece", board_document("<pin at=\"A1/B1\"/>"), 6, 1, "\"piece\""},
    {"WallsWithoutLattice", battlefield_document("<board id=\"1\" size=\"1in,1in\"><walls>A1/A2</walls></board>"), 5,
     30, "has no <walls>"},
    {"FeatureWithoutKind", board_document("<feature id=\"f\" at=\"0mm,0mm\"/>"), 6, 1, "\"kind\""},
    {"FeatureOffTheBoard", board_document("<feature id=\"f\" kind=\"wall\" at=\"315.001mm,0mm\"/>"), 6, 33,
     "measures 315mm,218mm"},
    {"FeatureLeftOfTheBoard", board_document("<feature id=\"f\" kind=\"wall\" at=\"-0.001mm,0mm\"/>"), 6, 33,
     "off the board"},
    {"FeatureTurnedTooFar", board_document("<feature id=\"f\" kind=\"wall\" at=\"0mm,0mm\" turn=\"360\"/>"), 6, 48,
     "from 0 to 359"},
};

INSTANTIATE_TEST_SUITE_P(Boards, Refuses, testing::ValuesIn(boards), name_of);

}  // namespace
}  // namespace bulkhead::test
