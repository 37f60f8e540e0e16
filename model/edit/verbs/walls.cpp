// SPDX-License-Identifier: MIT
#include "model/edit/verbs/walls.h"

#include <fmt/format.h>

#include <array>

#include "model/base/plain_text.h"
#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/words.h"

namespace bulkhead {
namespace {

std::string access_text(const HatchAccess& access) {
  if (access == HatchAccess::accessible()) return "";
  auto text = fmt::format(" access {}", word_for(access_words, access.kind()));
  if (access.side()) text += " by " + access.side()->text();
  return text;
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
  if (!hatchway.label.empty()) text += " label " + quoted_word(hatchway.label);
  return text;
}

/// Reads a direction that must be one of the two that a hatchway's facing or hinge can take on every edge.
template <typename End>
End read_end(EditReader& read, std::string_view keyword, const std::vector<EdgeAddress>& edges, End usual) {
  const auto* word = read.clauses().word(keyword);
  if (word == nullptr || read.failed()) return usual;
  const auto wanted = read.take(parse_compass(word->text));
  if (!on_one_axis(edges)) {
    read.refuse(fmt::format("These edges do not all run the same way; leave out \"{}\"", keyword));
  }
  const auto axis = edges.front().edge.axis;
  for (const auto end : {End::first, End::second}) {
    if (direction(end, axis) == wanted) return end;
  }
  read.refuse(fmt::format("After \"{}\" may stand only {} or {} here", keyword, to_text(direction(End::first, axis)),
                          to_text(direction(End::second, axis))));
  return usual;
}

HatchAccess read_access(EditReader& read) {
  using Kind = HatchAccess::Kind;
  const auto* word = read.clauses().word("access");
  const auto kind = word == nullptr ? std::optional(Kind::accessible) : find_value(access_words, word->text);
  const auto side = read.id_after("by");
  if (side && kind != Kind::controlled) read.refuse("\"by\" and a side belong after \"access controlled\"");
  if (!side && kind == Kind::controlled) read.refuse("After \"controlled\" must stand \"by\" and a side");
  if (!kind) {
    read.refuse(fmt::format("\"{}\" is no access; write accessible, locked, airlock or controlled by and a side",
                            quotable(word->text)));
  }
  return HatchAccess::of(kind.value_or(Kind::accessible), side);
}

bool read_starts_open(EditReader& read) {
  const auto* word = read.clauses().word("starts");
  const auto open = word == nullptr ? std::optional(false) : find_value(start_words, word->text);
  if (!open)
    read.refuse(fmt::format("A hatchway starts {}, not \"{}\"", list_words(start_words), quotable(word->text)));
  return open.value_or(false);
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
  return name_of_positions(mission, edges, marked("Wall {}"), marked("Wall on {} edges"));
}

Result<Mission> SetOpen::apply(const Mission& mission) const {
  return change_lattices(mission, edges, [](Lattice& lattice, const EdgeAddress& at) { lattice.set_open(at.edge); });
}

std::string SetOpen::text_form(const Mission& mission) const { return text_of_positions(mission, "open", edges); }

StepName SetOpen::step_name(const Mission& mission) const {
  return name_of_positions(mission, edges, marked("Open {}"), marked("Open on {} edges"));
}

Result<Mission> SetHatchways::apply(const Mission& mission) const {
  if (auto fine = check_text(hatchway.label); !fine) return tl::unexpected(fine.error());
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
  return name_of_positions(mission, edges, marked("Hatchway {}"), marked("Hatchway on {} edges"));
}

Result<Edit> parse_wall(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"breachable", 0}};
  EditReader read(mission, words, several, keywords);
  auto edges = read.edges();
  const bool breachable = read.has("breachable");
  return read.made(SetWalls{std::move(edges), breachable});
}

Result<Edit> parse_open(const Mission& mission, EditWords words) {
  EditReader read(mission, words, several);
  auto edges = read.edges();
  return read.made(SetOpen{std::move(edges)});
}

Result<Edit> parse_hatchway(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"facing"}, Keyword{"hinge"},         Keyword{"starts"}, Keyword{"access"},
                                   Keyword{"by"},     Keyword{"breachable", 0}, Keyword{"label"}};
  EditReader read(mission, words, several, keywords);
  auto edges = read.edges();
  Hatchway hatchway;
  hatchway.facing = read_end(read, "facing", edges, hatchway.facing);
  hatchway.hinge = read_end(read, "hinge", edges, hatchway.hinge);
  hatchway.starts_open = read_starts_open(read);
  hatchway.access = read_access(read);
  hatchway.breachable = read.has("breachable");
  hatchway.label = read.clauses().text("label").value_or("");
  return read.made(SetHatchways{std::move(edges), hatchway});
}

}  // namespace bulkhead
