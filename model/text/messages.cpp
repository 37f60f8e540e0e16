// SPDX-License-Identifier: MIT
#include "model/text/messages.h"

#include <algorithm>
#include <array>

#include "model/base/contracts.h"

namespace bulkhead {
namespace {

struct Entry {
  std::string_view id;
  std::string_view pattern;
};

/// English. Sentences say the rule, the limit and what was found; sorted by id.
constexpr std::array table = {
    Entry{"board-edge-access",
          "each edge of the table must have {limit} clear ways in for each of {sides} sides; the {edge} one has "
          "{count} in all"},
    Entry{"bunched-terrain",
          "at most {limit} % of the terrain features should stand in start zones; {inside} of {all} do"},
    Entry{"compartment-differs",
          "an area of kind compartment should be the floor that hatchways enclose; {area} has {cells} cells, the "
          "compartment at {first} has {expected}"},
    Entry{"compartment-without-entrance",
          "somebody must be able to enter each compartment; every hatchway of the one at {cell} ({cells} of {floor} "
          "cells) is locked"},
    Entry{"condition-does-not-compile", "{what} \"{name}\", condition {number}: {reason}"},
    Entry{"cover-base", "base {number} lies across the lines to the target, {distance} from it"},
    Entry{"cover-feature", "{feature} lies across the lines to the target, {distance} from it"},
    Entry{"cover-wall-corner",
          "the corner of the wall at {place} lies across the lines to the target, {distance} from it"},
    Entry{"cover-wall-end", "the end of the wall at {place} lies across the lines to the target, {distance} from it"},
    Entry{"dead-end",
          "a compartment should have two hatchways or more; the one at {cell} ({cells} of {floor} cells) has only "
          "{edge}"},
    Entry{"duplicate-label",
          "a label should be on one marker of a kind; {count} markers of kind {kind} are labelled {label}"},
    Entry{"exposed-drop-zone",
          "at the edge of a start zone (within {reach}) should stand {limit} terrain features that hide somebody; at "
          "that of {zone} stand {count}"},
    Entry{"feature-in-swing", "a hatch should have room to swing; {feature} stands in the way of the one at {edge}"},
    Entry{"feature-overlap",
          "a terrain feature must not share its ground with anything else upright; {feature} overlaps {other}"},
    Entry{"figure-no-lattice", "no board has a lattice"},
    Entry{"figure-no-objective", "there is no objective"},
    Entry{"figure-no-start-zone", "the side has no zone to start from"},
    Entry{"figure-no-way", "no way leads there"},
    Entry{"figure-not-one-board", "the figures are of battlefields with one board"},
    Entry{"figure-objective-off-ground", "the objective stands on no floor"},
    Entry{"figure-off-lattice", "it lies on a board without lattice"},
    Entry{"figure-unknown", "this version knows no figure {figure}"},
    Entry{"hatchway-beside-open-floor",
          "a hatchway should part two compartments; one can walk round the one at {edge}"},
    Entry{"hatchway-into-wall",
          "where boards touch, there must be no wall behind a hatchway; behind the one at {edge} stands wall {wall}"},
    Entry{"hatchway-to-nowhere", "a hatchway must have floor on both sides; the one at {edge} has not"},
    Entry{"hidden-by-base", "base {number} hides a part of the target"},
    Entry{"hidden-by-place", "{place} hides a part of the target"},
    Entry{"hidden-by-something", "something without a name hides a part of the target"},
    Entry{"incomplete-stratagem",
          "a stratagem says when it is used, on what, and what it does; {stratagem} lacks {missing}"},
    Entry{"kind-not-on-map",
          "what the Lua asks for must be on the map; {item} asks for kind {kind}, which nothing has"},
    Entry{"label-not-on-map",
          "a label that the Lua names must be on the map; {item} names {label}, which no marker has"},
    Entry{"link-to-itself", "a link must lead from one thing to another; the {kind} at {end} leads back to it"},
    Entry{"loose-pillar", "a pillar must have a wall or hatchway to hold; none touches node {node}"},
    Entry{"loose-wall-end", "a wall end must finish a wall or hatchway; none touches node {node}"},
    Entry{"marker-count", "{kind}: the mission asks for {limit}; there are {count}"},
    Entry{"marker-near-centre",
          "{kind}: at least {limit} from the centre of the battlefield; {marker} is {distance} from it"},
    Entry{"marker-near-edge", "{kind}: at least {limit} from the edge of the table; {marker} is {distance} from it"},
    Entry{"markers-close-together", "{kind}: at least {limit} apart; {marker} and {other} are {distance} apart"},
    Entry{"missing-glyph", "what is printed must have a glyph in the shipped type; {where} has {characters}"},
    Entry{"missing-label",
          "where one objective has a label all should; {count} have one, objective {objective} has not"},
    Entry{"missing-pillar", "where two or more walls or hatchways meet there must be a pillar; node {node} has none"},
    Entry{"missing-wall-end", "where a run stops there must be a wall end or a pillar; node {node} has neither"},
    Entry{"narrow-corridor",
          "a base of {base} should get through wherever there is no wall; at {edge} the largest that does is {width}"},
    Entry{"no-board", "a battlefield needs a board to play on; this one has none"},
    Entry{"no-route", "the sides must be able to meet; no route leads between the start zones of {side} and {other}"},
    Entry{"no-zone", "a side needs a zone to start from; {side} has none"},
    Entry{"not-symmetric",
          "a mission that says it is symmetric must be; {symmetry}, {count} places, zones and objectives differ"},
    Entry{"not-symmetric-boards", "a mission that says it is symmetric must be; the boards themselves are not"},
    Entry{"objective-off-ground", "an objective must stand on floor; objective {objective} does not"},
    Entry{"objective-unreachable", "some side must get to each objective; none gets to objective {objective}"},
    Entry{"outside-published-range",
          "{figure}: {range} on the published boards of {season}, here {value}; source: {source}"},
    Entry{"overlapping-grounds", "zones of different sides must not overlap; {zone} and {other} share ground"},
    Entry{"overlapping-zones", "zones of different sides must not overlap; {zone} and {other} share {cells} cells"},
    Entry{"panel-shortfall", "the boxes ({boxes}) should build the layout; lacking: {lacking}{remedies}"},
    Entry{"script-does-not-compile", "{what} \"{name}\", line {line}: {reason}"},
    Entry{"script-refused", "the Lua of {what} \"{name}\" is refused: {reason}"},
    Entry{"sealed-region",
          "with every hatchway open all floor must be one region; the region at {cell} ({cells} of {floor} cells) is "
          "sealed off"},
    Entry{"seam",
          "where boards touch, their cells should lie opposite each other; those of boards {first} and {second} are "
          "{distance} out of line"},
    Entry{"seam-apart",
          "boards should touch, or lie an inch apart or more; boards {first} and {second} are {distance} apart, which "
          "nobody crosses"},
    Entry{"seam-overlap", "boards of one level must not overlap; boards {first} and {second} do"},
    Entry{"seam-pitch",
          "where boards touch, their cells should be of one size; those of board {first} measure {pitch}, those of "
          "board {second} {other}"},
    Entry{"seam-taken",
          "nothing should stand on the seam of two boards; {thing} stands on that of {first} and {second}"},
    Entry{"side-cut-off", "a side must get to an objective or to another side's start zone; {side} gets to none"},
    Entry{"single-way",
          "two ways without a hatchway in common should lead to each objective; all that {side} has to {objective} "
          "pass {edges}"},
    Entry{"stale-pin", "a pinned panel must fit what stands on its edges; {piece} at {edge} does not"},
    Entry{"start-zones-close",
          "start zones of different sides must lie at least {limit} apart; {zone} and {other} are {distance} apart"},
    Entry{"start-zones-in-sight",
          "at the start a side should see at most {limit} % of another's start zones; {side} sees {there} % of those "
          "of {other}, and the other way round it is {back} %; for example {to} from {from}"},
    Entry{"stratagem-cost", "a stratagem costs {limit}; {stratagem} costs {cost}"},
    Entry{"stratagem-too-dear", "a side has {limit} points for stratagems; {stratagem} costs {cost}"},
    Entry{"symmetric-set-up", "the set-up should have at most {limit} symmetries; it looks the same {symmetries}"},
    Entry{"unbuildable-pitch",
          "the pitch of {set} must lie between {least} and {most} for its panels to reach from node to node; it is "
          "{pitch}"},
    Entry{"unequal-access",
          "both sides should have the same access (hatchways/cells); objective {objective} is {figures} for {side} and "
          "{other-figures} for {other}"},
    Entry{"unequal-zones",
          "sides of a symmetric mission should have equal start zones (zones/cells); they have {figures}"},
    Entry{"unknown-event", "a function for an event must be of one that there is; {item} has {event}"},
    Entry{"unknown-event-round", "a battle has {rounds} rounds; {item} waits for round {round}"},
    Entry{"unknown-limit", "a limit must be one that a check knows; {limit} of {whose} is not"},
    Entry{"unknown-limit-value", "limit {limit} of {whose} must be {kind}; it is {value}"},
    Entry{"unknown-reference", "what is named must exist; {where} names {what} {name}, which does not"},
    Entry{"unknown-terrain-type",
          "a terrain type must be one of the game system; parts of {kind} are {type}, which is not"},
    Entry{"untyped-terrain",
          "every part of a terrain feature should have a terrain type; {untyped} of the {parts} parts of {kind} have "
          "none"},
    Entry{"unused-label", "a label that is more than a number should mean something; no text and no Lua names {label}"},
    Entry{"vantage-in-zone",
          "at most {limit} terrain features to stand upon should be in a start zone; in {zone} there are {count}"},
    Entry{"victory-points",
          "mission objectives count up to {limit} victory points; a player can score {most}, the rest is lost"},
    Entry{"victory-points-short",
          "mission objectives count up to {limit} victory points; no player can score more than {most}"},
    Entry{"wall-on-border",
          "at most {limit} walls and hatchways should stand on the border of a board; on board {board} there are "
          "{count}"},
    Entry{"zone-in-wall", "the cells of a zone must be floor; {count} of the {cells} of {zone} are not"},
    Entry{"zone-too-small",
          "a start zone should hold {models} models on bases of {base}; {fitting} are sure to fit in {zone}"},
};

std::string_view pattern_of(std::string_view id) {
  const auto found = std::find_if(table.begin(), table.end(), [&](const Entry& entry) { return entry.id == id; });
  BULKHEAD_EXPECTS(found != table.end());
  return found->pattern;
}

}  // namespace

std::string to_text(const Message& message) {
  std::string result;
  auto rest = pattern_of(message.id);
  for (auto open = rest.find('{'); open != std::string_view::npos; open = rest.find('{')) {
    const auto close = rest.find('}', open);
    const auto name = rest.substr(open + 1, close - open - 1);
    const auto argument = std::find_if(message.arguments.begin(), message.arguments.end(),
                                       [&](const auto& pair) { return pair.first == name; });
    BULKHEAD_EXPECTS(argument != message.arguments.end());
    result += rest.substr(0, open);
    result += argument->second;
    rest.remove_prefix(close + 1);
  }
  result += rest;
  return result;
}

std::vector<std::pair<std::string_view, std::string_view>> message_table() {
  std::vector<std::pair<std::string_view, std::string_view>> result;
  for (const auto& entry : table) result.emplace_back(entry.id, entry.pattern);
  return result;
}

}  // namespace bulkhead
