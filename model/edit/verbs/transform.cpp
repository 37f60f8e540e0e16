// SPDX-License-Identifier: MIT
#include "model/edit/verbs/transform.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/board_symmetry.h"
#include "model/mission/pins.h"
#include "model/mission/placed_features.h"

namespace bulkhead {
namespace {

Lattice turned(const Lattice& lattice, const BoardSymmetry& about_origin) {
  const auto size = lattice.size();
  const auto symmetry = about_origin.within(size);
  Lattice result(symmetry(size));
  for (std::size_t index = 0; index < size.cell_count(); ++index) {
    const auto cell = size.cell_at(index);
    result.set_cell(symmetry(cell), lattice.cell(cell));
  }
  for (const auto edge : lattice.walls()) result.set_wall(symmetry(edge), lattice.breachable(edge));
  for (const auto& [edge, hatchway] : lattice.hatchways()) {
    result.set_hatchway(symmetry(edge), symmetry(hatchway, edge.axis));
  }
  for (const auto& [node, piece] : lattice.node_overrides()) result.set_node(symmetry(node), symmetry(piece));
  return result;
}

/// A pinned panel begins at the other end where that comes to lie first.
std::map<EdgePos, PinnedPanel> turned_pins(const Mission& mission, const Board& board,
                                           const BoardSymmetry& about_origin) {
  std::map<EdgePos, PinnedPanel> result;
  const auto size = board.lattice()->size();
  const auto symmetry = about_origin.within(size);
  for (const auto& [first, pin] : board.pins) {
    const auto edges = panel_edges(*set_of(mission, board), size, first, pin.piece);
    result.emplace(std::min(symmetry(edges.front()), symmetry(edges.back())), pin);
  }
  return result;
}

/// `symmetry` is that of the battlefield.
Board turned(const Mission& mission, const Board& board, const BoardSymmetry& symmetry) {
  const auto bounds = board_bounds(mission, board);
  const Rectangle own{{}, bounds.bottom_right - bounds.top_left};
  const auto on_board = symmetry.within(own);
  Board result = board;
  result.at = symmetry(bounds).top_left;
  for (auto& piece : result.pieces) {
    piece.at = on_board(piece.at);
    piece.turn = symmetry.turned(piece.turn);
  }
  for (auto& feature : result.features) {
    feature.at = on_board(feature.at);
    feature = transformed(mission, std::move(feature), symmetry);
  }
  if (const auto* lattice = board.lattice()) {
    result.ground = turned(*lattice, symmetry);
    result.pins = turned_pins(mission, board, symmetry);
  } else if (symmetry.swaps()) {
    result.ground = PlainGround{own.bottom_right.y, own.bottom_right.x};
  }
  return result;
}

/// Of those that are drawn in measures of the battlefield; the places of the others are turned one by one.
void turn_shapes(Part<std::vector<Zone>>& part, const BoardSymmetry& symmetry) {
  change(part, [&](std::vector<Zone>& zones) {
    for (auto& zone : zones) {
      const bool strip = std::holds_alternative<StripShape>(zone.shape);
      if (strip || std::holds_alternative<QuarterShape>(zone.shape)) zone.shape = symmetry(zone.shape);
    }
  });
}

struct TransformWord {
  Transform transform;
  std::string_view verb;
  std::string_view word;
  std::string_view name;
};
constexpr std::array transform_words = {
    TransformWord{Transform::mirror_left_right, "mirror", "left-right", marked("Mirror left–right")},
    TransformWord{Transform::mirror_top_bottom, "mirror", "top-bottom", marked("Mirror top–bottom")},
    TransformWord{Transform::rotate_90, "rotate", "90", marked("Turn by 90°")},
    TransformWord{Transform::rotate_180, "rotate", "180", marked("Turn by 180°")},
    TransformWord{Transform::rotate_270, "rotate", "270", marked("Turn by 270°")}};

const TransformWord& words_of(Transform transform) {
  return *std::find_if(transform_words.begin(), transform_words.end(),
                       [&](const TransformWord& word) { return word.transform == transform; });
}

Result<Edit> parse_transform(const Mission& mission, std::string_view verb, EditWords words) {
  EditReader read(mission, words, 1);
  const auto& wanted = read.word().text;
  for (const auto& known : transform_words) {
    if (known.verb == verb && known.word == wanted) return read.made(TransformBattlefield{known.transform});
  }
  read.refuse(fmt::format("\"{}\" is not a way to {}", quotable(wanted), verb));
  return read.made({});
}

}  // namespace

BoardSymmetry symmetry_of(Transform transform) {
  switch (transform) {
    case Transform::mirror_left_right: return BoardSymmetry::mirror_left_right();
    case Transform::mirror_top_bottom: return BoardSymmetry::mirror_top_bottom();
    case Transform::rotate_90: return BoardSymmetry::rotate_90();
    case Transform::rotate_180: return BoardSymmetry::rotate_180();
    case Transform::rotate_270: break;
  }
  return BoardSymmetry::rotate_270();
}

Feature transformed(const Mission& mission, Feature feature, const BoardSymmetry& symmetry) {
  feature.turn = symmetry.turned(feature.turn);
  if (!symmetry.mirrors()) return feature;
  const auto* kind = find_feature_kind(mission, feature.kind);
  const auto turn = kind == nullptr ? std::nullopt : turn_that_mirrors(*kind);
  if (turn) {
    feature.turn = (feature.turn + (feature.mirrored ? 360 - *turn : *turn)) % 360;
  } else {
    feature.mirrored = !feature.mirrored;
  }
  return feature;
}

Result<Mission> transformed(const Mission& mission, Transform transform) {
  const auto symmetry = symmetry_of(transform).within(battlefield_bounds(mission));
  Mission result = mission;
  for (auto& board : result.boards) board = turned(mission, *board, symmetry);
  change_places(result, [&](const Place& place) {
    if (!exists(mission, place)) return place;
    const auto* lattice = find_lattice(mission, board_of(place));
    return lattice == nullptr ? symmetry(place) : symmetry.within(lattice->size())(place);
  });
  turn_shapes(result.zones, symmetry);
  turn_shapes(result.areas, symmetry);
  return check_all_places(result).map([&] { return result; });
}

Result<Mission> TransformBattlefield::apply(const Mission& mission) const { return transformed(mission, transform); }

std::string TransformBattlefield::text_form(const Mission&) const {
  return fmt::format("{} {}", words_of(transform).verb, words_of(transform).word);
}

StepName TransformBattlefield::step_name(const Mission&) const { return StepName(words_of(transform).name); }

Result<Edit> parse_mirror(const Mission& mission, EditWords words) { return parse_transform(mission, "mirror", words); }

Result<Edit> parse_rotate(const Mission& mission, EditWords words) { return parse_transform(mission, "rotate", words); }

}  // namespace bulkhead
