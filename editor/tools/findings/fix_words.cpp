// SPDX-License-Identifier: MIT
#include "editor/tools/findings/fix_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "editor/tools/findings/place_words.h"
#include "editor/tools/words/translate.h"
#include "model/mission/fields.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

std::string words_of(const Mission& mission, const Id& id) { return place_words(mission, ObjectAddress{id}); }

/// A value that is one short text; nothing else.
const std::string* single_text(const FieldValue& value) {
  constexpr std::size_t longest = 24;
  if (value.size() != 1 || value.front().size() != 1) return nullptr;
  return value.front().front().size() <= longest ? &value.front().front() : nullptr;
}

/// What a field is called in forms; the key itself for one of which there is no table.
template <typename T>
std::string label_of(std::string_view key) {
  const auto* const field = find_field<T>(key);
  return field != nullptr ? translate(field->label) : std::string(key);
}

class FixWords {
 public:
  FixWords(const Mission& mission, RulerUnit unit) : mission_(mission), unit_(unit) {}

  StepName operator()(const SetHatchways& fix) const {
    if (const auto* only = edge(fix.edges)) {
      switch (kind(*only)) {
        case EdgeKind::open: return {"Add hatchway {}", {at(*only)}};
        case EdgeKind::wall: return {"Put a hatchway in wall {}", {at(*only)}};
        case EdgeKind::hatchway: return changed(*only, fix.hatchway);
      }
    }
    return {"Add {} hatchways", {count(fix.edges)}};
  }
  StepName operator()(const SetWalls& fix) const {
    const auto* only = edge(fix.edges);
    if (only == nullptr) return {"Add {} walls", {count(fix.edges)}};
    if (kind(*only) == EdgeKind::hatchway) return {"Make hatchway {} a wall", {at(*only)}};
    return {"Add wall {}", {at(*only)}};
  }
  StepName operator()(const SetOpen& fix) const {
    const auto* only = edge(fix.edges);
    if (only == nullptr) return {"Remove {} walls and hatchways", {count(fix.edges)}};
    if (kind(*only) == EdgeKind::hatchway) return {"Remove hatchway {}", {at(*only)}};
    return {"Remove wall {}", {at(*only)}};
  }
  StepName operator()(const SetNodes& fix) const {
    if (fix.nodes.size() != 1) return {"Mend the pillars of {} nodes", {count(fix.nodes)}};
    const auto& node = fix.nodes.front();
    switch (piece_after(fix, node)) {
      case NodePiece::pillar: return {"Add pillar {}", {at(node)}};
      case NodePiece::wall_end: return {"Add wall end {}", {at(node)}};
      case NodePiece::none: break;
    }
    return {"Remove what stands at {}", {at(node)}};
  }
  StepName operator()(const SetCells& fix) const {
    const auto which = fix.cells.size() == 1 ? at(fix.cells.front()) : translate("{} cells", {count(fix.cells)});
    switch (fix.kind) {
      case CellKind::floor: return {"Make {} floor", {which}};
      case CellKind::solid: return {"Make {} solid", {which}};
      case CellKind::void_space: break;
    }
    return {"Make {} a hole", {which}};
  }
  StepName operator()(const PutZone& fix) const {
    const auto name = ground_name(mission_, fix.zone);
    const bool there = find_zone(mission_, fix.zone.id) != nullptr || find_area(mission_, fix.zone.id) != nullptr;
    if (fix.area) return {there ? "Redraw the area {}" : "Draw the area {}", {name}};
    return {there ? "Redraw the zone {}" : "Draw the zone {}", {name}};
  }
  StepName operator()(const MoveObject& fix) const {
    const auto* const point = std::get_if<Point>(&fix.to);
    const auto to = point != nullptr
                        ? point_words(*point, unit_)
                        : std::visit([&](const auto& place) { return to_text(mission_, Address(place)); }, fix.to);
    return {"Move {} to {}", {words_of(mission_, fix.id), to}};
  }
  StepName operator()(const SetLabel& fix) const {
    if (fix.label.empty()) return {"Take the label off {}", {words_of(mission_, fix.id)}};
    return {"Label {} “{}”", {words_of(mission_, fix.id), fix.label}};
  }
  StepName operator()(const RemoveObjects& fix) const {
    if (fix.ids.size() != 1) return {"Remove {} things", {count(fix.ids)}};
    return {"Remove {}", {words_of(mission_, fix.ids.front())}};
  }
  StepName operator()(const UnpinPanels& fix) const {
    const auto* only = edge(fix.firsts);
    return only != nullptr ? StepName("Unpin the panel at {}", {at(*only)})
                           : StepName("Unpin {} panels", {count(fix.firsts)});
  }
  StepName operator()(const SetBoard& fix) const {
    if (fix.at) return {"Move board {} to {}", {fmt::to_string(fix.board), point_words(*fix.at, unit_)}};
    return {"Change board {}", {fmt::to_string(fix.board)}};
  }
  StepName operator()(const RemoveLink& fix) const {
    return {"Remove the link of {} and {}", {words_of(mission_, fix.from), words_of(mission_, fix.to)}};
  }
  StepName operator()(const RemoveNote&) const { return {"Remove the note"}; }
  StepName operator()(const Unwaive&) const { return {"Take the waiver back"}; }
  StepName operator()(const SetBriefing& fix) const { return {"Correct the section “{}”", {fix.heading}}; }
  StepName operator()(const SetLimit& fix) const {
    return {fix.value ? "Correct the limit “{}”" : "Remove the limit “{}”", {fix.limit.text()}};
  }
  StepName operator()(const PutMarker& fix) const { return {"Correct {}", {words_of(mission_, fix.marker.id)}}; }
  StepName operator()(const PutSide& fix) const { return {"Correct {}", {words_of(mission_, fix.id)}}; }
  StepName operator()(const PutFeature& fix) const { return {"Correct {}", {words_of(mission_, fix.feature.id)}}; }
  StepName operator()(const SetField& fix) const {
    std::string label = fix.change.field;
    for_each_library_item(mission_, [&]<typename T>(const T& thing) {
      if (thing.id == fix.id) label = label_of<T>(fix.change.field);
    });
    return set(label, fix.change.value, fix.id);
  }
  template <typename T>
  StepName operator()(const SetItem<T>& fix) const {
    if (fix.changes.size() != 1) return {"Correct {}", {words_of(mission_, fix.id)}};
    return set(label_of<T>(fix.changes.front().field), fix.changes.front().value, fix.id);
  }
  StepName operator()(const EditSequence& fix) const {
    if (!fix.name && fix.edits.size() == 1) return fix_words(mission_, fix.edits.front(), unit_);
    return fix.step_name(mission_);
  }
  template <typename Other>
  StepName operator()(const Other& fix) const {
    return fix.step_name(mission_);
  }

