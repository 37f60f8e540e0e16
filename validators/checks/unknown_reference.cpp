// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <concepts>
#include <map>
#include <set>

#include "model/base/nearest_word.h"
#include "model/edit/edit.h"
#include "model/mission/moments.h"
#include "model/text/live_texts.h"
#include "model/text/references.h"
#include "validators/engine/check.h"
#include "validators/engine/edit_that_makes.h"
#include "validators/engine/names.h"
#include "validators/engine/unknown_ids.h"

namespace bulkhead {
namespace {

constexpr MessageText unknown_reference{"unknown-reference",
                                        "what is named must exist; {where} names {what} {name}, which does not exist"};
constexpr MessageText nearly_a_reference{
    "nearly-a-reference",
    "what is named must exist; {where} names {what} {name}, which does not exist; did you mean {meant}?"};

/// How a finding calls what names something: `rule Venting (#venting)`, and what has no name `rule venting`.
template <typename T>
std::string called(const T& thing) {
  return fmt::format("{} {}", info_of<T>().noun, thing.name.empty() ? thing.id.text() : name_of(thing));
}

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

/// A fix that makes of one scoring of an objective what `change(scoring)` makes of it. The objective is looked up when
/// the fix is asked for.
template <std::invocable<Scoring&> Change>
FixMaker with_scoring(const Id& objective, std::size_t index, Change change) {
  return fix_that_changes<MissionObjective>(objective, [index, change = std::move(change)](MissionObjective& changed) {
    if (index < changed.scorings.size()) change(changed.scorings[index]);
  });
}

/// The same moment of each phase there is.
FixMaker with_each_phase(const MissionObjective& objective, std::size_t index) {
  const auto& moment = objective.scorings[index].moment.text();
  const auto own = std::string(moment.starts_with("own-") ? "own-" : "");
  return [id = objective.id, index, own, end = moment.substr(moment.rfind("-phase-"))](const CheckContext& checked) {
    std::vector<Edit> edits;
    for (const auto& phase : checked.mission.system->sequence.phases) {
      const auto other = Id::parse(own + phase.id.text() + end);
      if (!other) continue;
      const auto fix = with_scoring(id, index, [&other](Scoring& scoring) { scoring.moment = *other; })(checked);
      edits.insert(edits.end(), fix.begin(), fix.end());
    }
    return edits;
  };
}

/// What a reference of that word may name.
std::vector<std::string> names_for(const Mission& mission, const Item* item, std::string_view what) {
  std::vector<std::string> names;
  if (what.empty() && item != nullptr) {
    for (const auto& param : item->params) names.push_back(param.name.text());
  }
  for (const auto& id : referable(mission, what)) names.push_back(id.text());
  for (auto& label : referable_labels(mission, what)) names.push_back(std::move(label));
  return names;
}

// `correct(wrong, meant)` makes what lets a reference lead to `meant` instead.

/// In all texts of an item or a force.
template <typename T>
auto corrected_in(const T& thing) {
  return [&thing](const Reference& wrong, const std::string& meant) {
    return fix_that_changes(thing, [wrong, meant](T& changed) {
      for_each_text(changed,
                    [&](std::string& text) { text = with_references_renamed(text, wrong.what, wrong.name, meant); });
    });
  };
}

/// In a section of the briefing, the `number`th of its heading.
auto corrected_in(const BriefingSection& section, int number) {
  return [&section, number](const Reference& wrong, const std::string& meant) {
    return one_fix(
        SetBriefing{section.heading, with_references_renamed(section.text, wrong.what, wrong.name, meant), number});
  };
}

/// Puts a zone, an area or a marker with a kind of the game in the place of one that it has not.
template <typename Put>
FixMaker with_kind_meant(const std::optional<Id>& meant, Put put) {
  if (!meant) return {};
  return one_fix(put(*meant));
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
    look_at_briefing();
    for (const auto& force : *mission_.forces) look_at_force(force);
    for (const auto& group : *mission_.objective_groups) look_at_ids(group);
    for_each_item(mission_, [&](const auto& item) { look_at_item(item); });
    for (const auto& waiver : *mission_.waivers) look_at(waiver);
    for (const auto& note : *mission_.notes) look_at(note);
    return std::move(observations_);
  }

 private:
  void report(std::string where, std::string what, std::string name, std::vector<Address> addresses,
              FixMaker fixes = {}, const std::optional<std::string>& meant = std::nullopt) {
    auto from = arg<"where">(std::move(where));
    auto kind = arg<"what">(std::move(what));
    auto said = arg<"name">(std::move(name));
    observations_.push_back(
        {meant ? message<nearly_a_reference>(std::move(from), std::move(kind), std::move(said), arg<"meant">(*meant))
               : message<unknown_reference>(std::move(from), std::move(kind), std::move(said)),
         std::move(addresses), std::move(fixes)});
  }

  void report_kind(std::string where, const Id& kind, const Id& of, const std::optional<Id>& meant, FixMaker fixes) {
    report(std::move(where), "the kind", kind.text(), {address_of(of)}, std::move(fixes),
           meant ? std::optional(meant->text()) : std::nullopt);
  }

  [[nodiscard]] bool unknown(const std::optional<Id>& side) const {
    return side && find_side(mission_, *side) == nullptr;
  }

