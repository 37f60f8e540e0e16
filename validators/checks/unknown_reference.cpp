// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "model/edit/checks.h"
#include "model/edit/items.h"
#include "model/edit/links.h"
#include "model/edit/markers.h"
#include "model/edit/notes.h"
#include "model/edit/walls.h"
#include "model/edit/zones.h"
#include "model/mission/fields.h"
#include "model/mission/moments.h"
#include "model/text/references.h"
#include "validators/checks/checks.h"
#include "validators/names.h"

namespace bulkhead {
namespace {

class Search {
 public:
  explicit Search(const Mission& mission) : mission_(mission) {
    for (const auto& object : named_objects(mission)) objects_.insert(object.id);
    for (const auto& marker : *mission.markers) ends_.insert(marker.id);
    for (const auto& zone : *mission.zones) ends_.insert(zone.id);
    for (const auto& area : *mission.areas) ends_.insert(area.id);
  }

  std::vector<Observation> run() {
    for (const auto& zone : *mission_.zones) look_at_zone(zone, "zone", set_zone);
    for (const auto& area : *mission_.areas) look_at_zone(area, "area", set_area);
    for (const auto& marker : *mission_.markers) look_at(marker);
    for (const auto& link : *mission_.links) look_at(link);
    look_at_hatchways();
    for (const auto& section : *mission_.briefing) look_at_text("the briefing", section.text, nullptr);
    for_each_item(mission_, [&](const auto& item) { look_at_item(item); });
    for (const auto& waiver : *mission_.waivers) look_at(waiver);
    for (const auto& note : *mission_.notes) look_at(note);
    return std::move(observations_);
  }

 private:
  void report(std::string where, std::string what, std::string name, std::vector<Address> addresses,
              std::vector<Edit> fixes = {}) {
    Message message{"unknown-reference",
                    {{"where", std::move(where)}, {"what", std::move(what)}, {"name", std::move(name)}}};
    observations_.push_back({std::move(message), std::move(addresses), std::move(fixes)});
  }

  [[nodiscard]] bool unknown(const std::optional<Id>& side) const {
    return side && find_side(mission_, *side) == nullptr;
  }

  /// One edit for every side there is: `make(side)`.
  template <typename Make>
  [[nodiscard]] std::vector<Edit> for_each_side(const Make& make) const {
    std::vector<Edit> edits;
    for (const auto& side : *mission_.sides) edits.push_back(make(side.id));
    return edits;
  }

  void look_at_zone(const Zone& zone, std::string_view what, Edit (*set)(const Mission&, Zone)) {
    const auto where = fmt::format("{} {}", what, zone.id.text());
    if (find_zone_kind(*mission_.system, zone.kind) == nullptr) {
      report(where, "the kind", zone.kind.text(), {address_of(zone.id)});
    }
    if (!unknown(zone.side)) return;
    report(where, "the side", zone.side->text(), {address_of(zone.id)}, for_each_side([&](const Id& side) {
             auto changed = zone;
             changed.side = side;
             return set(mission_, std::move(changed));
           }));
  }

  void look_at(const Marker& marker) {
    const auto where = "marker " + marker.id.text();
    if (find_marker_kind(*mission_.system, marker.kind) == nullptr) {
      report(where, "the kind", marker.kind.text(), {address_of(marker.id)});
    }
    if (!unknown(marker.side)) return;
    report(where, "the side", marker.side->text(), {address_of(marker.id)}, for_each_side([&](const Id& side) {
             auto changed = marker;
             changed.side = side;
             return set_marker(mission_, changed);
           }));
  }

  void look_at(const Link& link) {
    const auto where = fmt::format("the link from {} to {}", link.from.text(), link.to.text());
    std::vector<Address> ends;
    for (const auto* end : {&link.from, &link.to}) {
      if (objects_.contains(*end)) ends.push_back(address_of(*end));
    }
    const std::vector<Edit> fixes = {remove_link(link.kind, link.from, link.to)};
    if (find_link_kind(*mission_.system, link.kind) == nullptr) {
      report(where, "the kind", link.kind.text(), ends, fixes);
    }
    for (const auto* end : {&link.from, &link.to}) {
      if (!ends_.contains(*end)) report(where, "the marker, zone or area", end->text(), ends, fixes);
    }
  }

  void look_at_hatchways() {
    for (std::size_t index = 0; index < mission_.boards.size(); ++index) {
      const auto* lattice = mission_.boards[index]->lattice();
      if (lattice == nullptr) continue;
      for (const auto& [edge, hatchway] : lattice->hatchways()) {
        if (unknown(hatchway.access.side())) look_at_hatchway({static_cast<int>(index) + 1, edge}, hatchway);
      }
    }
  }

  void look_at_hatchway(const EdgeAddress& edge, const Hatchway& hatchway) {
    const auto with = [&](HatchAccess access) {
      auto changed = hatchway;
      changed.access = std::move(access);
      return set_hatchway(mission_, edge, changed);
    };
    auto fixes = for_each_side([&](const Id& side) { return with(HatchAccess::controlled_by(side)); });
    fixes.push_back(with(HatchAccess::accessible()));
    report("the hatchway " + to_text(mission_, edge), "the side", hatchway.access.side()->text(), {edge},
           std::move(fixes));
  }

