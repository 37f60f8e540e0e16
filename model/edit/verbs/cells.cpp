// SPDX-License-Identifier: MIT
#include "model/edit/verbs/cells.h"

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"
#include "model/mission/words.h"

namespace bulkhead {

Result<Mission> SetCells::apply(const Mission& mission) const {
  return change_lattices(mission, cells,
                         [&](Lattice& lattice, const CellAddress& at) { lattice.set_cell(at.cell, kind); });
}

std::string SetCells::text_form(const Mission& mission) const {
  return fmt::format("{} {}", text_of_positions(mission, "cell", cells), word_for(all_cell_words, kind));
}

StepName SetCells::step_name(const Mission& mission) const {
  switch (kind) {
    case CellKind::floor: return name_of_positions(mission, cells, marked("Floor {}"), marked("Floor on {} cells"));
    case CellKind::solid: return name_of_positions(mission, cells, marked("Solid {}"), marked("Solid on {} cells"));
    case CellKind::void_space: break;
  }
  return name_of_positions(mission, cells, marked("Void {}"), marked("Void on {} cells"));
}

Result<Edit> parse_cell_kind(const Mission& mission, EditWords words) {
  std::vector<Keyword> keywords;
  for (const auto& [word, kind] : all_cell_words) keywords.push_back({word, 0});
  EditReader read(mission, words, several, keywords);
  if (read.clauses().clauses.size() != 1) read.refuse("Say one thing that the cells are");
  if (read.failed()) return read.made({});
  const auto kind = find_value(all_cell_words, read.clauses().clauses.front().keyword);
  auto cells = read.cells();
  return read.made(SetCells{std::move(cells), *kind});
}

}  // namespace bulkhead
