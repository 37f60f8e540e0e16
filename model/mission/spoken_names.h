// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "model/base/identifier.h"

namespace bulkhead {

struct Feature;
struct FreePiece;
struct Marker;
struct Mission;

/// What people call the things of a mission, in English, where its ids are no help to them. A thing need not be in the
/// mission yet.

/// Kind and label, `Objective 1`, or of one without a label where it stands: `Objective C3`.
[[nodiscard]] std::string spoken_name(const Mission& mission, const Marker& marker);
/// Its kind, with a number where there are several: `Crate 2`.
[[nodiscard]] std::string spoken_name(const Mission& mission, const Feature& feature);
/// `free wall`, with a number likewise.
[[nodiscard]] std::string spoken_name(const Mission& mission, const FreePiece& piece);
/// Of anything that has an id: its name, or as above; where there is no such thing, or it has no name, the id.
[[nodiscard]] std::string spoken_name(const Mission& mission, const Id& id);

/// The name of a terrain set that the mission uses; else the id.
[[nodiscard]] std::string set_name(const Mission& mission, const Id& id);

/// Which it is among those of the mission of its kind, from 1; nothing where it is, or would be, the only one.
[[nodiscard]] std::optional<std::size_t> number_among_alike(const Mission& mission, const Feature& feature);
[[nodiscard]] std::optional<std::size_t> number_among_alike(const Mission& mission, const FreePiece& piece);
[[nodiscard]] std::optional<std::size_t> number_among_alike(const Mission& mission, const Marker& marker);

}  // namespace bulkhead
