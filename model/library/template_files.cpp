// SPDX-License-Identifier: MIT
#include "model/library/template_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "model/io/file_system.h"
#include "model/library/library.h"

namespace bulkhead {
namespace {

namespace fs = std::filesystem;

/// The entries of a folder without hidden ones, sorted.
Result<std::vector<fs::directory_entry>> list(const fs::path& folder) {
  std::vector<fs::directory_entry> result;
  std::error_code problem;
  fs::directory_iterator entry(folder, problem);
  while (!problem && entry != fs::directory_iterator()) {
    if (!entry->path().filename().string().starts_with('.')) result.push_back(*entry);
    entry.increment(problem);
  }
  std::error_code unknown;
  if (problem == std::errc::not_a_directory && fs::exists(folder, unknown)) {
    return tl::unexpected(Error{"there is a file where this folder should be; move it away", folder.string(), 0, 0});
  }
  if (problem) return tl::unexpected(file_error("this folder cannot be read", folder, problem.value()));
  // By their names, as what comes before these is the same.
  std::sort(result.begin(), result.end(), [](const fs::directory_entry& one, const fs::directory_entry& other) {
    return one.path().native() < other.path().native();
  });
  return result;
}

bool is_template_name(const fs::path& path) { return path.extension() == ".xml" || path.extension() == ".bulkhead"; }

class Search {
 public:
  /// Fails if this very folder cannot be listed; what is wrong below it becomes a problem.
  Result<void> go_through(const fs::path& folder, int depth) {
    std::error_code unknown;
    const auto itself = fs::canonical(folder, unknown);
    if (!unknown && !seen_.insert(itself).second) return {};
    return list(folder).map([&](const std::vector<fs::directory_entry>& entries) {
      for (const auto& entry : entries) visit(entry, depth);
    });
  }

  [[nodiscard]] TemplateFiles result() && { return std::move(result_); }

 private:
  void visit(const fs::directory_entry& entry, int depth) {
    std::error_code unknown;
    // The entry knows what it is even where nobody may look at it.
    if (entry.is_directory(unknown)) {
      if (depth == deepest_template_folder) {
        add_problem(entry, fmt::format("folders of templates lie at most {} deep; move this one up", depth));
      } else if (auto done = go_through(entry, depth + 1); !done) {
        result_.problems.push_back({std::move(done.error()), LibraryProblem::About::folder});
      }
    } else if (is_template_name(entry)) {
      add(entry);
    }
  }

  void add(const fs::path& file) {
    if (result_.paths.size() < most_templates) {
      result_.paths.push_back(file);
    } else if (!full_) {
      full_ = true;
      add_problem(file,
                  fmt::format("a folder holds at most {} templates; this one and more are left out", most_templates));
    }
  }

  void add_problem(const fs::path& path, std::string message) {
    result_.problems.push_back({{std::move(message), path.string(), 0, 0}, LibraryProblem::About::folder});
  }

  std::set<fs::path> seen_;
  bool full_ = false;
  TemplateFiles result_;
};

}  // namespace

Result<TemplateFiles> find_template_files(const std::filesystem::path& folder) {
  Search search;
  return search.go_through(folder, 0).map([&] { return std::move(search).result(); });
}

}  // namespace bulkhead
