// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>

#include "model/library/library.h"
#include "model/mission/mission.h"

namespace bulkhead {

/// The title of a mission that nobody has named.
inline constexpr const char* untitled = "Untitled killzone";

/// What a new mission is called and who designs it. Without a title or an author a whole mission keeps its own; without
/// a title anything else is untitled.
struct NewMission {
  std::string title;
  std::string author;
};

/// A mission of the designer's own, begun from a killzone or mission of the library: its title, the id made of that and
/// its version, the first, are not the template's. A killzone's author is not taken over: what is made of a blank board
/// is the designer's. Fails for texts that no document can hold.
[[nodiscard]] Result<Mission> new_from_template(const Template& source, const Library& library,
                                                const NewMission& wanted);

/// The title of a mission in a file: `the-cinder-lock.bulkhead` has `The cinder lock`. Untitled where a title cannot be
/// made of the file's name.
[[nodiscard]] std::string title_after(const std::filesystem::path& file);

}  // namespace bulkhead
