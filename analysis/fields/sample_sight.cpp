// SPDX-License-Identifier: MIT
#include "analysis/fields/sample_sight.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "analysis/kernel/strip_line.h"
#include "analysis/sight/sight.h"
#include "model/base/contracts.h"

namespace bulkhead {
namespace {

/// A product of two numbers below 2^24 is off by less, in samples.
constexpr double doubtful = 1e-6;

/// The first column at or east of a ray at `rows` away, as columns from the source; `estimate` is where the ray is.
std::int32_t first_column(double estimate, Ray ray, std::int32_t rows) {
  auto column = static_cast<std::int32_t>(estimate);
  column += estimate > column ? 1 : 0;
  const double beyond = column - estimate;
  if (beyond > doubtful && beyond < 1 - doubtful) return column;
  // In whole numbers below 2^53.
  const double exactly = ray.x * rows;
  if (beyond < 0.5) return column * ray.y >= exactly ? column : column + 1;
  return (column - 1) * ray.y >= exactly ? column - 1 : column;
}

std::int32_t last_column(double estimate, Ray ray, std::int32_t rows) {
  return -first_column(-estimate, {-ray.x, ray.y}, rows);
}

}  // namespace

std::size_t SampleSet::count() const {
  std::size_t count = 0;
  for (auto word = first_; word < end_; ++word) {
    if (words_[word] != 0) count += static_cast<std::size_t>(std::popcount(words_[word]));
  }
  return count;
}

void SampleSet::clear() {
  if (first_ < end_) {
    std::fill(words_.begin() + static_cast<std::ptrdiff_t>(first_), words_.begin() + static_cast<std::ptrdiff_t>(end_),
              0);
  }
  first_ = SIZE_MAX;
  end_ = 0;
}

SampleSight::SampleSight(Plan plan, const SampleGrid& grid)
    : plan_(std::move(plan)),
      grid_(grid),
      first_(mesh().inside(grid.first)),
      spacing_(static_cast<double>(grid.spacing.in_micrometres())),
      candidates_(grid.count()) {
  BULKHEAD_EXPECTS(grid.spacing > Length());
  const auto steps = [&](double from, double to, double first, int count) {
    const double begin = std::ceil((from - first) / spacing_);
    const double end = std::floor((to - first) / spacing_);
    return std::pair(static_cast<std::int32_t>(std::max(begin, 0.0)),
                     static_cast<std::int32_t>(std::min(end, count - 1.0)));
  };
  for (const auto& strip : mesh().strips()) {
    const auto columns = steps(strip.west, strip.east, first_.x, grid.columns);
    const auto rows = steps(strip.y[0], strip.y[1], first_.y, grid.rows);
    extents_.push_back({columns.first, columns.second, rows.first, rows.second});
  }
}

bool SampleSight::is_open(std::size_t sample) const { return sees(plan_, grid_.at(sample), grid_.at(sample)); }

bool SampleSight::start(std::size_t from) {
  const auto columns = static_cast<std::size_t>(grid_.columns);
  source_.column = static_cast<std::int32_t>(from % columns);
  source_.row = static_cast<std::int32_t>(from / columns);
  source_.at = at(source_.column, source_.row);
  places_ = mesh().places(source_.at);
  looked_.clear();
  return !places_.empty();
}

void SampleSight::add_seen(std::size_t from, SampleSet& seen) {
  if (!start(from)) return;
  reach_.clear();
  look_round(true, seen);
}

void SampleSight::add_seen_southwards(std::size_t from, SampleSet& seen) {
  if (!start(from)) return;
  reach_.clear();
  look_round(false, seen);
}

void SampleSight::add_seen_within(std::size_t from, Length reach, SampleSet& seen) {
  if (!start(from)) return;
  if (reach_.empty() || reach_length_ != reach) {
    reach_length_ = reach;
    reach_.clear();
    const double steps = static_cast<double>(reach.in_micrometres()) / spacing_;
    const double most = static_cast<double>(std::max(grid_.columns, grid_.rows));
    for (std::int32_t row = 0; row <= steps && row < grid_.rows; ++row) {
      const double width = std::sqrt(std::max(0.0, steps * steps - static_cast<double>(row) * row));
      reach_.push_back(static_cast<std::int32_t>(std::min(width + doubtful, most)));
    }
  }
  look_round(true, seen);
}

void SampleSight::look_round(bool northwards, SampleSet& seen) {
  const auto& kernel = plan_.sight();
  if (kernel.mesh_decides()) return look_past_rectangles(northwards, seen);
  candidates_.clear();
  look_past_rectangles(northwards, candidates_);
  const auto columns = static_cast<std::size_t>(grid_.columns);
  candidates_.for_each([&](std::size_t sample) {
    const auto to = at(static_cast<std::int32_t>(sample % columns), static_cast<std::int32_t>(sample / columns));
    if (kernel.clear_of_polygons(source_.at, to)) seen.add(sample, sample);
  });
}

void SampleSight::look_past_rectangles(bool northwards, SampleSet& seen) {
  look_level(seen);
  if (northwards) look<StripMesh::north>(seen);
  look<StripMesh::south>(seen);
}

/// What cones of sight hold, their borders included.
class SampleSight::ConeVisitor {
 public:
  ConeVisitor(SampleSight& sight, SampleSet& seen) : sight_(sight), seen_(seen) {}

