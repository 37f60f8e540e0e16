// SPDX-License-Identifier: MIT
#include <algorithm>

#include "model/base/plain_text.h"
#include "model/io/xml_scanner.h"

namespace bulkhead {
namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

/// CR and CRLF become LF.
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

}  // namespace

Error error_at(std::string_view text, std::size_t offset, std::string message) {
  const auto before = text.substr(0, offset);
  const auto line_start = before.rfind('\n') + 1;  // 0 on the first line, npos being -1
  const auto line = std::count(before.begin(), before.end(), '\n');
  const auto in_line = before.substr(line_start);
  const auto column = std::count_if(in_line.begin(), in_line.end(), begins_character);
  return Error{std::move(message), {}, static_cast<int>(line) + 1, static_cast<int>(column) + 1};
}

Result<std::string> clean_text(std::string_view bytes) {
  if (bytes.starts_with(byte_order_mark)) bytes.remove_prefix(byte_order_mark.size());
  auto text = with_line_feeds(bytes);
  const auto unfit = find_unfit(text);
  if (unfit == std::string::npos) return text;
  const auto rest = std::string_view(text).substr(unfit);
  const bool character = is_utf8(rest.substr(0, 1)) || is_utf8(rest.substr(0, 2)) || is_utf8(rest.substr(0, 3));
  return tl::unexpected(error_at(text, unfit,
                                 character ? "there is a control character here that no text may hold; take it out"
                                           : "this is not UTF-8 text; save the file as UTF-8"));
}

}  // namespace bulkhead
