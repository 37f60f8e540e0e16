// SPDX-License-Identifier: MIT
#include "editor/tools/analysis/box_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "analysis/assignment/feature_counts.h"
#include "editor/tools/words/translate.h"
#include "model/mission/names.h"

namespace bulkhead {
namespace {

using Remark = BoxReport::Remark;

std::string list_of(const Mission& mission, const std::vector<Address>& addresses) {
  std::string text;
  for (const auto& address : addresses) text += (text.empty() ? "" : ", ") + to_text(mission, address);
  return text;
}

const KitPiece* find_piece(const Mission& mission, const Id& set, const Id& piece) {
  const auto* found = find_set(mission, set);
  if (found == nullptr) return nullptr;
  const auto place = std::find_if(found->pieces.begin(), found->pieces.end(),
                                  [&](const KitPiece& candidate) { return candidate.id == piece; });
  return place == found->pieces.end() ? nullptr : &*place;
}

/// Begins with the code, by which pieces are told apart in a narrow list, too.
std::string name_of(const Mission& mission, const Id& set, const Id& piece) {
  const auto* found = find_piece(mission, set, piece);
  if (found == nullptr || found->name.empty()) return piece.text();
  return found->code.empty() ? found->name : fmt::format("{} · {}", found->code, found->name);
}

std::string set_name(const Mission& mission, const Id& set) {
  const auto* found = find_set(mission, set);
  return name_or_id(found, set);
}

std::string verdict_of(const PanelAssignment& assignment, bool owned) {
  switch (assignment.buildable) {
    case Buildable::yes:
      return owned ? translate("This layout can be built from your boxes.")
                   : translate("This layout can be built from the boxes that the mission is designed for.");
    case Buildable::no:
      return owned ? translate("This layout cannot be built from your boxes.")
                   : translate("This layout cannot be built from the boxes that the mission is designed for.");
    case Buildable::unknown: break;
  }
  return translate("It is not known whether this layout can be built.");
}

Remark remark_of(const Mission& mission, const BuildRemedy& remedy) {
  const auto count = fmt::format("{}", remedy.count);
  const auto where = list_of(mission, remedy.edges);
  switch (remedy.kind) {
    case BuildRemedy::Kind::more_boxes:
      return {translate("It would with {} more of {}.", {count, set_name(mission, *remedy.set)}), {}, {}};
    case BuildRemedy::Kind::fewer_walls:
      return {translate("It would without the walls {}.", {where}), remedy.edges, {}};
    case BuildRemedy::Kind::fewer_hatchways:
      return {translate("It would with walls in place of the hatchways {}.", {where}), remedy.edges, {}};
  }
  return {};
}

std::optional<PanelPin> pin_of(const PlacedPanel& panel) {
  for (const auto& covered : panel.covers) {
    if (const auto* edge = std::get_if<EdgeAddress>(&covered)) return PanelPin{edge->board, edge->edge, panel.piece};
  }
  return std::nullopt;
}

void add_remarks(const Mission& mission, const PanelAssignment& assignment, std::vector<Remark>& remarks) {
  for (const auto& remedy : assignment.remedies) remarks.push_back(remark_of(mission, remedy));
  std::vector<Address> stand_ins;
  for (const auto& panel : assignment.panels) {
    stand_ins.insert(stand_ins.end(), panel.stand_ins.begin(), panel.stand_ins.end());
  }
  if (!stand_ins.empty()) {
    remarks.push_back(
        {translate("A hatchway panel, kept shut, stands in for a wall at {}.", {list_of(mission, stand_ins)}),
         stand_ins,
         {}});
  }
  if (!assignment.uncovered.empty()) {
    remarks.push_back({translate("No piece of the set fits {}.", {list_of(mission, assignment.uncovered)}),
                       assignment.uncovered,
                       {}});
  }
  for (const auto& set : assignment.unlisted) {
    remarks.push_back({translate("The pieces of {} are not listed.", {set_name(mission, set)}), {}, {}});
  }
  for (const auto& pin : assignment.stale_pins) {
    const Address at = EdgeAddress{pin.board, pin.first};
    remarks.push_back(
        {translate("The panel pinned at {} does not fit there any more.", {to_text(mission, at)}), {at}, pin});
  }
  if (assignment.gave_up) {
    remarks.push_back({translate("The search was cut short: there may be a better way to build it."), {}, {}});
  }
}

}  // namespace

std::vector<BoxSet> box_sets(const Mission& mission, const std::map<Id, int>& owned) {
  std::vector<BoxSet> sets;
  for (const auto& used : mission.sets) {
    if (used.set->pieces.empty()) continue;
    const auto found = owned.find(used.set->id);
    sets.push_back({used.set->id, set_name(mission, used.set->id), found == owned.end() ? 0 : found->second,
                    boxes_of(mission, used)});
  }
  return sets;
}

BoxReport box_report(const Mission& mission, const PanelAssignment& assignment, bool owned) {
  BoxReport report;
  report.verdict = verdict_of(assignment, owned);
  report.buildable = assignment.buildable;
  for (const auto& count : assignment.pieces) {
    if (count.owned == 0 && count.used == 0) continue;
    BoxReport::Piece piece{name_of(mission, count.set, count.piece), count.owned, count.used, count.lacking(), {}};
    for (const auto& panel : assignment.panels) {
      if (panel.set != count.set || panel.piece != count.piece) continue;
      piece.covers.insert(piece.covers.end(), panel.covers.begin(), panel.covers.end());
    }
    if (piece.covers.empty()) piece.covers = features_of_kind(mission, count.piece);
    report.pieces.push_back(std::move(piece));
  }
  for (const auto& panel : assignment.panels) {
    BoxReport::Panel row{name_of(mission, panel.set, panel.piece),
                         list_of(mission, panel.covers),
                         {},
                         panel.covers,
                         pin_of(panel),
                         panel.pinned};
    if (!panel.stand_ins.empty()) {
      row.note = translate("hatchway for a wall at {}", {list_of(mission, panel.stand_ins)});
    }
    if (panel.pinned) row.note += (row.note.empty() ? "" : " · ") + translate("pinned");
    report.panels.push_back(std::move(row));
  }
  add_remarks(mission, assignment, report.remarks);
  return report;
}

}  // namespace bulkhead
