// SPDX-License-Identifier: MIT
// Writes the reference of the checks and that of the moments: write_reference INTRODUCTIONS EXAMPLES TEMPLATES FOLDER
// makes FOLDER/checks.md, FOLDER/pictures/checks/KEY.png, of EXAMPLES/KEY/bad.bulkhead and good.bulkhead, and
// FOLDER/moments.md; each page begins with INTRODUCTIONS/PAGE-introduction.md.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "docs/reference/checks_text.h"
#include "docs/reference/example_picture.h"
#include "docs/reference/moments_text.h"
#include "model/io/file_system.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"
#include "workbench/all_checks.h"
#include "workbench/checking.h"

namespace bulkhead {
namespace {

using std::filesystem::path;

/// What this program cannot do without.
template <typename T>
T needed(Result<T> result) {
  if (!result) throw std::runtime_error(to_text(result.error()));
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

void write_picture(const Check& check, const path& examples, const Library& library, const path& folder) {
  const auto example = [&](const char* name) {
    return needed(load_mission(real_files(), examples / check.key / name, &library)).mission;
  };
  const auto bad = example("bad.bulkhead");
  std::vector<Address> places;
  for (const auto& finding : check_mission(bad).findings) {
    if (finding.key == check.key) places.insert(places.end(), finding.addresses.begin(), finding.addresses.end());
  }
  constexpr double dots_per_inch = 110;
  const auto picture = needed(to_png(example_picture(bad, places, example("good.bulkhead")), dots_per_inch));
  needed(save_atomically(real_files(), folder / (check.key + ".png"), picture, Backup::none));
}

std::string introduction_of(const path& introductions, const std::string& page) {
  return needed(real_files().read(introductions / (page + "-introduction.md"), largest_document));
}

void write_checks(const path& introductions, const path& examples, const Library& library, const path& folder) {
  const auto pictures = folder / "pictures" / "checks";
  std::filesystem::remove_all(pictures);  // those of checks that are no more
  std::filesystem::create_directories(pictures);
  for (const auto& check : all_checks()) {
    if (check.pictured) write_picture(check, examples, library, pictures);
  }
  const auto text = checks_text(introduction_of(introductions, "checks"), all_checks());
  needed(save_atomically(real_files(), folder / "checks.md", text, Backup::none));
}

void write_moments(const path& introductions, const Library& library, const path& folder) {
  std::vector<GameSystem> systems;
  for (const auto& entry : library.templates()) {
    if (entry.kind == Template::Kind::system) systems.push_back(needed(library.system(Id(entry.id.text()))));
  }
  const auto text = moments_text(introduction_of(introductions, "moments"), systems);
  needed(save_atomically(real_files(), folder / "moments.md", text, Backup::none));
}

void write_reference(const path& introductions, const path& examples, const path& templates, const path& folder) {
  const auto library = needed(Library::open({templates}));
  write_checks(introductions, examples, library, folder);
  write_moments(introductions, library, folder);
}

}  // namespace
}  // namespace bulkhead

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("usage: write_reference INTRODUCTIONS EXAMPLES TEMPLATES FOLDER\n", stderr);
    return 2;
  }
  try {
    bulkhead::write_reference(argv[1], argv[2], argv[3], argv[4]);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return 1;
  }
  return 0;
}
