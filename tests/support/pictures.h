// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace bulkhead::test {

/// The pixels of a picture, row by row, as 0xRRGGBB on white.
struct Pixels {
  int columns = 0;
  int rows = 0;
  std::vector<std::uint32_t> colours;
  [[nodiscard]] std::uint32_t at(int x, int y) const;
};

/// Reads PNG data; no columns if it is none.
[[nodiscard]] Pixels read_png(const std::string& png);

/// How far two pictures are apart. Edges that lie half a pixel beside each other are no difference worth a word, so
/// each pixel is compared with the nearest of the other picture's pixels around it, in both directions.
struct Difference {
  bool same_size = false;
  /// The share of pixels (0 to 1) of which a channel is more than 64 of 255 off.
  double wrong_pixels = 1;
  /// The mean of all channels of all pixels in place, 0 to 255, neighbours not looked at.
  double mean = 255;
};
[[nodiscard]] Difference difference(const Pixels& a, const Pixels& b);

/// What a program writes to its standard output, and how it ended.
struct Outcome {
  std::string output;
  int status = -1;
};
[[nodiscard]] Outcome run(const std::string& command);

/// A folder of its own for one test's files; gone when the test ends.
class WorkingFolder {
 public:
  WorkingFolder();
  ~WorkingFolder();
  WorkingFolder(const WorkingFolder&) = delete;
  WorkingFolder& operator=(const WorkingFolder&) = delete;

  [[nodiscard]] const std::filesystem::path& path() const { return path_; }
  /// Writes a file into it and returns the file's path.
  [[nodiscard]] std::string write(const std::string& name, const std::string& bytes) const;

 private:
  std::filesystem::path path_;
};

[[nodiscard]] std::string read_file(const std::filesystem::path& path);

}  // namespace bulkhead::test