  /// `item` is null for texts that belong to none.
  void look_at_text(std::string where, std::string_view text, const Item* item) {
    std::vector<Address> addresses;
    if (item != nullptr) {
      where += " " + item->id.text();
      addresses.push_back(address_of(item->id));
    }
    for (const auto& reference : dangling_references(text, item, mission_)) {
      report(where, "the reference", to_text(reference), addresses);
    }
  }

  template <typename T>
  void look_at_item(const T& item) {
    for_each_member<std::string>(item, [&](const FieldInfo& field, const std::string& text) {
      if (field.form == FieldForm::long_text) look_at_text(std::string(info_of<T>().noun), text, &item);
    });
    look_at(item);
  }

  void look_at(const Rule&) {}

  void look_at(const MissionObjective& objective) {
    for (std::size_t index = 0; index < objective.scorings.size(); ++index) look_at_scoring(objective, index);
  }

  void look_at_scoring(const MissionObjective& objective, std::size_t index) {
    const auto& scoring = objective.scorings[index];
    const auto where = "mission objective " + objective.id.text();
    const auto& moment = scoring.moment.text();
    if (!names_phase(moment)) {
      if (!is_moment(moment)) report(where, "the moment", moment, {address_of(objective.id)});
    } else if (!phase_exists(*mission_.system, moment)) {
      report(where, "the phase of", moment, {address_of(objective.id)}, for_each_phase(objective, index));
    }
    const int rounds = mission_.system->sequence.rounds;
    const int last = std::max(scoring.first_round, scoring.last_round);
    if (rounds == 0 || last <= rounds) return;
    std::vector<Edit> fixes;
    if (scoring.first_round <= rounds) {
      auto changed = scoring;
      changed.last_round = rounds;
      fixes.push_back(with_scoring(objective, index, std::move(changed)));
    }
    report(where, "the round", fmt::to_string(last), {address_of(objective.id)}, std::move(fixes));
  }

  static Edit with_scoring(const MissionObjective& objective, std::size_t index, Scoring scoring) {
    auto changed = objective;
    changed.scorings[index] = std::move(scoring);
    const auto* field = find_field<MissionObjective>("scored");
    return set_item<MissionObjective>(objective.id, {{"scored", field->value(changed)}});
  }

  /// The same moment of each phase there is.
  [[nodiscard]] std::vector<Edit> for_each_phase(const MissionObjective& objective, std::size_t index) const {
    const auto& moment = objective.scorings[index].moment.text();
    const auto end = moment.substr(moment.rfind("-phase-"));
    std::vector<Edit> edits;
    for (const auto& phase : mission_.system->sequence.phases) {
      const auto changed = Id::parse((moment.starts_with("own-") ? "own-" : "") + phase.id.text() + end);
      if (!changed) continue;
      auto scoring = objective.scorings[index];
      scoring.moment = *changed;
      edits.push_back(with_scoring(objective, index, std::move(scoring)));
    }
    return edits;
  }

  void look_at(const Stratagem& stratagem) {
    if (!unknown(stratagem.side)) return;
    const auto with_side = [&](const std::optional<Id>& side) {
      return set_item<Stratagem>(stratagem.id, {{"side", single(side ? side->text() : "")}});
    };
    auto fixes = for_each_side(with_side);
    fixes.push_back(with_side(std::nullopt));
    report("stratagem " + stratagem.id.text(), "the side", stratagem.side->text(), {address_of(stratagem.id)},
           std::move(fixes));
  }

  void look_at(const Waiver& waiver) {
    for (const auto& address : waiver.at) {
      if (!leads_nowhere(address)) continue;
      report("the waiver of " + waiver.check.text(), "the object", to_text(mission_, address), {},
             {unwaive(mission_, waiver.check, waiver.at)});
    }
  }

  void look_at(const Note& note) {
    if (!note.at || !leads_nowhere(*note.at)) return;
    report("a note", "the object", to_text(mission_, *note.at), {}, {remove_note(mission_, note.text, note.at)});
  }

  [[nodiscard]] bool leads_nowhere(const Address& address) const {
    const auto* object = std::get_if<ObjectAddress>(&address);
    return object != nullptr && !objects_.contains(object->id);
  }

  const Mission& mission_;
  std::set<Id> objects_;
  /// What a link may lead to: markers, zones and areas.
  std::set<Id> ends_;
  std::vector<Observation> observations_;
};

}  // namespace

Check unknown_reference_check() {
  return {.key = "unknown-reference",
          .title = "Unknown reference",
          .group = Check::Group::missions,
          .level = Level::error,
          .rule =
              "What the mission names exists: sides, the kinds of zones, areas, markers and links, "
              "the ends of links, who controls a hatchway, the moments, phases and rounds in which "
              "something is scored, `{references}` in texts, and the objects that waivers and notes "
              "are about.",
          .reason = "A name that leads nowhere cannot be played, and prints as it stands.",
          .places =
              "the object that names it, or the edge of the hatchway; nowhere for briefing, waivers "
              "and notes",
          .remedy = "Name something that the mission has, or add what is named.",
          .pictured = false,
          .run = [](const CheckContext& context) { return Search(context.mission).run(); }};
}

}  // namespace bulkhead
