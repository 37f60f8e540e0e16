// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

namespace bulkhead {

struct Feature;
struct FreePiece;
struct Marker;
struct Mission;

/// Spoken names of things whose number among those alike is known already; nothing where there is one only. A marker
/// with a label, or on the lattice, needs no number.
[[nodiscard]] std::string numbered_name(const Mission& mission, const Marker& marker,
                                        const std::optional<std::size_t>& number);
[[nodiscard]] std::string numbered_name(const Mission& mission, const Feature& feature,
                                        const std::optional<std::size_t>& number);
[[nodiscard]] std::string numbered_name(const Mission& mission, const FreePiece& piece,
                                        const std::optional<std::size_t>& number);

}  // namespace bulkhead
