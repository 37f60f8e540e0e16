// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <sstream>

#include "rendering/cairo/fonts.h"
#include "rendering/page/page.h"
#include "rendering/text/characters.h"
#include "rendering/text/measured_text.h"
#include "rendering/text/text_measure.h"
#include "rendering/text/typesetting.h"
#include "rendering/text/whole_lengths.h"
#include "tests/support/pictures.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

constexpr double point = 25.4 / 72;
/// Of Inter's design grid.
constexpr double em = 2816;

Font font_of(double size, Font::Weight weight = Font::Weight::regular) { return {size, weight, 0, false}; }

double width_of(std::string_view text, const Font& font) { return measure(text, font).width; }

TEST(Measure, AgreesWithTheFontFiles) {
  // Advances, ascender and descender as the tables hmtx and hhea of Inter's files state them.
  EXPECT_NEAR(width_of("H", font_of(9)), 2084 / em * 9 * point, 1e-4);
  EXPECT_NEAR(width_of("H", font_of(9, Font::Weight::bold)), 2101 / em * 9 * point, 1e-4);
  EXPECT_NEAR(width_of(" ", font_of(9)), 792 / em * 9 * point, 1e-4);
  EXPECT_NEAR(width_of("HHi", font_of(24)), (2084 + 2084 + 668) / em * 24 * point, 1e-3);
  EXPECT_NEAR(measure("x", font_of(9)).ascent, 2728 / em * 9 * point, 1e-4);
  EXPECT_NEAR(measure("x", font_of(9)).descent, 680 / em * 9 * point, 1e-4);
}

TEST(Measure, GrowsWithTheSizeAlone) {
  const auto small = measure("The Cinder Lock", font_of(6.5));
  const auto large = measure("The Cinder Lock", font_of(65));
  EXPECT_NEAR(large.width, 10 * small.width, 1e-9);
  EXPECT_NEAR(large.ascent, 10 * small.ascent, 1e-9);
}

TEST(Measure, KernsPairs) { EXPECT_LT(width_of("AV", font_of(9)), 2 * 1904 / em * 9 * point - 0.05); }

TEST(Measure, TellsTheWeightsApart) {
  const auto in = [](Font::Weight weight) { return width_of("Hold the valve shrine", font_of(9, weight)); };
  EXPECT_LT(in(Font::Weight::regular), in(Font::Weight::medium));
  EXPECT_LT(in(Font::Weight::medium), in(Font::Weight::semibold));
  EXPECT_LT(in(Font::Weight::semibold), in(Font::Weight::bold));
}

TEST(Measure, TabularFiguresAreEquallyWide) {
  Font tabular = font_of(9);
  tabular.tabular_figures = true;
  for (const char* figure : {"1", "2", "3", "4", "5", "6", "7", "8", "9"}) {
    EXPECT_NEAR(width_of(figure, tabular), width_of("0", tabular), 1e-9);
  }
  EXPECT_NE(width_of("1", font_of(9)), width_of("0", font_of(9)));
}

TEST(Measure, LetterSpacingLiesBetweenTheLettersOnly) {
  Font spaced = font_of(8);
  spaced.spacing = 2;
  EXPECT_NEAR(width_of("MAPS", spaced), width_of("MAPS", font_of(8)) + 3 * 2 * point, 1e-9);
  EXPECT_NEAR(width_of("M", spaced), width_of("M", font_of(8)), 1e-9);
  EXPECT_EQ(width_of("", spaced), 0);
}

TEST(Measure, TakesAnyText) {
  for (const std::string& text :
       {std::string("\xFF\xFE\x80"), std::string("שלום עולם"), std::string("封锁舱壁"), std::string("😀👩‍🚀"),
        std::string(500, 'W'), std::string("a\0b", 3), std::string("\u202Eabc")}) {
    const auto width = width_of(text, font_of(9));
    EXPECT_GT(width, 0) << text;
    EXPECT_TRUE(std::isfinite(width)) << text;
  }
  EXPECT_NEAR(width_of(std::string(500, 'H'), font_of(9)), 500 * 2084 / em * 9 * point, 0.02);
}

