// SPDX-License-Identifier: MIT
#include "rendering/svg/svg_canvas.h"

#include <fmt/format.h>
#include <pugixml.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "model/base/plain_text.h"
#include "rendering/canvas/nesting.h"
#include "rendering/text/characters.h"
#include "rendering/text/typesetting.h"

namespace bulkhead {
namespace {

/// Appends a number with at most three decimals: a micrometre, in a drawing in millimetres.
void append_number(std::string& target, double value) {
  const long long thousandths = std::llround(value * 1000);
  if (thousandths < 0) target += '-';
  const auto magnitude = static_cast<unsigned long long>(std::abs(thousandths));
  target += fmt::format_int(magnitude / 1000).c_str();
  auto decimals = static_cast<unsigned>(magnitude % 1000);
  if (decimals == 0) return;
  target += '.';
  for (unsigned place = 100; decimals > 0; place /= 10) {
    target += static_cast<char>('0' + decimals / place);
    decimals %= place;
  }
}

std::string number(double value) {
  std::string text;
  append_number(text, value);
  return text;
}

std::string path_data(const Path& path) {
  std::string data;
  const auto append_point = [&](char command, Vec point) {
    data += command;
    append_number(data, point.x);
    data += ' ';
    append_number(data, point.y);
  };
  for (const auto& [verb, control1, control2, end] : path.segments()) {
    switch (verb) {
      case Path::Verb::move: append_point('M', end); break;
      case Path::Verb::line: append_point('L', end); break;
      case Path::Verb::curve:
        append_point('C', control1);
        append_point(' ', control2);
        append_point(' ', end);
        break;
      case Path::Verb::close: data += 'Z'; break;
    }
  }
  return data;
}

std::string hexadecimal(Colour colour) {
  return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

std::string base64(const std::vector<std::uint8_t>& bytes) {
  constexpr char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const auto byte = [&](std::size_t index) { return index < bytes.size() ? unsigned{bytes[index]} : 0U; };
    const unsigned group = byte(at) << 16 | byte(at + 1) << 8 | byte(at + 2);
    text += digits[group >> 18];
    text += digits[group >> 12 & 63U];
    text += at + 1 < bytes.size() ? digits[group >> 6 & 63U] : '=';
    text += at + 2 < bytes.size() ? digits[group & 63U] : '=';
  }
  return text;
}

void set(pugi::xml_node node, const char* name, const std::string& value) {
  node.append_attribute(name).set_value(value.c_str());
}

void add_words(pugi::xml_node node, const char* element, const std::string& words) {
  if (!words.empty()) node.append_child(element).text().set(storable_text(words).c_str());
}

void set_paint(pugi::xml_node node, const char* name, const char* opacity_name, Colour colour) {
  set(node, name, hexadecimal(colour));
  if (colour.alpha < 1) set(node, opacity_name, number(colour.alpha));
}

void set_stroke(pugi::xml_node node, const Stroke& stroke) {
  set_paint(node, "stroke", "stroke-opacity", stroke.colour);
  set(node, "stroke-width", number(stroke.width));
  if (stroke.cap != Stroke::Cap::butt) {
    set(node, "stroke-linecap", stroke.cap == Stroke::Cap::round ? "round" : "square");
  }
  if (stroke.join == Stroke::Join::round) set(node, "stroke-linejoin", "round");
  if (stroke.dashes.empty()) return;
  std::string dashes;
  for (const double length : stroke.dashes) {
    if (!dashes.empty()) dashes += ' ';
    append_number(dashes, length);
  }
  set(node, "stroke-dasharray", dashes);
}

Stroke rim_of(const TextRun& run) {
  Stroke rim;
  rim.width = 2 * run.halo;
  rim.colour = run.halo_colour;
  rim.join = Stroke::Join::round;
  return rim;
}

/// Anything as the value of an `id` attribute: letters, digits, `-`, `_` and `.` stay, the first is a letter.
std::string as_id(std::string text) {
  const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
  const auto may_stay = [&](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_' || c == '.'; };
  std::replace_if(
      text.begin(), text.end(), [&](char c) { return !may_stay(c); }, '-');
  return is_letter(text.front()) ? text : "x" + text;
}

struct TextWriter final : pugi::xml_writer {
  std::string text;
  void write(const void* data, std::size_t size) override { text.append(static_cast<const char*>(data), size); }
};

}  // namespace

struct SvgCanvas::Document {
  pugi::xml_document xml;
  pugi::xml_node root;
  /// Holds the clip paths.
  pugi::xml_node definitions;
  std::vector<pugi::xml_node> groups;
  /// The ids of the layer and the objects that are open.
  std::vector<std::string> scopes;
  /// How often each id was asked for.
  std::map<std::string, int> ids;
  Nesting nesting;
  Letters letters = Letters::outlines;

  pugi::xml_node append(const char* element) { return groups.back().append_child(element); }

  pugi::xml_node open(Nesting::Kind kind) {
    nesting.open(kind);
    groups.push_back(append("g"));
    return groups.back();
  }

  void close(Nesting::Kind kind) {
    nesting.close(kind);
    groups.pop_back();
  }

  std::string unique_id(const std::string& wanted) {
    const auto id = as_id(wanted);
    const int uses = ++ids[id];
    return uses == 1 ? id : unique_id(fmt::format("{}-{}", id, uses));
  }

  /// Opens a group with an id; what is clipped inside is named after it.
  pugi::xml_node open_named(Nesting::Kind kind, const std::string& id) {
    auto group = open(kind);
    if (id.empty()) {
      scopes.push_back(scopes.back());
      return group;
    }
    scopes.push_back(unique_id(id));
    set(group, "id", scopes.back());
    return group;
  }

