// SPDX-License-Identifier: MIT
#include "editor/tools/tool/way_ruler.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "editor/tools/pointing/words.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

std::string both_units(double millimetres) {
  const auto length = Length::micrometres(std::llround(millimetres * 1000));
  return fmt::format("{} · {}", length_words(length, RulerUnit::inches), length_words(length, RulerUnit::millimetres));
}

std::string sight_words(const Mission& mission, const Measurement& measured, bool bases) {
  if (measured.visible && measured.fully_visible) return bases ? translate("fully visible") : translate("in sight");
  if (measured.visible) return translate("partly visible");
  if (!measured.blocked_by) return translate("out of sight");
  return translate("sight blocked by {}", {words_for(mission, *measured.blocked_by)});
}

/// The thing itself, or what it does where it has no name.
std::string reason_words(const Mission& mission, const CoverReason& reason) {
  return reason.by ? words_for(mission, *reason.by) : to_text(reason.words);
}

std::string in_cover_words(const Mission& mission, const CoverReason& reason) {
  const auto thing = reason_words(mission, reason);
  if (!reason.to_target) return translate("in cover, partly hidden: {}", {thing});
  const auto away = Length::micrometres(std::llround(*reason.to_target * 1000));
  return translate("in cover: {}, {} from the target", {thing, length_words(away, RulerUnit::inches)});
}

std::vector<std::string> cover_words(const Mission& mission, const TargetCover& cover) {
  if (!cover.visible) return {translate("hidden from the middle of the attacker's base")};
  std::vector<std::string> words;
  if (cover.in_cover) words.push_back(in_cover_words(mission, cover.cover_by.front()));
  if (cover.point_blank) words.push_back(translate("too near the attacker for cover"));
  if (cover.obscured) words.push_back(translate("obscured: {}", {reason_words(mission, cover.obscured_by.front())}));
  if (words.empty()) words.push_back(translate("in the open"));
  return words;
}

}  // namespace

std::string length_words(const RulerReading& reading) {
  if (!reading.measured) return translate("not on one level");
  const auto& length = reading.measured->distance;
  if (!length) return translate("no way there");
  return reading.goes_round() ? translate("{} round walls", {both_units(*length)}) : both_units(*length);
}

std::vector<std::string> note_words(const Mission& mission, const RulerReading& reading,
                                    const std::optional<Length>& base) {
  std::vector<std::string> notes;
  if (!reading.measured) return notes;
  const auto& measured = *reading.measured;
  if (!measured.distance || reading.goes_round()) {
    notes.push_back(translate("straight {}", {both_units(reading.straight)}));
  }
  if (base) {
    const auto size = length_words(*base, RulerUnit::millimetres);
    if (!measured.fits_from) notes.push_back(translate("a base of {} has no room at the start", {size}));
    if (!measured.fits_to) notes.push_back(translate("a base of {} has no room at the end", {size}));
  } else {
    if (!measured.fits_from) notes.push_back(translate("there is no open ground at the start"));
    if (!measured.fits_to) notes.push_back(translate("there is no open ground at the end"));
  }
  for (const auto& hindrance : measured.through) {
    const auto name = words_for(mission, ObjectAddress{hindrance.id});
    if (hindrance.slows) notes.push_back(translate("through {}, which slows", {name}));
    if (hindrance.harms) notes.push_back(translate("through {}, which harms", {name}));
  }
  notes.push_back(sight_words(mission, measured, base.has_value()));
  if (!measured.cover || !measured.visible) return notes;
  for (auto& words : cover_words(mission, *measured.cover)) notes.push_back(std::move(words));
  return notes;
}

const RulerReading& WayRuler::read(const Mission& mission, const Table& table, const HatchwayStates& look,
                                   const std::optional<Length>& base, Vec from, Vec to) {
  const bool same = setting_ && setting_->is(mission, look, base);
  if (same && from == from_ && to == to_) return reading_;
  if (!same) prepare(mission, look, base);
  from_ = from;
  to_ = to;
  reading_ = between(table, from, to);
  return reading_;
}

void WayRuler::prepare(const Mission& mission, const HatchwayStates& look, const std::optional<Length>& base) {
  measure_.reset();
  setting_ = Setting{std::make_shared<const Mission>(mission), look, base};
  measure_.emplace(*setting_->mission, MeasureOptions{.open = look.for_plan(mission), .base = base});
}

RulerReading WayRuler::between(const Table& table, Vec from, Vec to) {
  const auto& mission = *setting_->mission;
  const auto first = table.locate(from);
  const auto second = table.locate(to);
  const auto level = [&](const Table::OnBoard& on) { return find_board(mission, on.board)->level; };
  if (!first || !second || level(*first) != level(*second)) return {};
  const auto start = first->point;
  const auto end = table.point_on(first->board, to);
  RulerReading reading;
  const double radii = setting_->base ? static_cast<double>(setting_->base->in_micrometres()) : 0;
  reading.straight = in_millimetres(std::max(0.0, distance(fine(start), fine(end)) - radii));
  reading.measured = measure_->between(level(*first), start, end).value_or(Measurement());
  const auto on_table = [&](FinePoint at) {
    return table.at(first->board, start) +
           Vec{at.x - in_millimetres(fine(start).x), at.y - in_millimetres(fine(start).y)};
  };
  const auto& measured = *reading.measured;
  if (!measured.straight) {
    for (const auto& point : measured.path) reading.way.push_back(on_table(point));
  }
  if (!measured.cover || !measured.visible) return reading;
  for (const auto& reason : measured.cover->cover_by) reading.cover_at.push_back(on_table(reason.at));
  for (const auto& reason : measured.cover->obscured_by) reading.cover_at.push_back(on_table(reason.at));
  return reading;
}

}  // namespace bulkhead