TEST(ShownText, ReplacesWhatTheTypeDoesNotHave) {
  EXPECT_EQ(shown_text("Ärger → ±12 mm"), "Ärger → ±12 mm");
  EXPECT_EQ(shown_text("שלום"), "\uFFFD\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(shown_text("a封b"), "a\uFFFDb");
  EXPECT_EQ(shown_text("😀"), "\uFFFD");
  // Woman, joiner, rocket: the joiner is nothing by itself.
  EXPECT_EQ(shown_text("👩‍🚀"), "\uFFFD\uFFFD");
  EXPECT_EQ(shown_text("e\u0301 a\u0308"), "e\u0301 a\u0308");
}

TEST(ShownText, ReplacesBrokenUtf8ByteByByte) {
  EXPECT_EQ(shown_text("\xC3("), "\uFFFD(");
  EXPECT_EQ(shown_text("\xED\xA0\x80"), "\uFFFD\uFFFD\uFFFD");
  EXPECT_EQ(shown_text("x\xF0\x9F\x98"), "x\uFFFD\uFFFD\uFFFD");
}

TEST(ShownText, HasNoControlsAndNoDirections) {
  EXPECT_EQ(shown_text("a\nb\tc\x1B"), "a b c ");
  EXPECT_EQ(shown_text("a\u202Eb\u2066c\u200Fd\uFEFF"), "abcd");
  EXPECT_EQ(shown_text("co\u00ADop"), "coop");
}

TEST(StorableText, KeepsLettersThatTheTypeDoesNotHave) {
  EXPECT_EQ(storable_text("שלום\n封\t😀"), "שלום\n封\t😀");
  EXPECT_EQ(storable_text("a\x01"
                          "b\xFFz\x7F"),
            "a\uFFFDb\uFFFDz\uFFFD");
}

TEST(LetterStarts, KeepMarksWithTheirLetter) {
  EXPECT_EQ(letter_starts(""), std::vector<std::size_t>{});
  EXPECT_EQ(letter_starts("abc"), (std::vector<std::size_t>{0, 1, 2}));
  EXPECT_EQ(letter_starts("e\u0301\u0308x"), (std::vector<std::size_t>{0, 5}));
  EXPECT_EQ(letter_starts("ß→"), (std::vector<std::size_t>{0, 2}));
  EXPECT_EQ(letter_starts("\u0301a"), (std::vector<std::size_t>{0, 2}));
}

TEST(HasGlyph, KnowsTheType) {
  for (const char32_t character : U"AzÄßøŁđΩЖ0→±×–—…•½") EXPECT_TRUE(has_glyph(character)) << std::hex << +character;
  for (const char32_t character : {U'א', U'封', U'あ', U'😀'})
    EXPECT_FALSE(has_glyph(character)) << std::hex << +character;
  EXPECT_FALSE(has_glyph(replacement_character));
}

TEST(HasGlyph, WantsNoneForWhatIsNotSeen) {
  EXPECT_TRUE(has_glyph(U'\n'));
  EXPECT_TRUE(has_glyph(0x200D));
  EXPECT_TRUE(has_glyph(0xFE0F));
}

std::string utf8_of(char32_t character) {
  const auto byte = [](char32_t value) { return static_cast<char>(value); };
  if (character < 0x80) return {byte(character)};
  if (character < 0x800) return {byte(0xC0 | character >> 6), byte(0x80 | (character & 63))};
  return {byte(0xE0 | character >> 12), byte(0x80 | (character >> 6 & 63)), byte(0x80 | (character & 63))};
}

TEST(HasGlyph, AgreesWithTheTypeItself) {
  const auto& fonts = *shipped_cairo_fonts().value();
  const auto draws_replacement = [&](char32_t character) {
    const auto line = fonts.set(utf8_of(character), Font::Weight::regular, false);
    return std::any_of(line.glyphs.begin(), line.glyphs.end(),
                       [](const GlyphLine::Glyph& glyph) { return glyph.index == replacement_glyph; });
  };
  // All of the Latin, Greek, Cyrillic and neighbouring letters, and a sample of the rest.
  for (char32_t character = 0x20; character < 0xFFF0; character += character < 0x0600 ? 1 : 37) {
    if (character >= 0xD800 && character < 0xE000) continue;
    if (shown_text(utf8_of(character)) != utf8_of(character)) continue;
    EXPECT_FALSE(draws_replacement(character)) << std::hex << +character;
  }
  EXPECT_TRUE(draws_replacement(0x05D0));
  EXPECT_TRUE(draws_replacement(0x5C01));
}

TEST(BoundsOf, FollowTheAnchorAndTheHalo) {
  TextRun run{"Valve", font_of(10), {}, {50, 30}};
  const double width = width_of("Valve", run.font);
  const Rect start = bounds_of(run);
  EXPECT_NEAR(start.top_left.x, 50, 0.2);
  EXPECT_NEAR(start.size.x, width, 0.2);
  EXPECT_NEAR(start.top_left.y, 30 - measure("", run.font).ascent, 1e-9);
  EXPECT_NEAR(start.bottom_right().y, 30 + measure("", run.font).descent, 1e-9);
  run.anchor = TextRun::Anchor::middle;
  EXPECT_NEAR(bounds_of(run).top_left.x, start.top_left.x - width / 2, 1e-9);
  run.anchor = TextRun::Anchor::end;
  EXPECT_NEAR(bounds_of(run).top_left.x, start.top_left.x - width, 1e-9);
  run.halo = 0.5;
  EXPECT_NEAR(bounds_of(run).top_left.x, start.top_left.x - width - 0.5, 1e-9);
  EXPECT_NEAR(bounds_of(run).size.y, start.size.y + 1, 1e-9);
}

/// The box of all pixels that are not white, in millimetres.
Rect inked(const TextRun& run) {
  constexpr double dpi = 508;
  const auto png = to_png({{100, 40}, [&](Canvas& canvas) { canvas.text(run); }}, dpi);
  const auto pixels = test::read_png(png.value());
  Vec low{1e9, 1e9};
  Vec high{-1e9, -1e9};
  for (int y = 0; y < pixels.rows; ++y) {
    for (int x = 0; x < pixels.columns; ++x) {
      if (pixels.at(x, y) == 0xFFFFFF) continue;
      low = {std::min(low.x, double(x)), std::min(low.y, double(y))};
      high = {std::max(high.x, x + 1.0), std::max(high.y, y + 1.0)};
    }
  }
  return {low * (25.4 / dpi), (high - low) * (25.4 / dpi)};
}

TEST(BoundsOf, HoldAllThatIsDrawn) {
  for (const char* text : {"Ǻgjpyŵ Ế|Å(", "f", "jjj", "\u0302", "封 missing"}) {
    for (const auto anchor : {TextRun::Anchor::start, TextRun::Anchor::middle, TextRun::Anchor::end}) {
      for (const double spacing : {0.0, 3.0}) {
        const TextRun run{text, {14, Font::Weight::bold, spacing, false}, {}, {50, 20}, anchor, 0.4, {1, 2, 3}};
        const Rect outer = bounds_of(run).grown(0.051);  // a pixel
        const Rect ink = inked(run);
        EXPECT_GE(ink.top_left.x, outer.top_left.x) << text;
        EXPECT_GE(ink.top_left.y, outer.top_left.y) << text;
        EXPECT_LE(ink.bottom_right().x, outer.bottom_right().x) << text;
        EXPECT_LE(ink.bottom_right().y, outer.bottom_right().y) << text;
      }
    }
  }
}

TEST(Wrap, BreaksAtBlanks) {
  const Font font = font_of(9);
  const double width = width_of("Hold the valve", font);
  EXPECT_EQ(wrap("Hold the valve shrine now", font, width), (std::vector<std::string>{"Hold the valve", "shrine now"}));
  EXPECT_EQ(wrap("Hold the valve shrine now", font, width - 0.01),
            (std::vector<std::string>{"Hold the", "valve shrine", "now"}));
  EXPECT_EQ(wrap("  Hold  the   \t valve ", font, width), (std::vector<std::string>{"Hold  the", "valve"}));
}

TEST(Wrap, KeepsLengthsWhole) {
  const Font font = font_of(9);
  const double width = width_of("within 12\" (304.8", font);
  EXPECT_EQ(wrap("within 12\" (304.8 mm) of it", font, width),
            (std::vector<std::string>{"within", "12\" (304.8 mm)", "of it"}));
  EXPECT_EQ(wrap("go 8 (not 9)", font, width_of("(not 9)", font)), (std::vector<std::string>{"go 8", "(not 9)"}));
  EXPECT_EQ(wrap("of 304.8 mm.", font, width_of("304.8 mm.", font)), (std::vector<std::string>{"of", "304.8 mm."}));
  // Where a line is too short for the length, between its words.
  EXPECT_EQ(wrap("304.8 mm", font, width_of("304.8", font)), (std::vector<std::string>{"304.8", "mm"}));
}

TEST(MeasuredText, KeepsLengthsWhole) {
  const Font font = font_of(9);
  const auto lines = [&](std::string_view text, std::string_view as_wide_as) {
    return MeasuredText(text, font).lines(9, width_of(as_wide_as, font) + 0.01);
  };
  EXPECT_EQ(lines("within 12\" (304.8 mm) of it", "within 12\" (304.8"),
            (std::vector<std::string>{"within", "12\" (304.8 mm)", "of it"}));
  EXPECT_EQ(lines("within 12\" (304.8 mm) of it", "within 12\" (304.8 mm)"),
            (std::vector<std::string>{"within 12\" (304.8 mm)", "of it"}));
  EXPECT_EQ(lines("go 8 (not 9)", "(not 9)"), (std::vector<std::string>{"go 8", "(not 9)"}));
  EXPECT_EQ(lines("12\" (304.8 mm)", "(304.8"), (std::vector<std::string>{"12\"", "(304.8", "mm)"}));
}

TEST(WholeLengths, GoOnWithAUnitOrTheSameInAnotherOne) {
  EXPECT_TRUE(goes_on_with_length("304.8", "mm)"));
  EXPECT_TRUE(goes_on_with_length("(6", "\"."));
  EXPECT_TRUE(goes_on_with_length("12\"", "(304.8"));
  EXPECT_TRUE(goes_on_with_length("12″", "(304.8"));
  EXPECT_TRUE(goes_on_with_length("mm", "(12\")"));
  EXPECT_TRUE(goes_on_with_length("mm)", "to\u00a03,"));
  EXPECT_TRUE(goes_on_with_length("(12\")", "to\u00a0north"));
  EXPECT_FALSE(goes_on_with_length("mm)", "to"));
  EXPECT_FALSE(goes_on_with_length("(or)", "to\u00a03"));
  EXPECT_FALSE(goes_on_with_length("Roll", "mm"));
  EXPECT_FALSE(goes_on_with_length("8", "models"));
  EXPECT_FALSE(goes_on_with_length("\"Run\"", "(2"));
  EXPECT_FALSE(goes_on_with_length("12\"", "(or"));
  EXPECT_FALSE(goes_on_with_length("", "mm"));
}

TEST(Wrap, LineFeedsEndLines) {
  const Font font = font_of(9);
  EXPECT_EQ(wrap("", font, 50), std::vector<std::string>{});
  EXPECT_EQ(wrap("a\n", font, 50), std::vector<std::string>{"a"});
  EXPECT_EQ(wrap("a\n\nb", font, 50), (std::vector<std::string>{"a", "", "b"}));
  EXPECT_EQ(wrap("\n", font, 50), std::vector<std::string>{""});
  EXPECT_EQ(wrap("   ", font, 50), std::vector<std::string>{""});
}

TEST(Wrap, BreaksLongWordsBetweenLetters) {
  const Font font = font_of(9);
  const double four = width_of("HHHH", font);
  EXPECT_EQ(wrap("HHHHHHHHHH", font, four), (std::vector<std::string>{"HHHH", "HHHH", "HH"}));
  EXPECT_EQ(wrap("i HHHHHH i", font, four), (std::vector<std::string>{"i", "HHHH", "HH i"}));
  // Never less than a letter, and marks stay with theirs.
  EXPECT_EQ(wrap("e\u0301ab", font, 0), (std::vector<std::string>{"e\u0301", "a", "b"}));
}

TEST(Wrap, TakesAVeryLongWord) {
  const auto lines = wrap(std::string(20'000, 'H'), font_of(9), 100.5 * width_of("H", font_of(9)));
  EXPECT_EQ(lines.size(), 200U);
}

TEST(Wrap, EndsWithAnEllipsisAfterTheMostLines) {
  const Font font = font_of(9);
  const double width = width_of("Hold the valve", font);
  const std::string text = "Hold the valve shrine now";
  EXPECT_EQ(wrap(text, font, width, 2), (std::vector<std::string>{"Hold the valve", "shrine now"}));
  EXPECT_EQ(wrap("Hold the\nvalve\nnow", font, width, 2), (std::vector<std::string>{"Hold the", "valve …"}));
  const auto cut = wrap(text, font, width, 1);
  ASSERT_EQ(cut.size(), 1U);
  EXPECT_TRUE(cut[0].starts_with("Hold the") && cut[0].ends_with("…")) << cut[0];
  EXPECT_LE(width_of(cut[0], font), width);
}

TEST(Wrap, SpendsNoTimeOnWhatIsCut) {
  // Ten million letters, which take minutes to set.
  const std::string endless(10'000'000, 'H');
  std::string words;
  while (words.size() < endless.size()) words += "H H ";
  const double width = 100.5 * width_of("H", font_of(9));
  for (const auto& text : {endless, words}) {
    EXPECT_FALSE(fits(text, font_of(9), 1e9));
    const auto lines = wrap(text, font_of(9), width, 3);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_TRUE(lines.back().ends_with("…"));
  }
}

/// The same rule word by word: a word goes on the line if the line still fits.
std::vector<std::string> wrapped_plainly(const std::vector<std::string>& words, const Font& font, double width) {
  std::vector<std::string> lines;
  for (const auto& word : words) {
    if (!lines.empty() && width_of(lines.back() + " " + word, font) <= width) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

RC_GTEST_PROP(Wrap, FillsEachLineAsFarAsItGoes, ()) {
  const auto words = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(
      rc::gen::nonEmpty(rc::gen::container<std::string>(rc::gen::elementOf(std::string("aAiWV1.-"))))));
  std::string text;
  double longest = 0;
  const Font font{9, Font::Weight::medium, 0.3, false};
  for (const auto& word : words) {
    text += (text.empty() ? "" : " ") + word;
    longest = std::max(longest, width_of(word, font));
  }
  const double width = longest + *rc::gen::inRange(0, 40);
  RC_ASSERT(wrap(text, font, width) == wrapped_plainly(words, font, width));
}

TEST(Shortened, LeavesWhatFits) {
  const Font font = font_of(9);
  EXPECT_EQ(shortened("The Cinder Lock", font, width_of("The Cinder Lock", font)), "The Cinder Lock");
  EXPECT_EQ(shortened("", font, 0), "");
}

TEST(Shortened, KeepsAsManyLettersAsFit) {
  const Font font = font_of(9);
  EXPECT_EQ(shortened("The Cinder Lock", font, width_of("The Cind…", font)), "The Cind…");
  EXPECT_EQ(shortened("The Cinder Lock", font, width_of("The Cind…", font) - 0.001), "The Cin…");
  // No blank before the dots.
  EXPECT_EQ(shortened("The Cinder Lock", font, width_of("The…", font) + 0.1), "The…");
  EXPECT_EQ(shortened("The Cinder Lock", font, 0), "…");
  EXPECT_EQ(shortened("e\u0301e\u0301e\u0301e\u0301", font, width_of("e\u0301…", font)), "e\u0301…");
}

TEST(Shortened, ShortensALongTitleToItsPlace) {
  std::string title;
  for (int word = 0; word < 100; ++word) title += "Lock ";
  const auto text = shortened(title, font_of(24, Font::Weight::bold), 150);
  EXPECT_LE(width_of(text, font_of(24, Font::Weight::bold)), 150);
  EXPECT_GT(width_of(text, font_of(24, Font::Weight::bold)), 140);
  EXPECT_TRUE(text.ends_with("Lock…") || text.ends_with("Loc…") || text.ends_with("Lo…") || text.ends_with("L…"))
      << text;
}

TEST(Fonts, SetTextsThatLookTheSameOnce) {
  const auto& fonts = **shipped_fonts();
  const auto line = [&](std::string_view text) { return fonts.line(text, Font::Weight::regular, false); };
  EXPECT_EQ(line("封燃 gate"), line("漢字 gate"));
  EXPECT_NE(line("封燃 gate"), line("漢 gate"));
  EXPECT_EQ(line("a\tb"), line("a b"));
}

TEST(Fonts, ComeFromTheFirstFolderThatHasThemAll) {
  const test::TemporaryFolder folder;
  test::write_file(folder / "Inter-Regular.otf", "only one, and none at that");
  EXPECT_TRUE(CairoFonts::load({folder.path(), "/usr/share/fonts/opentype/inter"}).has_value());
  EXPECT_TRUE(shipped_fonts().has_value());
}

TEST(Fonts, ThatAreMissingAreAnErrorThatNamesThePackage) {
  const test::TemporaryFolder folder;
  const auto fonts = CairoFonts::load({folder.path(), folder / "nowhere"});
  ASSERT_FALSE(fonts.has_value());
  EXPECT_EQ(fonts.error().message,
            "The typeface Inter is not there, so no text can be drawn; install the package fonts-inter");
}

TEST(Fonts, ThatAreBrokenAreAnErrorThatNamesTheFile) {
  const test::TemporaryFolder folder;
  const std::filesystem::path good = "/usr/share/fonts/opentype/inter";
  for (const char* file : {"Inter-Regular.otf", "Inter-Medium.otf", "Inter-Bold.otf"}) {
    std::filesystem::copy_file(good / file, folder / file);
  }
  test::write_file(folder / "Inter-SemiBold.otf", "no font");
  const auto fonts = CairoFonts::load({folder.path()});
  ASSERT_FALSE(fonts.has_value());
  EXPECT_EQ(fonts.error().message, "The font file " + (folder / "Inter-SemiBold.otf").string() +
                                       " cannot be used; install the package fonts-inter again");
}

}  // namespace
}  // namespace bulkhead