  void close_named(Nesting::Kind kind) {
    close(kind);
    scopes.pop_back();
  }
};

SvgCanvas::SvgCanvas(Vec size_mm, const std::string& title, Letters letters) : document_(std::make_unique<Document>()) {
  auto& [xml, root, definitions, groups, scopes, ids, nesting, document_letters] = *document_;
  document_letters = letters;
  root = xml.append_child("svg");
  set(root, "xmlns", "http://www.w3.org/2000/svg");
  set(root, "xmlns:xlink", "http://www.w3.org/1999/xlink");
  set(root, "xmlns:inkscape", "http://www.inkscape.org/namespaces/inkscape");
  set(root, "version", "1.1");
  set(root, "width", number(size_mm.x) + "mm");
  set(root, "height", number(size_mm.y) + "mm");
  set(root, "viewBox", fmt::format("0 0 {} {}", number(size_mm.x), number(size_mm.y)));
  add_words(root, "title", title);
  definitions = root.append_child("defs");
  groups.push_back(root);
  scopes.emplace_back("page");
}

SvgCanvas::~SvgCanvas() = default;

void SvgCanvas::fill(const Path& path, Colour colour) {
  auto node = document_->append("path");
  set(node, "d", path_data(path));
  set_paint(node, "fill", "fill-opacity", colour);
}

void SvgCanvas::stroke(const Path& path, const Stroke& stroke) {
  auto node = document_->append("path");
  set(node, "d", path_data(path));
  set(node, "fill", "none");
  set_stroke(node, stroke);
}

void SvgCanvas::text(const TextRun& run) {
  if (document_->letters == Letters::text) {
    auto node = document_->append("text");
    constexpr const char* anchors[] = {"start", "middle", "end"};
    constexpr const char* weights[] = {"400", "500", "600", "700"};
    // CSS spaces after the last letter as well, which must not count for where the text stands.
    constexpr double shares[] = {0, 0.5, 1};
    const double trailing = run.font.spacing * millimetres_per_point * shares[static_cast<unsigned>(run.anchor)];
    set(node, "x", number(run.at.x + trailing));
    set(node, "y", number(run.at.y));
    set(node, "font-family", "Inter, sans-serif");
    set(node, "font-size", number(run.font.size * millimetres_per_point));
    set(node, "font-weight", weights[static_cast<unsigned>(run.font.weight)]);
    if (run.font.spacing != 0) set(node, "letter-spacing", number(run.font.spacing * millimetres_per_point));
    if (run.font.tabular_figures) set(node, "font-variant-numeric", "tabular-nums");
    set(node, "text-anchor", anchors[static_cast<unsigned>(run.anchor)]);
    set_paint(node, "fill", "fill-opacity", run.colour);
    if (run.halo > 0) {
      set_stroke(node, rim_of(run));
      set(node, "paint-order", "stroke");
    }
    set(node, "xml:space", "preserve");
    node.text().set(storable_text(run.text).c_str());
    return;
  }
  const auto outlines = outlines_of(placed(run), run.font.weight);
  if (outlines.empty()) return;
  document_->groups.push_back(document_->append("g"));
  add_words(document_->groups.back(), "title", run.text);
  if (run.halo > 0) stroke(outlines, rim_of(run));
  fill(outlines, run.colour);
  document_->groups.pop_back();
}

void SvgCanvas::picture(const Picture& picture, const Rect& box) {
  auto node = document_->append("image");
  set(node, "x", number(box.top_left.x));
  set(node, "y", number(box.top_left.y));
  set(node, "width", number(box.size.x));
  set(node, "height", number(box.size.y));
  set(node, "preserveAspectRatio", "none");
  set(node, "xlink:href", "data:image/png;base64," + base64(picture.png));
}

void SvgCanvas::push_clip(const Path& path) {
  const auto id = document_->unique_id(document_->scopes.back() + "-clip");
  auto clip = document_->definitions.append_child("clipPath");
  set(clip, "id", id);
  set(clip.append_child("path"), "d", path_data(path));
  set(document_->open(Nesting::Kind::clip), "clip-path", fmt::format("url(#{})", id));
}

void SvgCanvas::pop_clip() { document_->close(Nesting::Kind::clip); }

void SvgCanvas::push_opacity(double opacity) {
  BULKHEAD_EXPECTS(opacity >= 0 && opacity <= 1);
  set(document_->open(Nesting::Kind::opacity), "opacity", number(opacity));
}

void SvgCanvas::pop_opacity() { document_->close(Nesting::Kind::opacity); }

void SvgCanvas::begin_layer(const std::string& id, const std::string& name) {
  auto layer = document_->open_named(Nesting::Kind::layer, id);
  set(layer, "inkscape:groupmode", "layer");
  set(layer, "inkscape:label", storable_text(name));
}

void SvgCanvas::end_layer() { document_->close_named(Nesting::Kind::layer); }

void SvgCanvas::begin_object(const ObjectInfo& object) {
  auto group = document_->open_named(Nesting::Kind::object, object.id);
  if (!object.address.empty()) set(group, "data-address", storable_text(object.address));
  add_words(group, "title", object.title);
  add_words(group, "desc", object.description);
}

void SvgCanvas::end_object() { document_->close_named(Nesting::Kind::object); }

std::string SvgCanvas::finish() const {
  document_->nesting.finish();
  TextWriter writer;
  document_->xml.save(writer, " ", pugi::format_indent, pugi::encoding_utf8);
  return std::move(writer.text);
}

}  // namespace bulkhead
