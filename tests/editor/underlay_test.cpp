// SPDX-License-Identifier: MIT
#include "editor/tools/underlay/underlay.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>

#include "editor/tools/underlay/underlay_store.h"
#include "model/io/file_lock.h"
#include "tests/support/forwarded_files.h"
#include "tests/support/temporary_folder.h"

namespace bulkhead {
namespace {

using test::TemporaryFolder;
using test::write_file;

void expect_near(Vec is, Vec wanted) {
  EXPECT_NEAR(is.x, wanted.x, 1e-6);
  EXPECT_NEAR(is.y, wanted.y, 1e-6);
}

std::string bytes_of(unsigned value, int count) {
  std::string bytes;
  for (int shift = 8 * (count - 1); shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift & 0xFFU);
  return bytes;
}

std::string png(unsigned width, unsigned height) {
  return "\x89PNG\r\n\x1a\n" + bytes_of(13, 4) + "IHDR" + bytes_of(width, 4) + bytes_of(height, 4);
}

/// With an application's segment before the frame's.
std::string jpeg(unsigned width, unsigned height) {
  return "\xFF\xD8\xFF\xE0" + bytes_of(4, 2) + "ab" + "\xFF\xC0" + bytes_of(11, 2) + "\x08" + bytes_of(height, 2) +
         bytes_of(width, 2) + "\x01";
}

Underlay sample() { return fitted({"/a/map.png", 200, 100}, {{0, 0}, {600, 400}}); }

TEST(Underlay, FirstFillsTheBattlefield) {
  const auto underlay = sample();
  // 200 × 100 pixels on 600 × 400 mm: three millimetres a pixel, 50 mm above and below.
  EXPECT_DOUBLE_EQ(underlay.scale, 3);
  expect_near(on_table(underlay, {0, 0}), {0, 50});
  expect_near(on_table(underlay, {200, 100}), {600, 350});
  expect_near(pixel_at(underlay, {300, 200}), {100, 50});
}

TEST(Underlay, IsSetRightByTwoPointsAndTheirPlaces) {
  const auto underlay = sample();
  const Vec first = on_table(underlay, {10, 20});
  const Vec second = on_table(underlay, {110, 20});
  // What lay 300 mm apart in a row belongs 150 mm apart in a column: half the size, a quarter turn clockwise.
  const auto right = set_right(underlay, first, {100, 100}, second, {100, 250});
  ASSERT_TRUE(right.has_value());
  EXPECT_NEAR(right->scale, 1.5, 1e-9);
  EXPECT_NEAR(right->turn, std::acos(0.0), 1e-9);
  expect_near(on_table(*right, {10, 20}), {100, 100});
  expect_near(on_table(*right, {110, 20}), {100, 250});
  // A hundred pixels further down in the picture lie 150 mm to the left now.
  expect_near(on_table(*right, {10, 120}), {-50, 100});
}

TEST(Underlay, IsScaledByALength) {
  const auto underlay = sample();
  const Vec first = on_table(underlay, {0, 0});
  const auto right = set_right(underlay, first, on_table(underlay, {100, 0}), 254);
  ASSERT_TRUE(right.has_value());
  EXPECT_NEAR(right->scale, 2.54, 1e-9);
  expect_near(on_table(*right, {0, 0}), first);
}

TEST(Underlay, PointsInOnePlaceSayNothing) {
  const auto underlay = sample();
  EXPECT_FALSE(set_right(underlay, {10, 10}, {0, 0}, {10, 10}, {100, 100}).has_value());
  EXPECT_FALSE(set_right(underlay, {10, 10}, {50, 50}, {90, 10}, {50, 50}).has_value());
  EXPECT_FALSE(set_right(underlay, {10, 10}, {90, 10}, 0.0).has_value());
  EXPECT_FALSE(set_right(underlay, {10, 10}, {90, 10}, std::nan("")).has_value());
}

TEST(Underlay, AFileSaysHowLargeItsPictureIs) {
  EXPECT_EQ(picture_size(png(640, 480)).value(), (PictureSize{640, 480}));
  EXPECT_EQ(picture_size(jpeg(1024, 768)).value(), (PictureSize{1024, 768}));
}

TEST(Underlay, WhatIsNoPictureOrTooLargeIsRefused) {
  for (const auto& bytes :
       {std::string(), std::string("<mission>"), std::string("\xFF\xD8"), std::string("\xFF\xD8\xFF\xC0"),
        png(640, 480).substr(0, 20), png(0, 480), "\xFF\xD8\xFF\xE0" + bytes_of(0, 2), std::string(100'000, '\xFF')}) {
    const auto size = picture_size(bytes);
    ASSERT_FALSE(size.has_value());
    EXPECT_EQ(size.error().message, "It is no picture that Bulkhead can show. Choose a PNG or a JPEG file.");
  }
  const auto huge = picture_size(png(40'000, 30'000));
  ASSERT_FALSE(huge.has_value());
  EXPECT_EQ(huge.error().message,
            "The picture is 40000 × 30000 pixels large. Make it smaller: at most 40 million pixels are taken.");
  EXPECT_FALSE(picture_size(png(0x7FFFFFFF, 0x7FFFFFFF)).has_value());
}

TEST(Underlay, IsWrittenAndReadBack) {
  auto underlay = set_right(sample(), {0, 0}, {12.5, 7}, {90, 10}, {100, 30}).value();
  underlay.opacity = 0.3;
  underlay.shown = false;
  auto again = parse_underlay(to_text(underlay));
  ASSERT_TRUE(again.has_value());
  again->path = underlay.path;
  EXPECT_EQ(*again, underlay);
  for (const auto* text : {"", "1 2 3", "200 100 0 0 nan 0 1 1", "200 100 0 0 0 0 1 1", "0 100 0 0 1 0 1 1",
                           "200 100 0 0 1e300 0 1 1", "a b c d e f g h"}) {
    EXPECT_FALSE(parse_underlay(text).has_value()) << text;
  }
}

TEST(UnderlayStore, KeepsOneForEachMission) {
  const TemporaryFolder folder;
  const UnderlayStore store(real_files(), folder / "deeper/underlays");
  EXPECT_FALSE(store.of("/a.bulkhead").has_value());
  auto other = sample();
  other.path = "/b/other picture.jpg";
  store.keep("/a.bulkhead", sample());
  store.keep("/b.bulkhead", other);
  EXPECT_EQ(store.of("/a.bulkhead"), sample());
  EXPECT_EQ(store.of("/b.bulkhead"), other);
  store.keep("/a.bulkhead", std::nullopt);
  EXPECT_FALSE(store.of("/a.bulkhead").has_value());
  EXPECT_EQ(store.of("/b.bulkhead"), other);
  store.keep("", sample());
  EXPECT_FALSE(store.of("").has_value()) << "a mission that no file holds";
  write_file(folder / "deeper/underlays", "/b.bulkhead\n/x.png\nnonsense\n/c");
  EXPECT_FALSE(store.of("/b.bulkhead").has_value());
}

/// Tells whether a file is locked while it is read and replaced.
class LockedFiles final : public test::ForwardedFiles {
 public:
  Result<std::string> read(const std::filesystem::path& path, std::size_t limit) override {
    read_locked = is_locked(path);
    return ForwardedFiles::read(path, limit);
  }
  Result<void> rename(const std::filesystem::path& from, const std::filesystem::path& to) override {
    replaced_locked = is_locked(to);
    return ForwardedFiles::rename(from, to);
  }

  bool read_locked = false;
  bool replaced_locked = false;

 private:
  static bool is_locked(const std::filesystem::path& path) {
    return !lock_for_change(path, std::chrono::milliseconds(0)).has_value();
  }
};

TEST(UnderlayStore, AnotherWindowWaitsWhileOneIsKept) {
  const TemporaryFolder folder;
  LockedFiles files;
  const UnderlayStore store(files, folder / "underlays");
  store.keep("/a.bulkhead", sample());
  EXPECT_FALSE(files.read_locked) << "there is nothing yet that could be lost";
  store.keep("/b.bulkhead", sample());
  EXPECT_TRUE(files.read_locked);
  EXPECT_TRUE(files.replaced_locked);
  EXPECT_EQ(store.of("/a.bulkhead"), sample());
}

TEST(UnderlayStore, APictureThatIsGoneOrNoneIsTold) {
  const TemporaryFolder folder;
  EXPECT_FALSE(read_picture(real_files(), folder / "gone.png").has_value());
  write_file(folder / "text.png", "no picture");
  const auto text = read_picture(real_files(), folder / "text.png");
  ASSERT_FALSE(text.has_value());
  EXPECT_EQ(text.error().message,
            "text.png cannot be shown. It is no picture that Bulkhead can show. Choose a PNG or a JPEG file.");
  EXPECT_FALSE(read_picture(real_files(), folder.path()).has_value()) << "a folder";
  write_file(folder / "huge.png", png(640, 480));
  std::filesystem::resize_file(folder / "huge.png", most_picture_bytes + (std::size_t{1} << 20U));
  const auto huge = read_picture(real_files(), folder / "huge.png");
  ASSERT_FALSE(huge.has_value());
  EXPECT_EQ(huge.error().message, "huge.png has 65 MB. Choose a smaller picture: at most 64 MB are taken.");
  write_file(folder / "map.png", png(640, 480));
  EXPECT_TRUE(read_picture(real_files(), folder / "map.png").has_value());
}

}  // namespace
}  // namespace bulkhead
