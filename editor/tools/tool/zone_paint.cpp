// SPDX-License-Identifier: MIT
#include "editor/tools/tool/zone_paint.h"

namespace bulkhead {
namespace {

/// The sides that a kind of zone can belong to; a kind that is named after a side is that side's alone.
std::vector<const Side*> owners(const Mission& mission, const ZoneKind& kind) {
  std::vector<const Side*> sides;
  if (kind.owner != ZoneKind::Owner::side) return sides;
  for (const auto& side : *mission.sides) {
    if (kind.id.text().starts_with(side.id.text() + "-")) return {&side};
    sides.push_back(&side);
  }
  return sides;
}

}  // namespace

std::vector<NamedPaint> paints(const Mission& mission, bool area) {
  std::vector<NamedPaint> all;
  for (const auto& kind : mission.system->zone_kinds) {
    if (kind.area != area) continue;
    const auto sides = owners(mission, kind);
    if (sides.empty()) all.push_back({kind.name, {kind.id, std::nullopt, std::nullopt}});
    for (const auto* side : sides) {
      all.push_back({sides.size() > 1 ? kind.name + " · " + side->name : kind.name, {kind.id, side->id, std::nullopt}});
    }
  }
  return all;
}

std::optional<ZonePaint> usual_paint(const Mission& mission, bool area) {
  const ZoneKind* usual = nullptr;
  for (const auto& kind : mission.system->zone_kinds) {
    if (kind.area != area) continue;
    if (usual == nullptr || (kind.start == ZoneKind::Start::deploys && usual->start != ZoneKind::Start::deploys))
      usual = &kind;
  }
  if (usual == nullptr) return std::nullopt;
  ZonePaint paint{usual->id, std::nullopt, std::nullopt};
  if (usual->owner == ZoneKind::Owner::side && !mission.sides->empty()) paint.side = mission.sides->front().id;
  return paint;
}

Id new_zone_id(const Mission& mission, const ZonePaint& paint) {
  const auto& kind = paint.kind.text();
  const bool says_side = !paint.side || kind.find(paint.side->text()) != std::string::npos;
  return free_id(mission, says_side ? paint.kind : slug(paint.side->text() + "-" + kind, kind));
}

}  // namespace bulkhead
