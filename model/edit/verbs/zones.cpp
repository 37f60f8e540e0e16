// SPDX-License-Identifier: MIT
#include "model/edit/verbs/zones.h"

#include <fmt/format.h>

#include <array>

#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string shape_text(const Mission& mission, const CellsShape& shape) {
  std::string text = "cells";
  for (const auto& cell : shape.cells) text += " " + to_text(mission, cell);
  return text;
}
std::string shape_text(const Mission&, const PolygonShape& shape) {
  std::string text = "polygon";
  for (const auto& corner : shape.corners) text += " " + to_text(corner);
  return text;
}
std::string shape_text(const Mission& mission, const CircleShape& shape) {
  return fmt::format("circle {} radius {}", to_text(mission, shape.centre), to_text(shape.radius));
}
std::string shape_text(const Mission&, const StripShape& shape) {
  return fmt::format("strip {} depth {}", to_text(shape.edge), to_text(shape.depth));
}
std::string shape_text(const Mission&, const QuarterShape& shape) {
  std::string text = fmt::format("quarter {}", to_text(shape.quarter));
  if (shape.clear_of_centre != Length()) text += fmt::format(" clear-of-centre {}", to_text(shape.clear_of_centre));
  return text;
}

Result<void> check_size(Length length, std::string_view what) {
  if (length > Length() && length <= longest_length) return {};
  return fail(fmt::format("The {} must be more than nothing and at most 100 m", what));
}

Result<void> check_ground(const Mission& mission, const CellsShape& shape) {
  if (shape.cells.empty()) return fail("Name at least one cell");
  for (const auto& cell : shape.cells) {
    if (auto fine = check_place(mission, cell); !fine) return fine;
  }
  return {};
}
Result<void> check_ground(const Mission& mission, const PolygonShape& shape) {
  if (shape.corners.size() < 3) return fail("A polygon has at least three corners");
  for (const auto& corner : shape.corners) {
    if (auto fine = check_place(mission, corner).and_then([&] { return check_reach(corner); }); !fine) return fine;
  }
  return {};
}
Result<void> check_ground(const Mission& mission, const CircleShape& shape) {
  return check_size(shape.radius, "radius").and_then([&] { return check_place(mission, shape.centre); });
}
Result<void> check_ground(const Mission&, const StripShape& shape) { return check_size(shape.depth, "depth"); }
Result<void> check_ground(const Mission&, const QuarterShape& shape) {
  if (shape.clear_of_centre >= Length() && shape.clear_of_centre <= longest_length) return {};
  return fail("The distance from the centre must be 0 to 100 m");
}

/// Zones and areas are the same but for the list they stand in and what they are called.
struct Element {
  bool area;
  std::string_view word;
  Part<std::vector<Zone>> Mission::*list;
};
constexpr Element zone_element{false, "zone", &Mission::zones};
constexpr Element area_element{true, "area", &Mission::areas};

/// Fails for a kind that the system does not have for such an element, unless the object had it before.
Result<void> check_kind(const Mission& mission, const Element& element, const Id& kind, const Zone* before) {
  if (before != nullptr && before->kind == kind) return {};
  std::vector<Id> known;
  for (const auto& other : mission.system->zone_kinds) {
    if (other.area != element.area) continue;
    if (other.id == kind) return {};
    known.push_back(other.id);
  }
  return fail(unknown_name(fmt::format("{} kind", element.word), kind, known));
}

const Element& element_of(bool area) { return area ? area_element : zone_element; }

/// The lengths of a shape are clauses of their own, which belong to one shape each.
constexpr std::array shape_words = {std::pair("cells", ""), std::pair("polygon", ""), std::pair("circle", "radius"),
                                    std::pair("strip", "depth"), std::pair("quarter", "clear-of-centre")};