 private:
  template <typename Things>
  static std::string count(const Things& things) {
    return fmt::to_string(things.size());
  }
  static const EdgeAddress* edge(const std::vector<EdgeAddress>& edges) {
    return edges.size() == 1 ? &edges.front() : nullptr;
  }
  [[nodiscard]] std::string at(const Address& address) const { return to_text(mission_, address); }
  [[nodiscard]] EdgeKind kind(const EdgeAddress& at) const { return find_lattice(mission_, at.board)->edge(at.edge); }
  [[nodiscard]] NodePiece piece_after(const SetNodes& fix, const NodeAddress& node) const {
    const auto after = fix.apply(mission_);
    if (!after) return NodePiece::none;
    const auto* const set = set_of(*after, *find_board(*after, node.board));
    return node_piece(*find_lattice(*after, node.board), node.node, set->pillar.has_value());
  }
  [[nodiscard]] StepName changed(const EdgeAddress& edge, const Hatchway& wanted) const {
    const auto& all = find_lattice(mission_, edge.board)->hatchways();
    const auto now = all.find(edge.edge);
    if (now != all.end() && now->second.facing != wanted.facing) return {"Turn hatchway {} round", {at(edge)}};
    if (now != all.end() && now->second.access != wanted.access) return {"Let hatchway {} be opened", {at(edge)}};
    return {"Correct hatchway {}", {at(edge)}};
  }
  [[nodiscard]] StepName set(const std::string& label, const FieldValue& value, const Id& id) const {
    const auto of = words_of(mission_, id);
    const auto* const text = single_text(value);
    if (text == nullptr) return {"Correct {} of {}", {label, of}};
    if (text->empty()) return {"Clear {} of {}", {label, of}};
    return {"Set {} of {} to {}", {label, of, *text}};
  }

  const Mission& mission_;
  RulerUnit unit_;
};

}  // namespace

StepName fix_words(const Mission& mission, const Edit& fix, RulerUnit unit) {
  return std::visit(FixWords(mission, unit), static_cast<const EditData&>(fix));
}

}  // namespace bulkhead
