// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>
#include <pugixml.hpp>

#include <regex>
#include <set>

#include "rendering/page/page.h"
#include "rendering/svg/svg_canvas.h"
#include "tests/rendering/specimen.h"

namespace bulkhead {
namespace {

constexpr Colour black{};

class SvgTest : public testing::Test {
 protected:
  /// Parses what `paint` draws on a page of 100 × 50.5 mm.
  void draw(const std::function<void(Canvas&)>& paint, const SvgOptions& options = {}) {
    const auto svg = to_svg({{100, 50.5}, paint}, options);
    ASSERT_TRUE(svg.has_value()) << svg.error().message;
    read(*svg);
  }

  void read(const std::string& svg) {
    text_ = svg;
    ASSERT_TRUE(xml_.load_string(svg.c_str())) << svg;
    root_ = xml_.child("svg");
  }

  [[nodiscard]] pugi::xml_node find(const char* query) const { return root_.select_node(query).node(); }
  [[nodiscard]] std::size_t count(const char* query) const { return root_.select_nodes(query).size(); }

  std::string text_;
  pugi::xml_document xml_;
  pugi::xml_node root_;
};

TEST_F(SvgTest, IsMeasuredInMillimetres) {
  draw([](Canvas&) {}, {"A <title> & more", false});
  EXPECT_STREQ(root_.attribute("width").value(), "100mm");
  EXPECT_STREQ(root_.attribute("height").value(), "50.5mm");
  EXPECT_STREQ(root_.attribute("viewBox").value(), "0 0 100 50.5");
  EXPECT_STREQ(root_.attribute("xmlns").value(), "http://www.w3.org/2000/svg");
  EXPECT_STREQ(root_.child_value("title"), "A <title> & more");
}

TEST_F(SvgTest, WritesPathsWithAtMostThreeDecimals) {
  draw([](Canvas& canvas) {
    canvas.fill(Path().move_to({1.0 / 3, -0.0004}).line_to({2, -1.5}).curve_to({1, 2}, {3, 4.0625}, {5.1, 6}).close(),
                {0x12, 0xAB, 0x00, 0.25});
  });
  const auto path = find("path");
  EXPECT_STREQ(path.attribute("d").value(), "M0.333 0L2 -1.5C1 2 3 4.063 5.1 6Z");
  EXPECT_STREQ(path.attribute("fill").value(), "#12ab00");
  EXPECT_STREQ(path.attribute("fill-opacity").value(), "0.25");
  EXPECT_FALSE(path.attribute("stroke"));
}

TEST_F(SvgTest, WritesStrokes) {
  draw([](Canvas& canvas) {
    canvas.stroke(Path::line({1, 2}, {3, 4}), {0.25, {255, 0, 0}, {2, 0.5}, Stroke::Cap::round, Stroke::Join::round});
    canvas.stroke(Path::line({1, 2}, {3, 4}), {1, {0, 0, 0, 0.5}, {}, Stroke::Cap::square, Stroke::Join::miter});
  });
  const auto dashed = find("path[1]");
  EXPECT_STREQ(dashed.attribute("fill").value(), "none");
  EXPECT_STREQ(dashed.attribute("stroke").value(), "#ff0000");
  EXPECT_STREQ(dashed.attribute("stroke-width").value(), "0.25");
  EXPECT_STREQ(dashed.attribute("stroke-dasharray").value(), "2 0.5");
  EXPECT_STREQ(dashed.attribute("stroke-linecap").value(), "round");
  EXPECT_STREQ(dashed.attribute("stroke-linejoin").value(), "round");
  EXPECT_FALSE(dashed.attribute("stroke-opacity"));
  const auto full = find("path[2]");
  EXPECT_STREQ(full.attribute("stroke-linecap").value(), "square");
  EXPECT_STREQ(full.attribute("stroke-opacity").value(), "0.5");
  EXPECT_FALSE(full.attribute("stroke-dasharray"));
  EXPECT_FALSE(full.attribute("stroke-linejoin"));
}

TEST_F(SvgTest, LayersAreInkscapesLayers) {
  draw([](Canvas& canvas) {
    canvas.begin_layer("layer-walls", "Walls & doors");
    canvas.fill(Path::circle({5, 5}, 2), black);
    canvas.end_layer();
    canvas.begin_layer("layer-labels", "Labels");
    canvas.end_layer();
  });
  EXPECT_STREQ(root_.attribute("xmlns:inkscape").value(), "http://www.inkscape.org/namespaces/inkscape");
  ASSERT_EQ(count("g[@inkscape:groupmode='layer']"), 2U);
  EXPECT_STREQ(find("g[@id='layer-walls']").attribute("inkscape:label").value(), "Walls & doors");
  EXPECT_TRUE(find("g[@id='layer-walls']/path"));
}

TEST_F(SvgTest, ObjectsSayWhatTheyAre) {
  draw([](Canvas& canvas) {
    canvas.begin_object({"wall-C2-C3", "C2/C3", "Wall", "Between C2 & C3"});
    canvas.begin_object({"end", "", "", ""});
    canvas.fill(Path::circle({5, 5}, 2), black);
    canvas.end_object();
    canvas.end_object();
  });
  const auto wall = find("g[@id='wall-C2-C3']");
  EXPECT_STREQ(wall.attribute("data-address").value(), "C2/C3");
  EXPECT_STREQ(wall.child_value("title"), "Wall");
  EXPECT_STREQ(wall.child_value("desc"), "Between C2 & C3");
  const auto end = wall.child("g");
  EXPECT_FALSE(end.attribute("data-address"));
  EXPECT_FALSE(end.child("title"));
  EXPECT_TRUE(end.child("path"));
}

TEST_F(SvgTest, IdsAreWellFormedAndGivenOnce) {
  draw([](Canvas& canvas) {
    for (const char* id : {"zone-a", "zone-a", "zone-a-2", "2:C3/C4 é", "zone-a", ""}) {
      canvas.begin_object({id, "", "", ""});
      canvas.end_object();
    }
  });
  std::vector<std::string> ids;
  for (const auto group : root_.children("g")) ids.emplace_back(group.attribute("id").value());
  EXPECT_EQ(ids, (std::vector<std::string>{"zone-a", "zone-a-2", "zone-a-2-2", "x2-C3-C4---", "zone-a-3", ""}));
}

TEST_F(SvgTest, ClipsAreNamedAfterWhatTheyAreIn) {
  draw([](Canvas& canvas) {
    canvas.begin_layer("layer-zones", "Zones");
    canvas.begin_object({"zone-entry", "", "", ""});
    canvas.push_clip(Path::rectangle({{1, 1}, {2, 2}}));
    canvas.fill(Path::circle({2, 2}, 2), black);
    canvas.pop_clip();
    canvas.end_object();
    canvas.push_clip(Path::rectangle({{4, 4}, {2, 2}}));
    canvas.pop_clip();
    canvas.end_layer();
  });
  EXPECT_STREQ(find("defs/clipPath[@id='zone-entry-clip']/path").attribute("d").value(), "M1 1L3 1L3 3L1 3Z");
  EXPECT_TRUE(find("g/g[@id='zone-entry']/g[@clip-path='url(#zone-entry-clip)']/path"));
  EXPECT_TRUE(find("g[@id='layer-zones']/g[@clip-path='url(#layer-zones-clip)']"));
}

TEST_F(SvgTest, OpacityIsThatOfAGroup) {
  draw([](Canvas& canvas) {
    canvas.push_opacity(0.35);
    canvas.fill(Path::circle({2, 2}, 2), black);
    canvas.pop_opacity();
    canvas.fill(Path::circle({8, 2}, 2), black);
  });
  EXPECT_TRUE(find("g[@opacity='0.35']/path"));
  EXPECT_TRUE(find("path"));
}

TEST_F(SvgTest, TextIsOutlinesWithItsWordsAsTitle) {
  draw([](Canvas& canvas) {
    canvas.text({"Valve <1>",
                 {12, Font::Weight::bold, 0, false},
                 {1, 2, 3},
                 {10, 20},
                 TextRun::Anchor::start,
                 0.5,
                 {255, 255, 255}});
    canvas.text({"", {}, {}, {10, 20}});
  });
  EXPECT_EQ(count("//text"), 0U);
  ASSERT_EQ(count("g"), 1U);
  EXPECT_STREQ(find("g").child_value("title"), "Valve <1>");
  // The halo lies below the letters and has the same outline.
  const auto halo = find("g/path[1]");
  const auto letters = find("g/path[2]");
  EXPECT_STREQ(halo.attribute("stroke-width").value(), "1");
  EXPECT_STREQ(halo.attribute("fill").value(), "none");
  EXPECT_STREQ(letters.attribute("fill").value(), "#010203");
  EXPECT_STREQ(halo.attribute("d").value(), letters.attribute("d").value());
}

TEST_F(SvgTest, TextMayStayText) {
  draw(
      [](Canvas& canvas) {
        canvas.text({"שלום <1>\x01",
                     {72, Font::Weight::semibold, 1.44, true},
                     {1, 2, 3},
                     {10, 20},
                     TextRun::Anchor::end,
                     0.5,
                     {255, 255, 255}});
      },
      {"", true});
  const auto text = find("text");
  EXPECT_STREQ(text.child_value(), "שלום <1>\uFFFD");
  EXPECT_STREQ(text.attribute("x").value(), "10.508") << "the end of the last letter, beyond which CSS spaces as well";
  EXPECT_STREQ(text.attribute("y").value(), "20");
  EXPECT_STREQ(text.attribute("font-size").value(), "25.4");
  EXPECT_STREQ(text.attribute("font-weight").value(), "600");
  EXPECT_STREQ(text.attribute("letter-spacing").value(), "0.508");
  EXPECT_STREQ(text.attribute("text-anchor").value(), "end");
  EXPECT_STREQ(text.attribute("font-variant-numeric").value(), "tabular-nums");
  EXPECT_STREQ(text.attribute("paint-order").value(), "stroke");
  EXPECT_TRUE(std::string_view(text.attribute("font-family").value()).starts_with("Inter"));
}

TEST_F(SvgTest, PicturesAreWithinTheFile) {
  draw([](Canvas& canvas) {
    canvas.picture({{0x4D}}, {{1, 2}, {3, 4}});
    canvas.picture({{0x4D, 0x61}}, {{1, 2}, {3, 4}});
    canvas.picture({{0x4D, 0x61, 0x6E, 0xFF}}, {{1, 2}, {3, 4}});
  });
  // Base64 by RFC 4648: "M", "Ma", "Man" and a byte of ones.
  EXPECT_STREQ(find("image[1]").attribute("xlink:href").value(), "data:image/png;base64,TQ==");
  EXPECT_STREQ(find("image[2]").attribute("xlink:href").value(), "data:image/png;base64,TWE=");
  EXPECT_STREQ(find("image[3]").attribute("xlink:href").value(), "data:image/png;base64,TWFu/w==");
  EXPECT_STREQ(find("image[1]").attribute("width").value(), "3");
  EXPECT_STREQ(find("image[1]").attribute("preserveAspectRatio").value(), "none");
}

TEST_F(SvgTest, TheSpecimenIsWellFormedAndRepeatable) {
  const auto first = to_svg(test::specimen(), {"Specimen", false});
  EXPECT_EQ(first, to_svg(test::specimen(), {"Specimen", false}));
  read(first.value());
  EXPECT_EQ(text_.find('\r'), std::string::npos);
  std::set<std::string> ids;
  for (const auto& found : root_.select_nodes("//@id")) {
    EXPECT_TRUE(ids.insert(found.attribute().value()).second) << found.attribute().value();
  }
  const std::regex reference(R"(url\(#(.*)\))");
  for (const auto& found : root_.select_nodes("//@clip-path")) {
    std::cmatch match;
    ASSERT_TRUE(std::regex_match(found.attribute().value(), match, reference));
    EXPECT_EQ(ids.count(match[1]), 1U);
  }
  for (const auto& found : root_.select_nodes("//@d")) {
    const std::string data = found.attribute().value();
    EXPECT_EQ(data.find_first_not_of("0123456789.- MLCZ"), std::string::npos) << data;
    EXPECT_FALSE(std::regex_search(data, std::regex(R"(\.\d{4}|-0[^.]|\.0*[^0-9])"))) << data;
  }
}

TEST(SvgCanvasDeathTest, CallsMustNest) {
  const auto canvas = [] { return SvgCanvas({10, 10}, "", SvgCanvas::Letters::outlines); };
  EXPECT_DEATH(canvas().pop_clip(), "open_");
  EXPECT_DEATH(
      {
        auto svg = canvas();
        svg.push_opacity(0.5);
        svg.pop_clip();
      },
      "open_");
  EXPECT_DEATH(
      {
        auto svg = canvas();
        svg.begin_layer("a", "A");
        svg.begin_layer("b", "B");
      },
      "in_layer_");
  EXPECT_DEATH(
      {
        auto svg = canvas();
        svg.begin_object({"a", "", "", ""});
        (void)svg.finish();
      },
      "open_");
}

}  // namespace
}  // namespace bulkhead
