// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace bulkhead::test {

/// What a run of the program gave back.
struct Outcome {
  int code = 0;
  std::string output;
  std::string errors;
};

/// A folder of its own for one test, gone at the end; the program runs in it.
class Workplace {
 public:
  Workplace();
  ~Workplace();
  Workplace(const Workplace&) = delete;
  Workplace& operator=(const Workplace&) = delete;

  /// Runs `bulkhead` with these arguments in the folder; standard input is `input`.
  [[nodiscard]] Outcome run(const std::vector<std::string>& arguments, const std::string& input = {}) const;

  /// Runs a line of shell in the folder, with `bulkhead` on the path.
  [[nodiscard]] Outcome shell(const std::string& line, const std::string& input = {}) const;

  [[nodiscard]] std::filesystem::path path(const std::string& name) const { return folder_ / name; }
  [[nodiscard]] std::string read(const std::string& name) const;
  void write(const std::string& name, const std::string& content) const;
  [[nodiscard]] bool has(const std::string& name) const { return std::filesystem::exists(path(name)); }
  /// Names of all files below the folder, sorted.
  [[nodiscard]] std::vector<std::string> files() const;

 private:
  std::filesystem::path folder_;
};

/// Makes the mission m.bulkhead, The Lock: a Gallowdark board with nothing on it.
void make_mission(const Workplace& place);
/// Walls a room without hatchway round its cell C3.
inline const std::vector<std::string> sealed_room = {"edit", "m.bulkhead", "wall B3/C3 C3/D3 C2/C3 C3/C4"};

}  // namespace bulkhead::test
