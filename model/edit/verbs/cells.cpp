// SPDX-License-Identifier: MIT
#include "model/edit/cells.h"

#include <array>

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

struct KindWord {
  CellKind kind;
  std::string_view word;
  std::string_view name;
};
constexpr std::array kind_words = {KindWord{CellKind::floor, "floor", "Floor"},
                                   KindWord{CellKind::solid, "solid", "Solid"},
                                   KindWord{CellKind::void_space, "void", "Void"}};

}  // namespace

Edit set_cells(const Mission& mission, std::vector<CellAddress> cells, CellKind kind) {
  const auto& words =
      *std::find_if(kind_words.begin(), kind_words.end(), [&](const KindWord& known) { return known.kind == kind; });
  return {name_of_positions(mission, words.name, cells, "cells"),
          fmt::format("{} {}", text_of_positions(mission, "cell", cells), words.word),
          [cells = std::move(cells), kind](const Mission& before) {
            return change_lattices(before, cells,
                                   [&](Lattice& lattice, const CellAddress& at) { lattice.set_cell(at.cell, kind); });
          }};
}

Result<Edit> parse_cell_kind(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"floor", 0}, Keyword{"solid", 0}, Keyword{"void", 0}};
  const auto fields = read_fields(words, several, keywords);
  if (!fields) return tl::unexpected(fields.error());
  if (fields->fields.size() != 1) return fail("Say one thing that the cells are");
  const auto kind = std::find_if(kind_words.begin(), kind_words.end(),
                                 [&](const KindWord& known) { return fields->has(known.word); });
  return read_all(fields->leading, [&](const EditWord& word) { return read_cell(mission, word); })
      .map([&](std::vector<CellAddress> cells) { return set_cells(mission, std::move(cells), kind->kind); });
}

}  // namespace bulkhead