  void look_at_zone(const Zone& zone, std::string_view what, bool area) {
    const auto where = fmt::format("{} {}", what, zone.id.text());
    if (find_zone_kind(*mission_.system, zone.kind) == nullptr) {
      std::vector<std::string> kinds;
      for (const auto& kind : mission_.system->zone_kinds) {
        if (kind.area == area) kinds.push_back(kind.id.text());
      }
      const auto meant = meant_id(zone.kind, kinds);
      report_kind(where, zone.kind, zone.id, meant, with_kind_meant(meant, [&](const Id& kind) {
                    auto changed = zone;
                    changed.kind = kind;
                    return PutZone{std::move(changed), area};
                  }));
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
      const auto meant = meant_id(marker.kind, ids_of(mission_.system->marker_kinds));
      report_kind(where, marker.kind, marker.id, meant, with_kind_meant(meant, [&](const Id& kind) {
                    auto changed = marker;
                    changed.kind = kind;
                    return PutMarker{std::move(changed)};
                  }));
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

  void look_at_briefing() {
    std::map<std::string_view, int> numbers;
    for (const auto& section : *mission_.briefing) {
      const int number = ++numbers[section.heading];
      look_at_text("the briefing", section.text, nullptr, {}, corrected_in(section, number));
    }
  }

  void look_at_force(const Force& force) {
    look_at_text("force " + force.id.text(), force.note, nullptr, {address_of(force.id)}, corrected_in(force));
    look_at_ids(force);
  }

  /// `item` is null for texts that belong to none.
  template <typename Correct>
  void look_at_text(const std::string& where, std::string_view text, const Item* item,
                    const std::vector<Address>& addresses, const Correct& correct) {
    for (const auto& reference : dangling_.in(text, item)) {
      const auto meant =
          guesses_-- > 0 ? nearest_word(reference.name, names_for(mission_, item, reference.what)) : std::nullopt;
      report(where, "the reference", to_text(reference), addresses, meant ? correct(reference, *meant) : FixMaker(),
             meant ? std::optional(to_text(Reference{reference.what, *meant})) : std::nullopt);
    }
  }

  template <typename T>
  void look_at_item(const T& item) {
    const auto where = called(item);
    for_each_text(item, [&](const std::string& text) {
      look_at_text(where, text, &item, {address_of(item.id)}, corrected_in(item));
    });
    look_at_ids(item);
    if constexpr (std::is_same_v<T, MissionObjective>) look_at_scorings(item);
  }

  template <typename T>
  void look_at_ids(const T& thing) {
    for (auto& unknown : unknown_ids(mission_, thing)) {
      report(called(thing), std::string(unknown.what), unknown.id.text(), {address_of(thing.id)},
             std::move(unknown.fixes), unknown.meant);
    }
  }

  void look_at_scorings(const MissionObjective& objective) {
    for (std::size_t index = 0; index < objective.scorings.size(); ++index) look_at_scoring(objective, index);
  }

  void look_at_scoring(const MissionObjective& objective, std::size_t index) {
    const auto& scoring = objective.scorings[index];
    const auto where = called(objective);
    const auto& moment = scoring.moment.text();
    const bool known = moment_exists(*mission_.system, moment, AtMoment::scored);
    if (!known && !names_phase(moment)) {
      const auto meant = as_id(nearest_moment(*mission_.system, moment, AtMoment::scored));
      report(where, "the moment", moment, {address_of(objective.id)},
             meant ? with_scoring(objective.id, index, [meant = *meant](Scoring& changed) { changed.moment = meant; })
                   : FixMaker(),
             meant ? std::optional(meant->text()) : std::nullopt);
    } else if (!known && !phase_exists(*mission_.system, moment)) {
      report(where, "the phase of", moment, {address_of(objective.id)}, with_each_phase(objective, index));
    }
    const int rounds = last_round(mission_.system->sequence);
    const int last = std::max(scoring.first_round, scoring.last_round);
    if (rounds == 0 || last <= rounds) return;
    FixMaker until_the_last;
    if (scoring.first_round <= rounds) {
      until_the_last = with_scoring(objective.id, index, [rounds](Scoring& changed) { changed.last_round = rounds; });
    }
    report(where, "the round", fmt::to_string(last), {address_of(objective.id)}, std::move(until_the_last));
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
  DanglingReferences dangling_{mission_};
  /// How often it is still looked for what a text may have meant, which takes time.
  int guesses_ = 200;
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
              "something is scored, the groups of objectives, the tables that they are rolled on, the items "
              "that rows of tables mean, the zones, areas or kinds of them inside or outside of which something is "
              "placed, `{references}` in texts, and the objects that waivers and notes are about. A mission objective "
              "may say `primary` or `secondary` where there is no such group.",
          .reason = "A name that leads nowhere cannot be played, and prints as it stands.",
          .places =
              "the object that names it, or the edge of the hatchway; nowhere for briefing, waivers "
              "and notes",
          .remedy = "Name something that the mission has, or add what is named.",
          .messages = {unknown_reference, nearly_a_reference},
          .pictured = false,
          .run = [](const CheckContext& context) { return Search(context.mission).run(); }};
}

}  // namespace bulkhead
