// SPDX-License-Identifier: MIT
#include "tests/gui/support/toolkit_messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <glib.h>
#include <span>
#include <string_view>
#include <wx/log.h>

namespace bulkhead::test {
namespace {

/// Who speaks of the desktop that the tests run on, not of what the window does.
constexpr std::array<std::string_view, 2> about_the_desktop = {
    "dconf",  // no session bus: settings of the desktop are not kept
    "dbind",  // no bus of the assistive technologies
};

std::string_view value_of(std::string_view key, std::span<const GLogField> fields) {
  const auto field = std::find_if(fields.begin(), fields.end(),
                                  [&](const GLogField& one) { return std::string_view(one.key) == key; });
  return field == fields.end() ? "" : static_cast<const char*>(field->value);
}

GLogWriterOutput fail_test(GLogLevelFlags level, const GLogField* first, gsize count, gpointer) {
  const std::span fields(first, count);
  const auto domain = value_of("GLIB_DOMAIN", fields);
  const bool grave = (level & (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING)) != 0;
  if (grave && std::find(about_the_desktop.begin(), about_the_desktop.end(), domain) == about_the_desktop.end()) {
    ADD_FAILURE() << domain << " says: " << value_of("MESSAGE", fields);
  }
  return g_log_writer_default(level, first, count, nullptr);
}

class FailingLog final : public wxLog {
  void DoLogRecord(wxLogLevel level, const wxString& message, const wxLogRecordInfo&) override {
    if (level <= wxLOG_Warning) ADD_FAILURE() << "wx says: " << message;
  }
};

}  // namespace

void fail_on_toolkit_messages() {
  g_log_set_writer_func(fail_test, nullptr, nullptr);
  // Its own way is a modal box, which would wait for ever.
  delete wxLog::SetActiveTarget(new FailingLog);
}

}  // namespace bulkhead::test
