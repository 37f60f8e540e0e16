// SPDX-License-Identifier: MIT
#include "model/edit/verbs/walls.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

std::string access_text(const HatchAccess& access) {
  switch (access.kind()) {
    case HatchAccess::Kind::locked: return " access locked";
    case HatchAccess::Kind::airlock: return " access airlock";
    case HatchAccess::Kind::controlled: return " access controlled by " + access.side()->text();
    case HatchAccess::Kind::accessible: break;
  }
  return "";
}

bool on_one_axis(const std::vector<EdgeAddress>& edges) {
  return std::all_of(edges.begin(), edges.end(),
                     [&](const EdgeAddress& at) { return at.edge.axis == edges.front().edge.axis; });
}

std::string hatchway_text(const Mission& mission, const std::vector<EdgeAddress>& edges, const Hatchway& hatchway) {
  const bool one_axis = on_one_axis(edges);
  const auto axis = edges.front().edge.axis;
  const Hatchway usual;
  BULKHEAD_EXPECTS(one_axis || (hatchway.facing == usual.facing && hatchway.hinge == usual.hinge));
  auto text = text_of_positions(mission, "hatchway", edges);
  if (one_axis) text += fmt::format(" facing {}", to_text(direction(hatchway.facing, axis)));
  if (hatchway.hinge != usual.hinge) text += fmt::format(" hinge {}", to_text(direction(hatchway.hinge, axis)));
  if (hatchway.starts_open) text += " starts open";
  text += access_text(hatchway.access);
  if (hatchway.breachable) text += " breachable";
  return text;
}

/// Reads a direction that must be one of the two that a hatchway's facing or hinge can take on every edge.
template <typename End>
Result<End> read_end(const Fields& fields, std::string_view keyword, const std::vector<EdgeAddress>& edges, End usual) {
  const auto* word = fields.word(keyword);
  if (word == nullptr) return usual;
  const auto wanted = parse_compass(word->text);
  if (!wanted) return tl::unexpected(wanted.error());
  const auto axis = edges.front().edge.axis;
  for (const auto end : {End::first, End::second}) {
    if (direction(end, axis) == *wanted && on_one_axis(edges)) return end;
  }
  if (!on_one_axis(edges))
    return fail(fmt::format("These edges do not all run the same way; leave out \"{}\"", keyword));
  return fail(fmt::format("After \"{}\" may stand only {} or {} here", keyword, to_text(direction(End::first, axis)),
                          to_text(direction(End::second, axis))));
}

Result<HatchAccess> read_access(const Fields& fields) {
  const auto access = fields.text("access").value_or("accessible");
  const auto side = read_id(fields, "by");
  if (!side) return tl::unexpected(side.error());
  if (*side && access != "controlled") return fail("\"by\" and a side belong after \"access controlled\"");
  if (access == "accessible") return HatchAccess::accessible();
  if (access == "locked") return HatchAccess::locked();
  if (access == "airlock") return HatchAccess::airlock();
  if (access == "controlled" && *side) return HatchAccess::controlled_by(**side);
  if (access == "controlled") return fail("After \"controlled\" must stand \"by\" and a side");
  return fail(fmt::format("\"{}\" is no access; write accessible, locked, airlock or controlled by and a side",
                          quotable(access)));
}

Result<bool> read_starts_open(const Fields& fields) {
  const auto starts = fields.text("starts").value_or("closed");
  if (starts == "open") return true;
  if (starts == "closed") return false;
  return fail(fmt::format("A hatchway starts open or closed, not \"{}\"", quotable(starts)));
}

auto edge_reader(const Mission& mission) {
  return [&mission](const EditWord& word) { return read_edge(mission, word); };
}

}  // namespace

Result<Mission> SetWalls::apply(const Mission& mission) const {
  return change_lattices(mission, edges,
                         [&](Lattice& lattice, const EdgeAddress& at) { lattice.set_wall(at.edge, breachable); });
}

std::string SetWalls::text_form(const Mission& mission) const {
  return text_of_positions(mission, "wall", edges) + (breachable ? " breachable" : "");
}

StepName SetWalls::step_name(const Mission& mission) const {
  return name_of_positions(mission, edges, step_pattern("Wall {}"), step_pattern("Wall on {} edges"));
}

Result<Mission> SetOpen::apply(const Mission& mission) const {
  return change_lattices(mission, edges, [](Lattice& lattice, const EdgeAddress& at) { lattice.set_open(at.edge); });
}

std::string SetOpen::text_form(const Mission& mission) const { return text_of_positions(mission, "open", edges); }

StepName SetOpen::step_name(const Mission& mission) const {
  return name_of_positions(mission, edges, step_pattern("Open {}"), step_pattern("Open on {} edges"));
}

Result<Mission> SetHatchways::apply(const Mission& mission) const {
  for (const auto& at : edges) {
    const auto* lattice = find_lattice(mission, at.board);
    const auto* old = lattice == nullptr ? nullptr : lattice->hatchway(at.edge);
    const auto fine = check_side(mission, hatchway.access.side(), old == nullptr ? std::nullopt : old->access.side());
    if (!fine) return tl::unexpected(fine.error());
  }
  return change_lattices(mission, edges, [&](Lattice& lattice, const EdgeAddress& at) {
    auto placed = hatchway;
    if (const auto* old = lattice.hatchway(at.edge)) placed.extras = old->extras;
    lattice.set_hatchway(at.edge, std::move(placed));
  });
}

std::string SetHatchways::text_form(const Mission& mission) const { return hatchway_text(mission, edges, hatchway); }

StepName SetHatchways::step_name(const Mission& mission) const {
  return name_of_positions(mission, edges, step_pattern("Hatchway {}"), step_pattern("Hatchway on {} edges"));
}

Result<Edit> parse_wall(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"breachable", 0}};
  const auto fields = read_fields(words, several, keywords);
  if (!fields) return tl::unexpected(fields.error());
  return read_all(fields->leading, edge_reader(mission)).map([&](std::vector<EdgeAddress> edges) {
    return SetWalls{std::move(edges), fields->has("breachable")};
  });
}

Result<Edit> parse_open(const Mission& mission, EditWords words) {
  const auto fields = read_fields(words, several, {});
  if (!fields) return tl::unexpected(fields.error());
  return read_all(fields->leading, edge_reader(mission)).map([&](std::vector<EdgeAddress> edges) {
    return SetOpen{std::move(edges)};
  });
}

Result<Edit> parse_hatchway(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"facing"}, Keyword{"hinge"}, Keyword{"starts"},
                                   Keyword{"access"}, Keyword{"by"},    Keyword{"breachable", 0}};
  const auto fields = read_fields(words, several, keywords);
  if (!fields) return tl::unexpected(fields.error());
  const auto edges = read_all(fields->leading, edge_reader(mission));
  if (!edges) return tl::unexpected(edges.error());
  const auto facing = read_end(*fields, "facing", *edges, Hatchway().facing);
  if (!facing) return tl::unexpected(facing.error());
  const auto hinge = read_end(*fields, "hinge", *edges, Hatchway().hinge);
  if (!hinge) return tl::unexpected(hinge.error());
  const auto starts_open = read_starts_open(*fields);
  if (!starts_open) return tl::unexpected(starts_open.error());
  auto access = read_access(*fields);
  if (!access) return tl::unexpected(access.error());
  return SetHatchways{*edges, {*facing, *hinge, *starts_open, *access, fields->has("breachable")}};
}

}  // namespace bulkhead
