// SPDX-License-Identifier: MIT
#include "model/edit/verbs/cells.h"

#include <array>

#include "model/edit/lattice_changes.h"
#include "model/edit/readers.h"
#include "model/edit/verbs.h"

namespace bulkhead {
namespace {

struct KindWord {
  CellKind kind;
  std::string_view word;
  std::string_view one;
  std::string_view several;
};
constexpr std::array kind_words = {
    KindWord{CellKind::floor, "floor", step_pattern("Floor {}"), step_pattern("Floor on {} cells")},
    KindWord{CellKind::solid, "solid", step_pattern("Solid {}"), step_pattern("Solid on {} cells")},
    KindWord{CellKind::void_space, "void", step_pattern("Void {}"), step_pattern("Void on {} cells")}};

const KindWord& word_of(CellKind kind) {
  return *std::find_if(kind_words.begin(), kind_words.end(), [&](const KindWord& known) { return known.kind == kind; });
}

}  // namespace

Result<Mission> SetCells::apply(const Mission& mission) const {
  return change_lattices(mission, cells,
                         [&](Lattice& lattice, const CellAddress& at) { lattice.set_cell(at.cell, kind); });
}

std::string SetCells::text_form(const Mission& mission) const {
  return fmt::format("{} {}", text_of_positions(mission, "cell", cells), word_of(kind).word);
}

StepName SetCells::step_name(const Mission& mission) const {
  return name_of_positions(mission, cells, word_of(kind).one, word_of(kind).several);
}

Result<Edit> parse_cell_kind(const Mission& mission, EditWords words) {
  constexpr std::array keywords = {Keyword{"floor", 0}, Keyword{"solid", 0}, Keyword{"void", 0}};
  EditReader read(mission, words, several, keywords);
  if (read.fields().fields.size() != 1) read.refuse("Say one thing that the cells are");
  if (read.failed()) return read.made({});
  const auto kind =
      std::find_if(kind_words.begin(), kind_words.end(), [&](const KindWord& known) { return read.has(known.word); });
  auto cells = read.cells();
  return read.made(SetCells{std::move(cells), kind->kind});
}

}  // namespace bulkhead
