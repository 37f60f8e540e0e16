// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/inspector/rows.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/words/translate.h"
#include "model/edit/features.h"
#include "model/edit/markers.h"
#include "model/edit/objects.h"
#include "model/edit/pieces.h"
#include "model/edit/zones.h"

namespace bulkhead {
namespace {

using Kind = InspectorRow::Kind;

tl::unexpected<Error> nothing_left() { return fail(translate("What was selected is gone")); }

Result<Edit> joined(std::vector<Edit> edits) {
  if (edits.empty()) return nothing_left();
  return EditSequence{std::move(edits)};
}

/// Makes a change that puts the same value into each of some objects: `find` looks one up, `put` changes a copy to the
/// value, `edit` makes the edit of the copy.
template <typename Find, typename Put, typename MakeEdit>
auto change_each(const std::vector<Id>& ids, const Find& find, const Put& put, const MakeEdit& edit) {
  return [ids, find, put, edit](const Mission& now, const std::string& value) -> Result<Edit> {
    std::vector<Edit> edits;
    for (const auto& id : ids) {
      const auto* before = find(now, id);
      if (before == nullptr) continue;
      auto copy = *before;
      if (auto fine = put(now, copy, value); !fine) return tl::unexpected(fine.error());
      edits.push_back(edit(now, std::move(copy)));
    }
    return joined(std::move(edits));
  };
}

/// For the `kind` and `side` that markers, zones and areas have.
constexpr auto put_kind = [](const Mission&, auto& object, const std::string& value) -> Result<void> {
  return Id::parse(value).map([&](const Id& kind) { object.kind = kind; });
};
constexpr auto put_side = [](const Mission&, auto& object, const std::string& value) -> Result<void> {
  return read_optional_id(value).map([&](const std::optional<Id>& side) { object.side = side; });
};

InspectorRow label_row(const Id& id, const std::string& name, const std::string& value) {
  InspectorRow row{"label", translate("Identity"), name, {}, Kind::text, value, false, {}, {}};
  row.change = [id](const Mission& now, const std::string& text) -> Result<Edit> {
    if (!has_object(now, id)) return nothing_left();
    return set_label(id, text);
  };
  return row;
}

InspectorRow place_row(const Mission& mission, const Id& id, const Place& place) {
  InspectorRow row{"place",
                   translate("Place"),
                   translate("Stands at"),
                   translate("A cell (C3), an edge (C2/C3), a node (C3.nw) or a point (12.5in,8in)"),
                   Kind::place,
                   exists(mission, place) ? to_text(mission, place) : std::string(),
                   false,
                   {},
                   {}};
  row.change = [id](const Mission& now, const std::string& text) -> Result<Edit> {
    const auto to = parse_place(text);
    if (!to) return tl::unexpected(to.error());
    if (!exists(now, *to)) return fail(translate("The battlefield has no such place"));
    if (!has_object(now, id)) return nothing_left();
    return move_object(now, id, *to);
  };
  return row;
}

/// How a shape is shown that is not changed here.
std::string shape_words(const Mission& mission, const Shape& shape) {
  if (const auto* cells = std::get_if<CellsShape>(&shape)) {
    std::string words;
    for (const auto& cell : cells->cells) words += (words.empty() ? "" : " ") + to_text(mission, cell);
    return words;
  }
  if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
    std::string words;
    for (const auto& corner : polygon->corners) words += (words.empty() ? "" : " ") + to_text(corner);
    return words;
  }
  if (const auto* quarter = std::get_if<QuarterShape>(&shape)) return translate(to_text(quarter->quarter));
  const auto* strip = std::get_if<StripShape>(&shape);
  return strip == nullptr ? std::string() : translate(to_text(strip->edge));
}

/// The length that a shape has, if it has one.
Length* length_of(Shape& shape) {
  if (auto* circle = std::get_if<CircleShape>(&shape)) return &circle->radius;
  if (auto* strip = std::get_if<StripShape>(&shape)) return &strip->depth;
  auto* quarter = std::get_if<QuarterShape>(&shape);
  return quarter == nullptr ? nullptr : &quarter->clear_of_centre;
}

std::string length_name(const Shape& shape) {
  if (std::holds_alternative<CircleShape>(shape)) return translate("Radius");
  if (std::holds_alternative<StripShape>(shape)) return translate("Depth");
  return translate("Clear of the centre");
}

const Zone* find_element(const Mission& mission, const Id& id, bool area) {
  return area ? find_area(mission, id) : find_zone(mission, id);
}

Edit set_element(const Mission& mission, Zone zone, bool area) {
  return area ? set_area(mission, std::move(zone)) : set_zone(mission, std::move(zone));
}

InspectorRows shape_rows(const Mission& mission, const Zone& zone, bool area) {
  InspectorRows rows;
  if (const auto* circle = std::get_if<CircleShape>(&zone.shape)) {
    rows.push_back(place_row(mission, zone.id, circle->centre));
  } else {
    rows.push_back({"shape",
                    translate("Place"),
                    translate("Ground"),
                    {},
                    Kind::text,
                    shape_words(mission, zone.shape),
                    false,
                    {},
                    {}});
  }
  auto shape = zone.shape;
  if (const auto* length = length_of(shape)) {
    InspectorRow row{
        "shape.length", translate("Place"), length_name(zone.shape), {}, Kind::length, to_text(*length), false, {}, {}};
    const auto put = [](const Mission&, Zone& copy, const std::string& value) -> Result<void> {
      return parse_length(value).map([&](Length read) {
        if (auto* its_length = length_of(copy.shape)) *its_length = read;
      });
    };
    const auto find = [area](const Mission& now, const Id& id) { return find_element(now, id, area); };
    const auto edit = [area](const Mission& now, Zone copy) { return set_element(now, std::move(copy), area); };
    row.change = change_each({zone.id}, find, put, edit);
    rows.push_back(std::move(row));
  }
  return rows;
}

std::string piece_kind(FreePiece::Kind kind) {
  switch (kind) {
    case FreePiece::Kind::wall: return "wall";
    case FreePiece::Kind::hatchway: return "hatchway";
    case FreePiece::Kind::pillar: return "pillar";
    case FreePiece::Kind::wall_end: break;
  }
  return "wall-end";
}

struct FoundPiece {
  int board = 0;
  FreePiece piece;
};

std::optional<FoundPiece> find_piece(const Mission& mission, const Id& id) {
  for (int number = 1; number <= static_cast<int>(mission.boards.size()); ++number) {
    for (const auto& piece : find_board(mission, number)->pieces) {
      if (piece.id == id) return FoundPiece{number, piece};
    }
  }
  return std::nullopt;
}

template <typename Put>
auto change_piece(const Id& id, const Put& put) {
  return [id, put](const Mission& now, const std::string& value) -> Result<Edit> {
    auto found = find_piece(now, id);
    if (!found) return nothing_left();
    if (auto fine = put(found->piece, value); !fine) return tl::unexpected(fine.error());
    return set_piece(now, found->board, found->piece);
  };
}

template <typename Put>
auto change_feature(const Id& id, const Put& put) {
  return [id, put](const Mission& now, const std::string& value) -> Result<Edit> {
    const auto* found = find_feature(now, id);
    if (found == nullptr) return nothing_left();
    auto changed = *found;
    if (auto fine = put(changed, value); !fine) return tl::unexpected(fine.error());
    return set_feature(now, board_of_feature(now, id), changed);
  };
}

}  // namespace