/// The one shape that was given.
std::string_view read_shape_word(EditReader& read) {
  std::string_view shape;
  for (const auto& [word, length] : shape_words) {
    if (!read.has(word)) continue;
    if (!shape.empty()) read.refuse(fmt::format("Give one shape, not both {} and {}", shape, word));
    shape = word;
  }
  if (shape.empty()) read.refuse("Give a shape: cells, polygon, circle, strip or quarter");
  for (const auto& [word, length] : shape_words) {
    const bool given = read.has(length);
    if (given && shape != word) read.refuse(fmt::format("\"{}\" belongs to a {}", length, word));
    if (shape == word && !given && (shape == "circle" || shape == "strip")) {
      read.refuse(fmt::format("A {} needs a {}", shape, length));
    }
  }
  return shape;
}

Shape read_shape(EditReader& read) {
  const auto shape = read_shape_word(read);
  if (read.failed()) return {};
  const auto& words = read.clauses().find(shape)->values;
  if (shape == "cells") return cells_shape(read.cells(words));
  if (shape == "polygon") {
    PolygonShape polygon;
    for (const auto& word : words) polygon.corners.push_back(read.take(parse_point(word.text)));
    return polygon;
  }
  const auto& word = words.front();
  if (shape == "circle") {
    const auto centre = read.place(word);
    return CircleShape{centre, read.length_after("radius")};
  }
  if (shape == "strip") {
    const auto edge = read.take(parse_compass(word.text));
    return StripShape{edge, read.length_after("depth")};
  }
  const auto quarter = read.take(parse_quarter(word.text));
  return QuarterShape{quarter, read.length_after("clear-of-centre")};
}

Result<Edit> parse_element(const Mission& mission, const Element& element, EditWords words) {
  constexpr std::array keywords = {Keyword{"kind"},   Keyword{"side"},           Keyword{"name"},
                                   Keyword{"label"},  Keyword{"cells", several}, Keyword{"polygon", several},
                                   Keyword{"circle"}, Keyword{"radius"},         Keyword{"strip"},
                                   Keyword{"depth"},  Keyword{"quarter"},        Keyword{"clear-of-centre"}};
  EditReader read(mission, words, 1, keywords);
  const auto id = read.id();
  const auto kind = read.id_after("kind");
  if (!kind) read.refuse(fmt::format("Say which kind of {} it is", element.word));
  const auto side = read.id_after("side");
  auto shape = read_shape(read);
  if (read.failed()) return read.made({});
  return read.made(PutZone{{id, *kind, side, read.clauses().text("name").value_or(""), std::move(shape),
                            read.clauses().text("label").value_or("")},
                           element.area});
}

}  // namespace

Result<void> check_shape(const Mission& mission, const Shape& shape) {
  return std::visit([&](const auto& ground) { return check_ground(mission, ground); }, shape);
}

CellsShape cells_shape(std::vector<CellAddress> cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return {std::move(cells)};
}

Result<Mission> PutZone::apply(const Mission& mission) const {
  const auto& element = element_of(area);
  Mission result = mission;
  auto& part = result.*element.list;
  const auto* old = find_in(*part, zone.id);
  return check_id_for(mission, zone.id, element.word)
      .and_then([&] { return check_kind(mission, element, zone.kind, old); })
      .and_then([&] { return check_side(mission, zone.side, old == nullptr ? std::nullopt : old->side); })
      .and_then([&] {
        return check_texts({zone.name, zone.label});
      })
      .and_then([&] { return check_shape(mission, zone.shape); })
      .map([&] {
        put(part, zone);
        return result;
      });
}

std::string PutZone::text_form(const Mission& mission) const {
  auto text = fmt::format("{} {} kind {}", element_of(area).word, zone.id.text(), zone.kind.text());
  if (zone.side) text += fmt::format(" side {}", zone.side->text());
  if (!zone.name.empty()) text += " name " + quoted_word(zone.name);
  if (!zone.label.empty()) text += " label " + quoted_word(zone.label);
  return text + " " + std::visit([&](const auto& shape) { return shape_text(mission, shape); }, zone.shape);
}

StepName PutZone::step_name(const Mission& mission) const { return StepName("{}", {ground_name(mission, zone)}); }

Result<Edit> parse_zone(const Mission& mission, EditWords words) { return parse_element(mission, zone_element, words); }

Result<Edit> parse_area(const Mission& mission, EditWords words) { return parse_element(mission, area_element, words); }

}  // namespace bulkhead
