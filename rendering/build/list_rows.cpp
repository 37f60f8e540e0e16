// SPDX-License-Identifier: MIT
#include "rendering/build/list_rows.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "rendering/build/piece_figure.h"
#include "rendering/build/place_words.h"
#include "rendering/map/names.h"
#include "rendering/text/text_measure.h"

namespace bulkhead {
namespace {

const Font code_font = {type_size::small, Font::Weight::bold, 0, true};
const Font text_font = {type_size::small, Font::Weight::regular, 0, true};
const Font head_font = {type_size::small, Font::Weight::semibold, 0, true};
const Font place_font = {7, Font::Weight::regular, 0, true};

constexpr double line = 3.6;
/// Above the first line and below the last of a row.
constexpr double room = 0.75;
/// Between a code and what it stands for.
constexpr double code_gap = 2;
constexpr double tick = 2.5;
constexpr double tick_gap = 1.1;
/// Between one place and the next in a line.
constexpr double place_gap = 3.2;
/// In which a piece is drawn as it lies when it is not turned.
constexpr Vec figure_room = {12, 4.4};

double baseline(double top) { return top + 2.75; }

std::string code_of(const BuildKind& kind) { return kind.code + (kind.stands_in && !kind.code.empty() ? "*" : ""); }

class Setter {
 public:
  Setter(double width, const Design& design) : width_(width), design_(design) {}

  [[nodiscard]] TextRun run(std::string text, const Font& font, Vec at, Colour colour,
                            TextRun::Anchor anchor = TextRun::Anchor::start) const {
    TextRun result;
    result.text = std::move(text);
    result.font = font;
    result.colour = colour;
    result.at = at;
    result.anchor = anchor;
    return result;
  }

  /// Words over as many lines as they need.
  [[nodiscard]] ListRow words(const std::string& text, const Font& font, Colour colour, double above = room) const {
    ListRow row;
    double top = above;
    for (auto& each : wrap(text, font, width_)) {
      row.words.push_back(run(std::move(each), font, {0, baseline(top)}, colour));
      top += line;
    }
    row.height = top + room;
    return row;
  }

  [[nodiscard]] ListRow heading(const std::string& text) const {
    auto row = words(text, head_font, design_.ink, 2.2);
    row.stays_with_next = true;
    return row;
  }

  /// Code, name and, at the right, how many.
  [[nodiscard]] ListRow kind(const BuildKind& kind, double code_width, const std::string& number, Colour colour,
                             bool bold) const {
    ListRow row;
    row.ruled = true;
    double top = room;
    if (!kind.code.empty()) row.words.push_back(run(code_of(kind), code_font, {0, baseline(top)}, design_.ink));
    row.words.push_back(
        run(number, bold ? code_font : head_font, {width_, baseline(top)}, colour, TextRun::Anchor::end));
    const double right = measure(number, code_font).width + 2;
    for (auto& each : wrap(kind.name, text_font, std::max(width_ - code_width - right, 12.0))) {
      row.words.push_back(run(std::move(each), text_font, {code_width, baseline(top)}, design_.ink));
      top += line;
    }
    row.height = top + room;
    return row;
  }

  /// Before the number.
  void add_figure(ListRow& row, const FeatureKind& kind) const {
    row.height = std::max(row.height, figure_room.y + 2 * room);
    row.figure = figure_of(kind, {{width_ - figure_room.x - 10, room}, figure_room});
  }

  /// Room for the codes of some kinds; none where there are none.
  template <typename Kinds>
  [[nodiscard]] static double code_width(const Kinds& kinds) {
    double widest = 0;
    for (const auto* kind : kinds) widest = std::max(widest, measure(code_of(*kind), code_font).width);
    return widest > 0 ? widest + code_gap : 0;
  }

  /// Places with a box before each, as many in a line as fit.
  void add_places(std::vector<ListRow>& rows, const std::vector<std::string>& places) const {
    ListRow row;
    double right = 0;
    const auto end_row = [&] {
      if (row.words.empty()) return;
      row.height = line + 0.9;
      row.stays_with_next = false;
      rows.push_back(std::move(row));
      row = {};
      right = 0;
    };
    for (const auto& place : places) {
      const auto lines = wrap(place, place_font, width_ - tick - tick_gap);
      const double size = tick + tick_gap + measure(lines.front(), place_font).width;
      if (right > 0 && right + size > width_) end_row();
      row.ticks.push_back({{right, room - 0.1}, {tick, tick}});
      for (std::size_t index = 0; index < lines.size(); ++index) {
        if (index > 0) end_row();
        row.words.push_back(
            run(lines[index], place_font, {right + tick + tick_gap, baseline(room - 0.35)}, design_.ink));
        if (index > 0) right = width_;
      }
      if (lines.size() == 1) right += size + place_gap;
    }
    end_row();
    if (!rows.empty()) rows.back().height += 1;
  }