  template <StripMesh::Side Towards>
  bool strip(std::uint32_t number, Ray west, Ray east) {
    sight_.fill<Towards>(sight_.extents_[number], west, east, seen_);
    if (sight_.reach_.empty()) return true;
    const auto& at = sight_.source_.at;
    const auto& strip = sight_.mesh().strips()[number];
    const double away = Towards == StripMesh::south ? strip.y[Towards] - at.y : at.y - strip.y[Towards];
    return away <= static_cast<double>(sight_.reach_.size()) * sight_.spacing_;
  }
  template <StripMesh::Side Towards>
  void touching(Ray ray) {
    sight_.look_along(ray, Towards, seen_);
  }
  static void corner(std::uint32_t, FinePoint) {}

 private:
  SampleSight& sight_;
  SampleSet& seen_;
};

template <StripMesh::Side Towards>
void SampleSight::look(SampleSet& seen) {
  const auto& mesh = this->mesh();
  ConeVisitor visitor(*this, seen);
  ConeWalk<Towards, ConeVisitor> walk(mesh, source_.at, visitor);
  for (const auto number : places_) {
    const double end = mesh.strips()[number].y[Towards];
    if (Towards == StripMesh::south ? end > source_.at.y : end < source_.at.y) walk.follow(number, due_west, due_east);
  }
}

template <StripMesh::Side Towards>
void SampleSight::fill(const Extent& extent, Ray west, Ray east, SampleSet& seen) {
  const auto from_west = extent.first_column - source_.column;
  const auto to_east = extent.last_column - source_.column;
  if (from_west > to_east) return;
  // Rows are counted away from the source; its own is looked at apart.
  auto row = Towards == StripMesh::south ? extent.first_row - source_.row : source_.row - extent.last_row;
  const auto end = Towards == StripMesh::south ? extent.last_row - source_.row : source_.row - extent.first_row;
  const double western = west.y > 0 ? west.x / west.y : 0;
  const double eastern = east.y > 0 ? east.x / east.y : 0;
  for (row = std::max(row, 1); row <= end; ++row) {
    auto first = from_west;
    auto last = to_east;
    if (west.y > 0 && western * row > first - doubtful) {
      if (western * row > last + doubtful) continue;
      first = std::max(first, first_column(western * row, west, row));
    }
    if (east.y > 0 && eastern * row < last + doubtful) {
      if (eastern * row < first - doubtful) continue;
      last = std::min(last, last_column(eastern * row, east, row));
    }
    add_run(row * (Towards == StripMesh::south ? 1 : -1), first, last, seen);
  }
}

/// Columns and row are counted from the source.
void SampleSight::add_run(std::int32_t row, std::int32_t first, std::int32_t last, SampleSet& seen) const {
  if (!reach_.empty()) {
    const auto away = static_cast<std::size_t>(std::abs(row));
    if (away >= reach_.size()) return;
    first = std::max(first, -reach_[away]);
    last = std::min(last, reach_[away]);
  }
  if (first > last) return;
  const auto origin = number(source_.column, source_.row + row);
  seen.add(origin + static_cast<std::size_t>(first), origin + static_cast<std::size_t>(last));
}

/// Between two things that touch a line of sight from either side there is room for that one line. Samples are on it
/// only every so many rows.
void SampleSight::look_along(Ray ray, StripMesh::Side towards, SampleSet& seen) {
  const auto divisor = std::gcd(static_cast<std::int64_t>(ray.x), static_cast<std::int64_t>(ray.y));
  const Ray step{ray.x / static_cast<double>(divisor), ray.y / static_cast<double>(divisor)};
  const FinePoint direction{step.x, towards == StripMesh::south ? step.y : -step.y};
  if (std::find(looked_.begin(), looked_.end(), direction) != looked_.end()) return;
  looked_.push_back(direction);
  const double rows = towards == StripMesh::south ? grid_.rows - 1 - source_.row : source_.row;
  for (double times = 1; step.y * times <= rows; ++times) {
    const double column = source_.column + step.x * times;
    if (column < 0 || column >= grid_.columns) return;
    const auto dx = static_cast<std::int32_t>(step.x * times);
    const auto dy = static_cast<std::int32_t>(direction.y * times);
    if (!is_clear(mesh(), source_.at, at(source_.column + dx, source_.row + dy))) return;
    add_run(dy, dx, dx, seen);
  }
}

/// The source's own row. Where it runs along a side of a strip, sight slides from strip to strip.
void SampleSight::look_level(SampleSet& seen) {
  const auto& mesh = this->mesh();
  bool slides = false;
  for (const auto number : places_) {
    const auto& strip = mesh.strips()[number];
    if (strip.y[0] == source_.at.y || strip.y[1] == source_.at.y) slides = true;
    const auto& extent = extents_[number];
    add_run(0, extent.first_column - source_.column, extent.last_column - source_.column, seen);
  }
  if (!slides) return;
  const auto slide = [&](std::int32_t step) {
    for (auto column = source_.column + step; column >= 0 && column < grid_.columns; column += step) {
      if (seen.holds(number(column, source_.row))) continue;
      if (!is_clear(mesh, source_.at, at(column, source_.row))) return;
      add_run(0, column - source_.column, column - source_.column, seen);
    }
  };
  slide(-1);
  slide(1);
}

}  // namespace bulkhead
