// SPDX-License-Identifier: MIT
#include "rendering/build/list_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <span>
#include <tuple>
#include <utility>

#include "rendering/build/ground_in_words.h"
#include "rendering/build/list_setter.h"
#include "rendering/build/place_words.h"
#include "rendering/canvas/texts.h"
#include "rendering/map/names.h"
#include "rendering/sheet/words.h"

namespace bulkhead {
namespace {

std::string name_of_set(const Mission& mission, const Id& id) {
  const auto* set = find_set(mission, id);
  auto name = set != nullptr ? one_line(set->name) : std::string();
  return name.empty() ? id_as_words(id) : name;
}

/// What nobody has counted comes from no box.
std::string from_boxes(const Mission& mission, const BuildPieces& pieces, const Id& set) {
  const auto boxes = pieces.boxes.find(set);
  const auto* found = find_set(mission, set);
  const bool is_counted = found != nullptr && !found->pieces.empty();
  const int number = boxes == pieces.boxes.end() || !is_counted ? 0 : boxes->second;
  auto name = name_of_set(mission, set);
  if (number == 0) return fmt::format("{}: from what you have", name);
  return "From " + boxes_in_words(number, name);
}

/// The upper lines of a row that is taller than a column, at least one; the row keeps the rest. Nothing of a row of
/// one line.
std::optional<ListRow> upper_part(ListRow& row, double height) {
  const double first = row.words.front().at.y;
  const auto stays = [&](const TextRun& run) { return run.at.y <= std::max(first, height - 2 * list_room); };
  const auto end = std::ranges::find_if_not(row.words, stays);
  if (end == row.words.end()) return std::nullopt;
  const double down = end->at.y - list_baseline(list_room);
  ListRow upper;
  upper.ruled = row.ruled;
  upper.words.assign(row.words.begin(), end);
  upper.height = down + list_room;
  row.words.erase(row.words.begin(), end);
  for (auto& run : row.words) run.at.y -= down;
  const auto is_above = [&](const Rect& box) { return box.top_left.y < down; };
  std::ranges::copy_if(row.ticks, std::back_inserter(upper.ticks), is_above);
  std::erase_if(row.ticks, is_above);
  for (auto& box : row.ticks) box.top_left.y -= down;
  row.height -= down;
  row.ruled = false;
  return upper;
}

/// Where an edge stands as one reads a plan: board by board, row by row, the edges above the cells before those
/// between. All else keeps its order.
std::tuple<int, int, Axis, int> row_of(const BuildPiece& piece) {
  const auto* at = std::get_if<EdgeAddress>(&piece.covers.front());
  if (at == nullptr) return {};
  return {at->board, at->edge.row, at->edge.axis, at->edge.column};
}

std::string needed_of(const BuildKind& kind) {
  return kind.owned ? fmt::format("{} of {}", kind.needed, *kind.owned) : fmt::format("{}", kind.needed);
}

/// Columns begin alike, whatever is first in them.
void begin_column(ListRow& row) {
  if (row.words.empty()) return;
  const double down = list_baseline(list_room) - row.words.front().at.y;
  for (auto& run : row.words) run.at.y += down;
  for (auto& part : row.figure) part = part.moved({0, down});
  for (auto& box : row.ticks) box.top_left.y += down;
  row.height += down;
}

void keep_from(std::vector<ListRow>& rows, std::size_t first) {
  for (auto row = first; row + 1 < rows.size(); ++row) rows[row].belongs_to_next = true;
}

}  // namespace

std::vector<ListRow> piece_rows(const Mission& mission, const BuildPieces& pieces,
                                const std::vector<Notation>& notations, double width, const Design& design) {
  const ListSetter set(width, design);
  std::vector<ListRow> rows;
  std::vector<const BuildKind*> kinds;
  for (const auto& kind : pieces.kinds) {
    if (kind.needed > 0 && kind.step != BuildStep::markers) kinds.push_back(&kind);
  }
  const double code_width = ListSetter::code_width(kinds);
  std::vector<std::optional<Id>> sets;
  for (const auto* kind : kinds) {
    if (std::ranges::find(sets, kind->set) == sets.end()) sets.push_back(kind->set);
  }
  for (const auto& from : sets) {
    rows.push_back(set.heading(from ? from_boxes(mission, pieces, *from) : "From no box"));
    for (const auto* kind : kinds) {
      if (kind->set != from) continue;
      rows.push_back(set.kind(*kind, code_width, needed_of(*kind),
                              kind->lacking() > 0 ? design.error.colour : design.ink, kind->lacking() > 0));
      make_table_row({&rows.back(), 1}, rows.size());
    }
  }
  for (const auto& remark : pieces.remarks) rows.push_back(set.words(remark, list_font::text, design.mute, 1.6));
  if (notations.empty()) return rows;
  const auto first = rows.size();
  rows.push_back(set.heading("How to read this"));
  const double sign_width = ListSetter::sign_width(notations);
  for (const auto& notation : notations) {
    rows.push_back(set.notation(notation, sign_width));
    make_table_row({&rows.back(), 1}, rows.size());
  }
  keep_from(rows, first);
  return rows;
}

std::vector<ListRow> step_rows(const Mission& mission, const BuildPieces& pieces, BuildStep step, double width,
                               const Design& design, const std::function<int(std::size_t piece)>& number_of,
                               const std::function<int(const Id& ground)>& number_of_ground) {
  const ListSetter set(width, design);
  std::vector<ListRow> rows;
  std::vector<const BuildKind*> kinds;
  for (const auto& kind : pieces.kinds) {
    if (kind.needed > 0 && kind.step == step) kinds.push_back(&kind);
  }
  const double code_width = ListSetter::code_width(kinds);
  const PlaceWords words(mission, pieces);
  if (const auto text = words.how_to_measure(step); !text.empty()) {
    rows.push_back(set.words(text, list_font::text, design.mute));
  }
  if (const auto remarks = pieces.step_remarks.find(step); remarks != pieces.step_remarks.end()) {
    for (const auto& remark : remarks->second) rows.push_back(set.words(remark, list_font::text, design.mute));
  }
  // What is said of all kinds stands apart from the line above the first.
  if (!rows.empty()) rows.back().height += 1.4;
  std::vector<std::vector<std::size_t>> of_kind(pieces.kinds.size());
  for (std::size_t piece = 0; piece < pieces.pieces.size(); ++piece) {
    of_kind[pieces.pieces[piece].kind].push_back(piece);
  }
  for (auto& numbers : of_kind) {
    std::ranges::stable_sort(numbers, {}, [&](std::size_t piece) { return row_of(pieces.pieces[piece]); });
  }
  // What goes onto pillars comes last.
  std::vector<std::size_t> order(pieces.kinds.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_partition(order, [&](std::size_t number) { return !pieces.kinds[number].on_pillars; });
  for (const auto number : order) {
    const auto& kind = pieces.kinds[number];
    if (kind.needed == 0 || kind.step != step) continue;
    // Sizes of pieces stand on the first page; markers are listed here alone.
    auto shown = kind;
    if (step != BuildStep::markers) shown.size.clear();
    if (kind.on_pillars) rows.push_back(set.heading("Last, when all panels stand"));
    const auto first = rows.size();
    const auto place =
        of_kind[number].empty() ? std::nullopt : words.free_place(pieces.pieces[of_kind[number].front()]);
    rows.push_back(set.kind(shown, code_width, fmt::format("× {}", kind.needed), design.ink, false,
                            place && place->turn ? place->kind : nullptr));
    rows.back().stays_with_next = true;
    std::vector<std::string> places;
    for (const auto piece : of_kind[number]) {
      places.push_back(words.of(pieces.pieces[piece], number_of(piece)));
    }
    if (kind.on_pillars) places = {"one onto every pillar"};
    set.add_places(rows, places);
    make_table_row(std::span(rows).subspan(first), number);
  }
  if (step != BuildStep::markers) return rows;
  if (const auto zones = grounds_in_words(mission, number_of_ground); !zones.empty()) {
    const auto first = rows.size();
    rows.push_back(set.heading("Zones and areas, as the plan shows them"));
    set.add_places(rows, zones);
    keep_from(rows, first);
  }
  return rows;
}

ListColumn take_column(std::vector<ListRow>& rows, double height) {
  ListColumn column;
  if (!rows.empty()) begin_column(rows.front());
  if (!rows.empty() && rows.front().height > height) {
    if (auto upper = upper_part(rows.front(), height)) {
      column.height = upper->height;
      column.rows.push_back(*std::move(upper));
      return column;
    }
  }
  std::size_t taken = 0;
  double used = 0;
  std::size_t whole = 0;
  while (taken < rows.size() && (taken == 0 || used + rows[taken].height <= height)) {
    used += rows[taken].height;
    ++taken;
    if (!rows[taken - 1].stays_with_next) whole = taken;
  }
  // What stays with the next row goes with it.
  if (taken < rows.size() && whole > 0) taken = whole;
  for (std::size_t index = 0; index < taken; ++index) {
    column.height += rows[index].height;
    column.rows.push_back(std::move(rows[index]));
  }
  rows.erase(rows.begin(), rows.begin() + static_cast<std::ptrdiff_t>(taken));
  return column;
}

void draw(Canvas& canvas, const ListColumn& column, Vec top_left, double width, const Design& design) {
  std::vector<TextRun> texts;
  double top = top_left.y;
  for (const auto& row : column.rows) {
    if (row.ruled) {
      Stroke stroke;
      stroke.width = weight::hairline;
      stroke.colour = design.rule;
      canvas.stroke(Path::line({top_left.x, top}, {top_left.x + width, top}), stroke);
    }
    for (const auto& run : row.words) {
      texts.push_back(run);
      texts.back().at = run.at + Vec{top_left.x, top};
    }
    for (const auto& part : row.figure) canvas.fill(part.moved({top_left.x, top}), design.mute);
    for (const auto& box : row.ticks) {
      canvas.stroke(Path::rectangle({box.top_left + Vec{top_left.x, top}, box.size}),
                    round_line(weight::lattice, design.ink));
    }
    top += row.height;
  }
  draw_texts(canvas, std::move(texts), {});
}

}  // namespace bulkhead
