// SPDX-License-Identifier: MIT
#pragma once

#include "model/io/xml_writer.h"
#include "model/mission/mission.h"

/// The counterparts of model/io/readers.h.
namespace bulkhead {

/// Which document a definition is written into: one of its own says its format.
enum class Standing { alone, embedded };

void write_system(XmlWriter& writer, const GameSystem& system, Standing standing);
void write_terrain_set(XmlWriter& writer, const TerrainSet& set, Standing standing);
void write_limit(XmlWriter& writer, const Limit& limit);
void write_terrain_type(XmlWriter& writer, const TerrainType& type);
void write_feature_kind(XmlWriter& writer, const FeatureKind& kind);
void write_battlefield(XmlWriter& writer, const Mission& mission);
void write_board(XmlWriter& writer, const Board& board, std::size_t number);
void write_content(XmlWriter& writer, const Mission& mission);

}  // namespace bulkhead
