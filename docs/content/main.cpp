// SPDX-License-Identifier: MIT
// Writes the page of what templates take from their sources: write_content_reference FACTS TEMPLATES FILE reads
// FACTS/introduction.md and all FACTS/*.tsv, and fails where a template says something else.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <stdexcept>
#include <type_traits>
#include <utility>

#include "docs/content/facts.h"
#include "model/io/file_system.h"
#include "model/io/item_file.h"
#include "model/io/mission_file.h"
#include "model/library/library.h"

namespace bulkhead {
namespace {

using std::filesystem::path;

/// What this program cannot do without.
template <typename T>
T needed(Result<T> result) {
  if (!result) throw std::runtime_error(to_text(result.error()));
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

Result<std::string> document_of(const Library& library, const std::string& name) {
  constexpr std::string_view system = "system ";
  if (name.starts_with(system)) {
    const auto id = Id::parse(name.substr(system.size()));
    if (!id) return tl::unexpected(id.error());
    return library.system(*id).map([](const GameSystem& found) { return write_system(found); });
  }
  const auto id = LibraryId::parse(name);
  if (!id) return tl::unexpected(id.error());
  const auto* const found = library.find(*id);
  if (found == nullptr) {
    const auto items = library.find_items(*id);
    if (items.size() != 1) return fail("the library has no " + name);
    return read_item(*items.front()).and_then([](const ReadItem& read) { return write_item_file(read.item); });
  }
  return load_mission(real_files(), found->path, &library).map([](const ReadMission& loaded) {
    return write_mission(loaded.mission);
  });
}

void write_page(const path& folder, const path& templates, const path& file) {
  const auto library = needed(Library::open({templates}));
  const auto read = [](const path& from) { return needed(real_files().read(from, largest_document)); };
  std::vector<path> tables;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".tsv") tables.push_back(entry.path());
  }
  std::sort(tables.begin(), tables.end());
  std::vector<Fact> facts;
  for (const auto& table : tables) {
    for (auto& fact : needed(read_facts(read(table), table.filename().string()))) facts.push_back(std::move(fact));
  }
  const auto text = needed(content_text(read(folder / "introduction.md"), facts,
                                        [&](const std::string& name) { return document_of(library, name); }));
  needed(save_atomically(real_files(), file, text, Backup::none));
}

}  // namespace
}  // namespace bulkhead

int main(int argc, char** argv) {
  if (argc != 4) {
    std::fputs("usage: write_content_reference FACTS TEMPLATES FILE\n", stderr);
    return 2;
  }
  try {
    bulkhead::write_page(argv[1], argv[2], argv[3]);
  } catch (const std::exception& problem) {
    std::fprintf(stderr, "%s\n", problem.what());
    return 1;
  }
  return 0;
}