 private:
  double width_;
  const Design& design_;
};

std::string name_of_set(const Mission& mission, const Id& id) {
  const auto* set = find_set(mission, id);
  auto name = set != nullptr ? one_line(set->name) : std::string();
  return name.empty() ? id_as_words(id) : name;
}

/// Of zones and areas.
std::vector<std::string> names_of_ground(const Mission& mission) {
  std::vector<std::string> names;
  const auto add = [&](const auto& ground) {
    auto name = one_line(ground.name);
    names.push_back(name.empty() ? id_as_words(ground.id) : std::move(name));
  };
  for (const auto& zone : *mission.zones) add(zone);
  for (const auto& area : *mission.areas) add(area);
  return names;
}

std::string from_boxes(const Mission& mission, const BuildPieces& pieces, const Id& set) {
  const auto boxes = pieces.boxes.find(set);
  const int number = boxes == pieces.boxes.end() ? 0 : boxes->second;
  auto name = name_of_set(mission, set);
  if (number == 0) return name;
  return number == 1 ? fmt::format("From one box of {}", name) : fmt::format("From {} boxes of {}", number, name);
}

/// The upper lines of a row that is taller than a column, at least one; the row keeps the rest. Nothing of a row of
/// one line.
std::optional<ListRow> upper_part(ListRow& row, double height) {
  const double first = row.words.front().at.y;
  const auto stays = [&](const TextRun& run) { return run.at.y <= std::max(first, height - 2 * room); };
  const auto end = std::ranges::find_if_not(row.words, stays);
  if (end == row.words.end()) return std::nullopt;
  const double down = end->at.y - baseline(room);
  ListRow upper;
  upper.ruled = row.ruled;
  upper.words.assign(row.words.begin(), end);
  upper.height = down + room;
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

std::string needed_of(const BuildKind& kind) {
  return kind.owned ? fmt::format("{} of {}", kind.needed, *kind.owned) : fmt::format("{}", kind.needed);
}

}  // namespace

std::vector<ListRow> piece_rows(const Mission& mission, const BuildPieces& pieces, double width, const Design& design) {
  const Setter set(width, design);
  std::vector<ListRow> rows;
  std::vector<const BuildKind*> kinds;
  for (const auto& kind : pieces.kinds) {
    if (kind.needed > 0 && kind.step != BuildStep::markers) kinds.push_back(&kind);
  }
  const double code_width = Setter::code_width(kinds);
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
    }
  }
  for (const auto& remark : pieces.remarks) rows.push_back(set.words(remark, text_font, design.mute, 1.6));
  return rows;
}

std::vector<ListRow> step_rows(const Mission& mission, const BuildPieces& pieces, BuildStep step, double width,
                               const Design& design, const std::function<int(std::size_t piece)>& number_of) {
  const Setter set(width, design);
  std::vector<ListRow> rows;
  std::vector<const BuildKind*> kinds;
  for (const auto& kind : pieces.kinds) {
    if (kind.needed > 0 && kind.step == step) kinds.push_back(&kind);
  }
  const double code_width = Setter::code_width(kinds);
  const PlaceWords words(mission, pieces);
  if (const auto text = words.how_to_measure(step); !text.empty()) {
    rows.push_back(set.words(text, text_font, design.mute));
  }
  if (const auto remarks = pieces.step_remarks.find(step); remarks != pieces.step_remarks.end()) {
    for (const auto& remark : remarks->second) rows.push_back(set.words(remark, text_font, design.mute));
  }
  std::vector<std::vector<std::size_t>> of_kind(pieces.kinds.size());
  for (std::size_t piece = 0; piece < pieces.pieces.size(); ++piece) {
    of_kind[pieces.pieces[piece].kind].push_back(piece);
  }
  for (std::size_t number = 0; number < pieces.kinds.size(); ++number) {
    const auto& kind = pieces.kinds[number];
    if (kind.needed == 0 || kind.step != step) continue;
    auto row = set.kind(kind, code_width, fmt::format("× {}", kind.needed), design.ink, false);
    row.stays_with_next = !kind.on_pillars;
    const auto place =
        of_kind[number].empty() ? std::nullopt : words.free_place(pieces.pieces[of_kind[number].front()]);
    if (place && place->turn && place->kind != nullptr) set.add_figure(row, *place->kind);
    rows.push_back(std::move(row));
    std::vector<std::string> places;
    for (const auto piece : of_kind[number]) {
      places.push_back(words.of(pieces.pieces[piece], number_of(piece)));
    }
    if (kind.on_pillars) places = {"one onto every pillar, when all panels stand"};
    set.add_places(rows, places);
  }
  if (const auto zones = names_of_ground(mission); step == BuildStep::markers && !zones.empty()) {
    rows.push_back(set.heading("Zones, as the plan shows them"));
    set.add_places(rows, zones);
  }
  return rows;
}

ListColumn take_column(std::vector<ListRow>& rows, double height) {
  ListColumn column;
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
  double top = top_left.y;
  for (const auto& row : column.rows) {
    if (row.ruled) {
      Stroke stroke;
      stroke.width = weight::hairline;
      stroke.colour = design.rule;
      canvas.stroke(Path::line({top_left.x, top}, {top_left.x + width, top}), stroke);
    }
    for (auto run : row.words) {
      run.at = run.at + Vec{top_left.x, top};
      canvas.text(run);
    }
    for (const auto& part : row.figure) canvas.fill(part.moved({top_left.x, top}), design.mute);
    for (const auto& box : row.ticks) {
      canvas.stroke(Path::rectangle({box.top_left + Vec{top_left.x, top}, box.size}),
                    round_line(weight::lattice, design.ink));
    }
    top += row.height;
  }
}

}  // namespace bulkhead
