// SPDX-License-Identifier: MIT
#include "exchange/zip/zip.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <zip.h>

#include "model/base/contracts.h"
#include "model/base/source_date.h"

namespace bulkhead {
namespace {

/// A moment as archives hold it (MS-DOS): years since 1980, months and days, then hours, minutes and seconds in twos.
struct ArchiveTime {
  zip_uint16_t date = 0;
  zip_uint16_t time = 0;
};

ArchiveTime archive_time(std::optional<std::int64_t> seconds) {
  namespace time = std::chrono;
  const time::sys_seconds begin = time::sys_days(time::year(1980) / time::January / 1);
  const auto moment = std::max(begin, time::sys_seconds(time::seconds(seconds.value_or(0))));
  const auto day = time::floor<time::days>(moment);
  const time::year_month_day date(day);
  const time::hh_mm_ss clock(moment - day);
  const auto years = static_cast<unsigned>(int{date.year()} - 1980);
  const auto hours = static_cast<unsigned>(clock.hours().count());
  const auto minutes = static_cast<unsigned>(clock.minutes().count());
  const auto pairs = static_cast<unsigned>(clock.seconds().count() / 2);
  return {static_cast<zip_uint16_t>(years << 9U | unsigned{date.month()} << 5U | unsigned{date.day()}),
          static_cast<zip_uint16_t>(hours << 11U | minutes << 5U | pairs)};
}

struct DropArchive {
  void operator()(zip_t* archive) const noexcept { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, DropArchive>;

struct FreeSource {
  void operator()(zip_source_t* source) const noexcept { zip_source_free(source); }
};
using Source = std::unique_ptr<zip_source_t, FreeSource>;

bool add(zip_t* archive, const BundleFile& file, const std::string& name, ArchiveTime moment) {
  // The archive reads the content when it is closed.
  zip_source_t* content = zip_source_buffer(archive, file.content.data(), file.content.size(), 0);
  if (content == nullptr) return false;
  const auto index = zip_file_add(archive, name.c_str(), content, ZIP_FL_ENC_UTF_8);
  if (index < 0) {
    zip_source_free(content);
    return false;
  }
  return zip_file_set_dostime(archive, static_cast<zip_uint64_t>(index), moment.time, moment.date, 0) == 0;
}

Result<std::string> bytes_of(zip_source_t* source) {
  zip_stat_t facts;
  zip_stat_init(&facts);
  if (zip_source_stat(source, &facts) != 0 || zip_source_open(source) != 0) return fail("The archive got lost");
  std::string bytes(facts.size, '\0');
  const auto count = zip_source_read(source, bytes.data(), bytes.size());
  zip_source_close(source);
  if (count != static_cast<zip_int64_t>(bytes.size())) return fail("The archive got lost");
  return bytes;
}

}  // namespace

Result<std::string> zip_of(const std::vector<BundleFile>& files, std::string_view folder) {
  BULKHEAD_EXPECTS(!files.empty());
  const auto failure = [](zip_error_t* error) {
    auto failed = fail(fmt::format("The archive could not be made: {}", zip_error_strerror(error)));
    zip_error_fini(error);
    return failed;
  };
  zip_error_t error;
  zip_error_init(&error);
  const Source target(zip_source_buffer_create(nullptr, 0, 0, &error));
  if (!target) return failure(&error);
  Archive archive(zip_open_from_source(target.get(), ZIP_TRUNCATE, &error));
  if (!archive) return failure(&error);
  // The archive would free the target when it is closed.
  zip_source_keep(target.get());
  const auto moment = archive_time(source_date());
  for (const auto& file : files) {
    if (!add(archive.get(), file, fmt::format("{}/{}", folder, file.name), moment)) {
      return failure(zip_get_error(archive.get()));
    }
  }
  if (zip_close(archive.get()) != 0) return failure(zip_get_error(archive.get()));
  static_cast<void>(archive.release());  // NOLINT(bugprone-unused-return-value): closing has freed it
  return bytes_of(target.get());
}

}  // namespace bulkhead
