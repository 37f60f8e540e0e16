// SPDX-License-Identifier: MIT
#pragma once

#include "model/base/extras.h"

namespace bulkhead {

/// What a kind of terrain does to those who move, look and hide. Where a part of a feature is of several types, each
/// trait takes its strongest word, which is the last in its list.
struct TerrainTraits {
  /// How models get past: round it or over it; slowly through it; as if it were not there; neither through nor over.
  enum class Passage : unsigned char { over, slow, free, barred };
  enum class Sight : unsigned char { clear, obscures, blocks };
  enum class Cover : unsigned char { unstated, gives, denies };
  Passage passage = Passage::over;
  Sight sight = Sight::clear;
  Cover cover = Cover::unstated;
  /// Models may end a move on top of it.
  bool stand = false;
  /// It harms those who come near, or none may come near.
  bool hazard = false;
  friend bool operator==(const TerrainTraits&, const TerrainTraits&) = default;
};

/// What it takes to destroy a thing; 0 where it is not stated.
struct Profile {
  int toughness = 0;
  int wounds = 0;
  /// 2 for 2+.
  int save = 0;
  int armour = 0;
  int hull = 0;
  Extras extras = {};
  friend bool operator==(const Profile&, const Profile&) = default;
};

}  // namespace bulkhead
