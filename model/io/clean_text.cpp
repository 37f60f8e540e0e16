// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/base/plain_text.h"
#include "model/io/xml_scanner.h"

namespace bulkhead {
namespace {

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

}  // namespace

std::string with_line_feeds(std::string_view bytes) {
  std::string text;
  text.reserve(bytes.size());
  for (auto end = bytes.find('\r'); end != std::string_view::npos; end = bytes.find('\r')) {
    text += bytes.substr(0, end);
    text += '\n';
    bytes.remove_prefix(bytes.substr(end).starts_with("\r\n") ? end + 2 : end + 1);
  }
  text += bytes;
  return text;
}

Error error_at(std::string_view text, std::size_t offset, std::string message) {
  const auto before = text.substr(0, offset);
  const auto line_start = before.rfind('\n') + 1;  // 0 on the first line, npos being -1
  const auto line = std::count(before.begin(), before.end(), '\n');
  const auto in_line = before.substr(line_start);
  const auto column = std::count_if(in_line.begin(), in_line.end(), begins_character);
  return Error{std::move(message), {}, static_cast<int>(line) + 1, static_cast<int>(column) + 1};
}

Result<CleanText> clean_text(std::string_view bytes) {
  CleanText result{with_line_feeds(without_byte_order_mark(bytes)), std::nullopt};
  for (std::string_view rest = result.text;;) {
    const auto unfit = find_unfit(rest);
    if (unfit == std::string_view::npos) break;
    rest.remove_prefix(unfit);
    const auto offset = result.text.size() - rest.size();
    const auto length = sequence_length(rest);
    if (length == 0) {
      return tl::unexpected(error_at(result.text, offset, "this is not UTF-8 text; save the file as UTF-8"));
    }
    if (!is_noncharacter(rest.substr(0, length))) {
      return tl::unexpected(
          error_at(result.text, offset, "there is a control character here that no text may hold; take it out"));
    }
    if (!result.noncharacter) result.noncharacter = offset;
    rest.remove_prefix(length);
  }
  if (result.noncharacter) result.text = made_fit(result.text);
  return result;
}

}  // namespace bulkhead