InspectorRows inspect_markers(const Mission& mission, const std::vector<Id>& markers) {
  InspectorRows rows;
  const auto find = [](const Mission& now, const Id& id) { return find_marker(now, id); };
  const auto edit = [](const Mission& now, const Marker& marker) { return set_marker(now, marker); };
  if (markers.size() == 1) {
    const auto& marker = *find_marker(mission, markers.front());
    rows.push_back(label_row(marker.id, translate("Label"), marker.label));
    rows.push_back(id_row(marker.id));
    rows.push_back(place_row(mission, marker.id, marker.at));
  }
  InspectorRow kind{"marker.kind", translate("Marker"), translate("Kind"), {}, Kind::choice, {}, false, {}, {}};
  for (const auto& known : mission.system->marker_kinds) {
    kind.choices.push_back({known.id.text(), name_or_id(known.name, known.id)});
  }
  set_common_value(kind, markers, [&](const Id& id) { return find_marker(mission, id)->kind.text(); });
  kind.change = change_each(markers, find, put_kind, edit);
  rows.push_back(std::move(kind));
  InspectorRow side{"marker.side", translate("Marker"), translate("Side"), {}, Kind::choice, {}, false, {}, {}};
  side.choices = side_choices(mission);
  set_common_value(side, markers, [&](const Id& id) { return text_of(find_marker(mission, id)->side); });
  side.change = change_each(markers, find, put_side, edit);
  rows.push_back(std::move(side));
  return rows;
}

InspectorRows inspect_zones(const Mission& mission, const std::vector<Id>& zones, bool areas) {
  InspectorRows rows;
  const auto find = [areas](const Mission& now, const Id& id) { return find_element(now, id, areas); };
  const auto edit = [areas](const Mission& now, Zone zone) { return set_element(now, std::move(zone), areas); };
  const auto group = areas ? translate("Area") : translate("Zone");
  if (zones.size() == 1) {
    const auto& zone = *find(mission, zones.front());
    rows.push_back(label_row(zone.id, translate("Name"), zone.name));
    rows.push_back(id_row(zone.id));
  }
  InspectorRow kind{"zone.kind", group, translate("Kind"), {}, Kind::choice, {}, false, {}, {}};
  for (const auto& known : mission.system->zone_kinds) {
    if (known.area == areas) kind.choices.push_back({known.id.text(), name_or_id(known.name, known.id)});
  }
  set_common_value(kind, zones, [&](const Id& id) { return find(mission, id)->kind.text(); });
  kind.change = change_each(zones, find, put_kind, edit);
  rows.push_back(std::move(kind));
  InspectorRow side{"zone.side", group, translate("Side"), {}, Kind::choice, {}, false, {}, {}};
  side.choices = side_choices(mission);
  set_common_value(side, zones, [&](const Id& id) { return text_of(find(mission, id)->side); });
  side.change = change_each(zones, find, put_side, edit);
  rows.push_back(std::move(side));
  if (zones.size() == 1) append(rows, shape_rows(mission, *find(mission, zones.front()), areas));
  return rows;
}

