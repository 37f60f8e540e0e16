// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/xml_writer.h"
#include "model/mission/mission.h"

/// The counterparts of model/io/readers.h.
namespace bulkhead {

void write_system(XmlWriter& writer, const GameSystem& system);
void write_terrain_set(XmlWriter& writer, const TerrainSet& set);
void write_limit(XmlWriter& writer, const Limit& limit);
void write_zone_kind(XmlWriter& writer, const ZoneKind& kind);
void write_marker_kind(XmlWriter& writer, const MarkerKind& kind);
void write_link_kind(XmlWriter& writer, const LinkKind& kind);
void write_battlefield(XmlWriter& writer, const Mission& mission);
void write_board(XmlWriter& writer, const Board& board, std::size_t number);
/// The attributes of an item's element and what stands in it.
template <typename T>
void write_item(XmlWriter& writer, const T& item);
void write_content(XmlWriter& writer, const Mission& mission);

}  // namespace bulkhead
