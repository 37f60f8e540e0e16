// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "model/edit/edit.h"
#include "model/mission/fields.h"
#include "model/mission/moments.h"
#include "model/mission/roles.h"
#include "model/text/references.h"
#include "validators/engine/check.h"
#include "validators/engine/names.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_reference{"unknown-reference",
                                        "what is named must exist; {where} names {what} {name}, which does not"};

/// One edit for every side there is: `make(side)`; last perhaps one for no side.
template <typename Make>
FixMaker for_each_side(Make make, bool and_none = false) {
  return [make = std::move(make), and_none](const CheckContext& checked) {
    std::vector<Edit> edits;
    for (const auto& side : *checked.mission.sides) edits.push_back(make(side.id));
    if (and_none) edits.push_back(make(std::nullopt));
    return edits;
  };
}

Edit with_scoring(const MissionObjective& objective, std::size_t index, Scoring scoring) {
  auto changed = objective;
  changed.scorings[index] = std::move(scoring);
  const auto* field = find_field<MissionObjective>("scored");
  return set_item<MissionObjective>(objective.id, {{"scored", field->value(changed)}});
}

/// The same moment of each phase there is.
std::vector<Edit> with_each_phase(const Sequence& sequence, const MissionObjective& objective, std::size_t index) {
  const auto& moment = objective.scorings[index].moment.text();
  const auto end = moment.substr(moment.rfind("-phase-"));
  std::vector<Edit> edits;
  for (const auto& phase : sequence.phases) {
    const auto changed = Id::parse((moment.starts_with("own-") ? "own-" : "") + phase.id.text() + end);
    if (!changed) continue;
    auto scoring = objective.scorings[index];
    scoring.moment = *changed;
    edits.push_back(with_scoring(objective, index, std::move(scoring)));
  }
  return edits;
}

class Search {
 public:
  explicit Search(const Mission& mission) : mission_(mission) {
    for (const auto& object : named_objects(mission)) objects_.insert(object.id);
    for (const auto& marker : *mission.markers) ends_.insert(marker.id);
    for (const auto& zone : *mission.zones) ends_.insert(zone.id);
    for (const auto& area : *mission.areas) ends_.insert(area.id);
  }

  std::vector<Observation> run() {
    for (const auto& zone : *mission_.zones) look_at_zone(zone, "zone", false);
    for (const auto& area : *mission_.areas) look_at_zone(area, "area", true);
    for (const auto& marker : *mission_.markers) look_at(marker);
    for (const auto& link : *mission_.links) look_at(link);
    for_each_hatchway(mission_, [&](const auto& edge, const Hatchway& hatchway) { look_at_hatchway(edge, hatchway); });
    for (const auto& section : *mission_.briefing) look_at_text("the briefing", section.text, nullptr);
    for_each_item(mission_, [&](const auto& item) { look_at_item(item); });
    for (const auto& waiver : *mission_.waivers) look_at(waiver);
    for (const auto& note : *mission_.notes) look_at(note);
    return std::move(observations_);
  }

 private:
  void report(std::string where, std::string what, std::string name, std::vector<Address> addresses,
              FixMaker fixes = {}) {
    observations_.push_back({message<unknown_reference>(arg<"where">(std::move(where)), arg<"what">(std::move(what)),
                                                        arg<"name">(std::move(name))),
                             std::move(addresses), std::move(fixes)});
  }

  [[nodiscard]] bool unknown(const std::optional<Id>& side) const {
    return side && find_side(mission_, *side) == nullptr;
  }

  void look_at_zone(const Zone& zone, std::string_view what, bool area) {
    const auto where = fmt::format("{} {}", what, zone.id.text());
    if (find_zone_kind(*mission_.system, zone.kind) == nullptr) {
      report(where, "the kind", zone.kind.text(), {address_of(zone.id)});
    }
    if (!unknown(zone.side)) return;
    report(where, "the side", zone.side->text(), {address_of(zone.id)},
           for_each_side([zone, area](const std::optional<Id>& side) {
             auto changed = zone;
             changed.side = side;
             return PutZone{std::move(changed), area};
           }));
  }