InspectorRows inspect_piece(const Mission& mission, const Id& id) {
  const auto found = find_piece(mission, id);
  InspectorRows rows;
  if (!found) return rows;
  rows.push_back(id_row(id));
  InspectorRow kind{"piece.kind",
                    translate("Free piece"),
                    translate("Kind"),
                    {},
                    Kind::choice,
                    piece_kind(found->piece.kind),
                    false,
                    {},
                    {}};
  for (const auto each :
       {FreePiece::Kind::wall, FreePiece::Kind::hatchway, FreePiece::Kind::pillar, FreePiece::Kind::wall_end}) {
    kind.choices.push_back({piece_kind(each), translate(piece_kind(each))});
  }
  kind.change = change_piece(id, [](FreePiece& piece, const std::string& value) -> Result<void> {
    for (const auto each :
         {FreePiece::Kind::wall, FreePiece::Kind::hatchway, FreePiece::Kind::pillar, FreePiece::Kind::wall_end}) {
      if (piece_kind(each) == value) piece.kind = each;
    }
    if (piece_kind(piece.kind) == value) return {};
    return fail(translate("Choose one of the values of the list"));
  });
  rows.push_back(std::move(kind));
  InspectorRow at{"piece.at",
                  translate("Free piece"),
                  translate("Middle"),
                  translate("A point of its board: 317.5mm,203mm"),
                  Kind::place,
                  to_text(found->piece.at),
                  false,
                  {},
                  {}};
  at.change = change_piece(id, [](FreePiece& piece, const std::string& value) -> Result<void> {
    return parse_point(value).map([&](Point point) { piece.at = point; });
  });
  rows.push_back(std::move(at));
  InspectorRow turn{"piece.turn",
                    translate("Free piece"),
                    translate("Turn"),
                    translate("Degrees, clockwise"),
                    Kind::number,
                    fmt::format("{}", found->piece.turn),
                    false,
                    {},
                    {}};
  turn.change = change_piece(id, [](FreePiece& piece, const std::string& value) -> Result<void> {
    constexpr int most = 359;
    return read_whole_number(value, 0, most).map([&](int degrees) { piece.turn = degrees; });
  });
  rows.push_back(std::move(turn));
  return rows;
}

InspectorRows inspect_feature(const Mission& mission, const Id& id) {
  InspectorRows rows;
  const auto* feature = find_feature(mission, id);
  if (feature == nullptr) return rows;
  const auto group = translate("Terrain feature");
  rows.push_back(id_row(id));
  InspectorRow kind{"feature.kind", group, translate("Kind"), {}, Kind::choice, feature->kind.text(), false, {}, {}};
  for (const auto& used : mission.sets) {
    for (const auto& known : used.set->feature_kinds) {
      kind.choices.push_back({known.id.text(), name_or_id(known.name, known.id)});
    }
  }
  kind.change = change_feature(id, [](Feature& changed, const std::string& value) -> Result<void> {
    return Id::parse(value).map([&](Id read) { changed.kind = std::move(read); });
  });
  rows.push_back(std::move(kind));
  InspectorRow at{"feature.at",
                  group,
                  translate("Middle"),
                  translate("A point of its board: 317.5mm,203mm"),
                  Kind::place,
                  to_text(feature->at),
                  false,
                  {},
                  {}};
  at.change = change_feature(id, [](Feature& changed, const std::string& value) -> Result<void> {
    return parse_point(value).map([&](Point point) { changed.at = point; });
  });
  rows.push_back(std::move(at));
  InspectorRow turn{"feature.turn",
                    group,
                    translate("Turn"),
                    translate("Degrees, clockwise"),
                    Kind::number,
                    fmt::format("{}", feature->turn),
                    false,
                    {},
                    {}};
  turn.change = change_feature(id, [](Feature& changed, const std::string& value) -> Result<void> {
    constexpr int most = 359;
    return read_whole_number(value, 0, most).map([&](int degrees) { changed.turn = degrees; });
  });
  rows.push_back(std::move(turn));
  InspectorRow mirrored{"feature.mirrored",
                        group,
                        translate("Mirrored"),
                        translate("Left and right change places before it is turned"),
                        Kind::boolean,
                        yes_or_no(feature->mirrored),
                        false,
                        {},
                        {}};
  mirrored.change = change_feature(id, [](Feature& changed, const std::string& value) -> Result<void> {
    return read_yes_or_no(value).map([&](bool yes) { changed.mirrored = yes; });
  });
  rows.push_back(std::move(mirrored));
  return rows;
}

}  // namespace bulkhead
