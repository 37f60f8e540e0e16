// SPDX-License-Identifier: MIT
#include "validators/engine/known_limits.h"

#include <array>

namespace bulkhead {
namespace {

using Kind = KnownLimit::Kind;

constexpr std::array limits = {
    KnownLimit{"KIND-apart", Kind::length,
               "how far markers of a kind, and of one side, stand from each other at least"},
    KnownLimit{"KIND-count", Kind::range, "how many markers of a kind there are"},
    KnownLimit{"KIND-to-centre", Kind::length, "how far they stand from the centre of the battlefield at least"},
    KnownLimit{"KIND-to-edge", Kind::length, "how far they stand from the edge of the table at least"},
    KnownLimit{"base", Kind::length,
               "the diameter of the bases of a unit at least; 32 mm without, or what forces have"},
    KnownLimit{"bonus-points", Kind::number, "how many points come on top of what mission objectives count"},
    KnownLimit{"border-walls", Kind::number, "how many walls and hatchways may stand on the border of a board"},
    KnownLimit{"cover-near", Kind::length,
               "how near to its target a corner or base must be to give cover; 1\" without"},
    KnownLimit{"cover-point-blank", Kind::length, "up to how near an observer nobody has cover; 2\" without"},
    KnownLimit{"edge-entries", Kind::number, "how many clear ways in each side has at each edge of the table at least"},
    KnownLimit{"force-points", Kind::number,
               "how many points the units of a side may count, and what a side without a force is taken to have"},
    KnownLimit{"largest-base", Kind::length, "the diameter of the largest base that must get everywhere"},
    KnownLimit{"move", Kind::length,
               "how far a model moves in a turn; without it fairness says nothing of the first turn"},
    KnownLimit{"obscured-beyond", Kind::length, "how far from both what obscures must be; 1\" without"},
    KnownLimit{"start-zones-apart", Kind::length, "how far start zones of different sides lie apart at least"},
    KnownLimit{"start-zones-seen", Kind::number,
               "how much of another side's start zones a side may see at the start, in per cent; 0 without"},
    KnownLimit{"stratagem-cost", Kind::range, "what a stratagem costs"},
    KnownLimit{"stratagem-points", Kind::number,
               "what a side can spend on stratagems in the whole battle, whatever the game allows"},
    KnownLimit{"symmetries", Kind::number, "how many of the three symmetries a set-up without lattice may have"},
    KnownLimit{"underdog-points", Kind::number, "how many points fewer make a side the underdog"},
    KnownLimit{"unit-models", Kind::number, "how many models a unit begins with at most"},
    KnownLimit{"victory-points", Kind::number, "up to how many points mission objectives count"},
    KnownLimit{"weapon-range", Kind::length, "how far a model shoots; as far as it sees without"},
    KnownLimit{"zone-edge-cover", Kind::number,
               "how many terrain features that hide somebody stand at the edge of a start zone at least"},
    KnownLimit{"zone-edge-reach", Kind::length, "how near to that edge they come at least; 1\" without"},
    KnownLimit{"zone-models", Kind::number, "how many models a start zone must hold"},
    KnownLimit{"zone-terrain", Kind::number, "how many per cent of the terrain features may stand in start zones"},
    KnownLimit{"zone-vantage", Kind::number, "how many terrain features to stand upon may be in a start zone"},
};

}  // namespace

std::span<const KnownLimit> known_limits() { return limits; }

std::string_view to_text(KnownLimit::Kind kind) {
  switch (kind) {
    case Kind::number: return "a number";
    case Kind::range: return "a number or a range";
    case Kind::length: break;
  }
  return "a length";
}

}  // namespace bulkhead
