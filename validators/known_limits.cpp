// SPDX-License-Identifier: MIT
#include "validators/known_limits.h"

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
    KnownLimit{"base", Kind::length, "the diameter of the bases of a unit; 32 mm without"},
    KnownLimit{"border-walls", Kind::number, "how many walls and hatchways may stand on the border of a board"},
    KnownLimit{"move", Kind::length,
               "how far a model moves in a turn; without it fairness says nothing of the first turn"},
    KnownLimit{"start-zones-apart", Kind::length, "how far start zones of different sides lie apart at least"},
    KnownLimit{"stratagem-cost", Kind::range, "what a stratagem costs"},
    KnownLimit{"stratagem-points", Kind::number, "what a side can spend on stratagems in the whole battle"},
    KnownLimit{"victory-points", Kind::number, "up to how many points mission objectives count"},
    KnownLimit{"weapon-range", Kind::length, "how far a model shoots; as far as it sees without"},
    KnownLimit{"zone-models", Kind::number, "how many models a start zone must hold"},
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
