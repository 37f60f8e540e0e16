// SPDX-License-Identifier: MIT
#include "editor/tools/tool/way_ruler.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "analysis/sight/base_sight.h"
#include "analysis/sight/sight.h"
#include "editor/tools/pointing/pointing.h"
#include "editor/tools/view/ruler.h"
#include "editor/tools/words/translate.h"
#include "model/mission/geometry.h"

namespace bulkhead {
namespace {

std::string both_units(double millimetres) {
  const auto length = Length::micrometres(std::llround(millimetres * 1000));
  return fmt::format("{} · {}", length_words(length, RulerUnit::inches), length_words(length, RulerUnit::millimetres));
}

std::string sight_words(const Mission& mission, const RulerReading& reading, bool bases) {
  if (reading.sees_all) return bases ? translate("fully visible") : translate("in sight");
  if (reading.sees) return translate("partly visible");
  if (!reading.blocked_by) return translate("out of sight");
  return translate("sight blocked by {}", {words_for(mission, *reading.blocked_by)});
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
  if (!reading.one_level) return translate("not on one level");
  if (!reading.way) return translate("no way there");
  return reading.goes_round() ? translate("{} round walls", {both_units(*reading.way)}) : both_units(*reading.way);
}

std::vector<std::string> note_words(const Mission& mission, const RulerReading& reading,
                                    const std::optional<Length>& base) {
  std::vector<std::string> notes;
  if (!reading.one_level) return notes;
  if (!reading.way || reading.goes_round()) notes.push_back(translate("straight {}", {both_units(reading.straight)}));
  if (base) {
    const auto size = length_words(*base, RulerUnit::millimetres);
    if (!reading.fits_from) notes.push_back(translate("a base of {} has no room at the start", {size}));
    if (!reading.fits_to) notes.push_back(translate("a base of {} has no room at the end", {size}));
  } else {
    if (!reading.fits_from) notes.push_back(translate("there is no open ground at the start"));
    if (!reading.fits_to) notes.push_back(translate("there is no open ground at the end"));
  }
  notes.push_back(sight_words(mission, reading, base.has_value()));
  if (!reading.cover) return notes;
  for (auto& words : cover_words(mission, *reading.cover)) notes.push_back(std::move(words));
  return notes;
}

const RulerReading& WayRuler::read(const Mission& mission, const Table& table, const HatchwayLook& look,
                                   const std::optional<Length>& base, Vec from, Vec to) {
  const auto first = table.locate(from);
  const auto second = table.locate(to);
  const auto level = [&](const Table::OnBoard& on) { return find_board(mission, on.board)->level; };
  if (!first || !second || level(*first) != level(*second)) {
    setting_.reset();
    reading_ = {};
    return reading_;
  }
  Setting setting{mission, look, base, level(*first)};
  const bool same = setting_ == setting;
  if (same && from == from_ && to == to_) return reading_;
  if (!same) prepare(std::move(setting));
  from_ = from;
  to_ = to;
  reading_ = between(table, first->board, first->point, table.point_on(first->board, to));
  return reading_;
}

void WayRuler::prepare(Setting setting) {
  setting_ = std::move(setting);
  ways_.reset();
  PlanOptions options;
  options.open = setting_->look.for_plan(setting_->mission);
  const auto base = setting_->base.value_or(Length());
  const auto radius = Length::micrometres(base.in_micrometres() / 2);
  if (setting_->mission.system->measuring.any_base_passes_hatchways) options.least_opening = base;
  if (auto plan = plan_of(setting_->mission, setting_->level, options)) ways_.emplace(std::move(*plan), radius);
}

RulerReading WayRuler::between(const Table& table, int board, Point from, Point to) {
  RulerReading reading;
  reading.one_level = true;
  const auto radius = ways_ ? ways_->radius() : Length();
  const double radii = 2 * in_millimetres(static_cast<double>(radius.in_micrometres()));
  reading.straight = std::max(0.0, in_millimetres(distance(fine(from), fine(to))) - radii);
  if (!ways_) return reading;
  reading.fits_from = ways_->fits(from);
  reading.fits_to = ways_->fits(to);
  add_sight(reading, from, to);
  const auto corner = table.at(board, from);
  const auto on_table = [&](FinePoint millimetres) {
    return corner + Vec{millimetres.x - in_millimetres(fine(from).x), millimetres.y - in_millimetres(fine(from).y)};
  };
  if (reading.cover) {
    for (const auto& reason : reading.cover->cover_by) reading.cover_at.push_back(on_table(reason.at));
    for (const auto& reason : reading.cover->obscured_by) reading.cover_at.push_back(on_table(reason.at));
  }
  if (setting_->mission.system->measuring.distance == Measuring::Distance::straight) {
    reading.way = reading.straight;
    return reading;
  }
  const auto way = ways_->way(from, to);
  if (!way) return reading;
  reading.way = std::max(0.0, in_millimetres(way->length) - radii);
  for (const auto& point : way->points) {
    reading.points.push_back(on_table({in_millimetres(point.x), in_millimetres(point.y)}));
  }
  return reading;
}

void WayRuler::add_sight(RulerReading& reading, Point from, Point to) const {
  const auto& plan = ways_->plan();
  if (const auto stop = what_blocks(plan, from, to)) reading.blocked_by = stop->by;
  if (ways_->radius() == Length()) {
    reading.sees = reading.sees_all = sees(plan, from, to);
    return;
  }
  const Base one{from, ways_->radius()};
  const Base other{to, ways_->radius()};
  reading.sees = sees(plan, one, other);
  reading.sees_all = reading.sees && fully_visible(plan, one, other);
  if (!reading.sees || !reading.fits_from || !reading.fits_to) return;
  const auto& mission = setting_->mission;
  reading.cover = target_cover(mission, setting_->level, plan, setting_->look.for_plan(mission), one, other);
}

}  // namespace bulkhead