  void look_at(const Marker& marker) {
    const auto where = "marker " + marker.id.text();
    if (find_marker_kind(*mission_.system, marker.kind) == nullptr) {
      report(where, "the kind", marker.kind.text(), {address_of(marker.id)});
    }
    if (!unknown(marker.side)) return;
    report(where, "the side", marker.side->text(), {address_of(marker.id)},
           for_each_side([marker](const std::optional<Id>& side) {
             auto changed = marker;
             changed.side = side;
             return PutMarker{changed};
           }));
  }

  void look_at(const Link& link) {
    const auto where = fmt::format("the link from {} to {}", link.from.text(), link.to.text());
    std::vector<Address> ends;
    for (const auto* end : {&link.from, &link.to}) {
      if (objects_.contains(*end)) ends.push_back(address_of(*end));
    }
    const auto fixes = one_fix(RemoveLink{link.kind, link.from, link.to});
    if (find_link_kind(*mission_.system, link.kind) == nullptr) {
      report(where, "the kind", link.kind.text(), ends, fixes);
    }
    for (const auto* end : {&link.from, &link.to}) {
      if (!ends_.contains(*end)) report(where, "the marker, zone or area", end->text(), ends, fixes);
    }
  }

  void look_at_hatchway(const EdgeAddress& edge, const Hatchway& hatchway) {
    if (!unknown(hatchway.access.side())) return;
    const auto with_side = [edge, hatchway](const std::optional<Id>& side) {
      auto changed = hatchway;
      changed.access = side ? HatchAccess::controlled_by(*side) : HatchAccess::accessible();
      return SetHatchways{{edge}, changed};
    };
    report("the hatchway " + to_text(mission_, edge), "the side", hatchway.access.side()->text(), {edge},
           for_each_side(with_side, true));
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
  void look_at(const MissionAction&) {}
  void look_at(const MissionTable&) {}

  void look_at(const MissionObjective& objective) {
    for (std::size_t index = 0; index < objective.scorings.size(); ++index) look_at_scoring(objective, index);
  }

  void look_at_scoring(const MissionObjective& objective, std::size_t index) {
    const auto& scoring = objective.scorings[index];
    const auto where = "mission objective " + objective.id.text();
    const auto& moment = scoring.moment.text();
    const bool known = moment_exists(*mission_.system, moment, AtMoment::scored);
    if (!known && !names_phase(moment)) {
      report(where, "the moment", moment, {address_of(objective.id)});
    } else if (!known && !phase_exists(*mission_.system, moment)) {
      report(where, "the phase of", moment, {address_of(objective.id)},
             [objective, index](const CheckContext& checked) {
               return with_each_phase(checked.mission.system->sequence, objective, index);
             });
    }
    const int rounds = last_round(mission_.system->sequence);
    const int last = std::max(scoring.first_round, scoring.last_round);
    if (rounds == 0 || last <= rounds) return;
    FixMaker until_the_last;
    if (scoring.first_round <= rounds) {
      until_the_last = one_fix([objective, index, rounds](const CheckContext&) {
        auto changed = objective.scorings[index];
        changed.last_round = rounds;
        return with_scoring(objective, index, std::move(changed));
      });
    }
    report(where, "the round", fmt::to_string(last), {address_of(objective.id)}, std::move(until_the_last));
  }

  void look_at(const Stratagem& stratagem) {
    if (!stratagem.side || is_role(stratagem.side->text()) || !unknown(stratagem.side)) return;
    const auto with_side = [id = stratagem.id](const std::optional<Id>& side) {
      return set_item<Stratagem>(id, {{"side", single(side ? side->text() : "")}});
    };
    report("stratagem " + stratagem.id.text(), "the side", stratagem.side->text(), {address_of(stratagem.id)},
           for_each_side(with_side, true));
  }

  void look_at(const Waiver& waiver) {
    for (const auto& address : waiver.at) {
      if (!leads_nowhere(address)) continue;
      report("the waiver of " + waiver.check.text(), "the object", to_text(mission_, address), {},
             one_fix(Unwaive{waiver.check, waiver.at}));
    }
  }

  void look_at(const Note& note) {
    if (!note.at || !leads_nowhere(*note.at)) return;
    report("a note", "the object", to_text(mission_, *note.at), {}, one_fix(RemoveNote{note.text, note.at}));
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
          .messages = {unknown_reference},
          .pictured = false,
          .run = [](const CheckContext& context) { return Search(context.mission).run(); }};
}

}  // namespace bulkhead
