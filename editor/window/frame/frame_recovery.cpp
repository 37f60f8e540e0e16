// SPDX-License-Identifier: MIT
#include <algorithm>
#include <wx/datetime.h>

#include "editor/panels/parts/words.h"
#include "editor/tools/words/translate.h"
#include "editor/window/frame/editor_frame.h"

namespace bulkhead {
namespace {

std::string time_of(const Recoverable& left) {
  const auto since = std::filesystem::file_time_type::clock::now() - left.written;
  const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(since).count();
  return from_wx((wxDateTime::Now() - wxTimeSpan::Seconds(seconds)).Format("%Y-%m-%d %H:%M"));
}

std::string name_of(const Recoverable& left) {
  if (!left.original.empty()) return left.original.filename().string();
  if (left.content && !left.content->mission.head->title.empty()) return left.content->mission.head->title;
  return translate("a mission without a file");
}

}  // namespace

void EditorFrame::begin_background_work() {
  start_->load_templates();
  offer_recovery();
  begin_recovery();
}

void EditorFrame::begin_recovery() {
  const auto folder = recovery_folder();
  if (folder.empty()) return;
  auto recovery = Recovery::begin(folder, files_);
  if (!recovery) {
    notices_->show(Notices::Kind::warned, to_text(recovery.error()));
    return;
  }
  recovery_ = std::make_unique<RecoveryKeeper>(
      std::move(*recovery), [this](const Error& error) { notices_->show(Notices::Kind::warned, to_text(error)); });
  if (mission_open_) recovery_->note(document_);
}

void EditorFrame::offer_recovery() {
  const auto folder = recovery_folder();
  if (folder.empty()) return;
  recoverable_ = bulkhead::recoverable(folder, files_);
  if (recoverable_.empty()) return;
  const auto& left = recoverable_.front();
  if (!left.content) {
    notices_->show(Notices::Kind::warned,
                   translate("Bulkhead ended unexpectedly, and what it kept cannot be read. It lies in {}: {}",
                             {left.file.string(), to_text(left.content.error())}));
    return;
  }
  notices_->show(
      Notices::Kind::warned,
      translate("Bulkhead ended unexpectedly. Unsaved work on {} from {} is still there.",
                {name_of(left), time_of(left)}),
      {{translate("Recover"), [this] { recover(recoverable_.front()); }}, {translate("Throw away"), [this] {
                                                                             discard(recoverable_.front());
                                                                             recoverable_.erase(recoverable_.begin());
                                                                           }}});
}

void EditorFrame::recover(const Recoverable& left) {
  if (!file_actions_->may_leave()) return;
  document_.begin(left.content->mission, left.original, true);
  mission_opened();
  if (recovery_) {
    recovery_->note(document_);
    // As long as it is nowhere else the old file stays, and the warning of the failure too.
    if (!recovery_->write_now()) return;
    discard(left);
  }
  recoverable_.erase(recoverable_.begin());
  notices_->show(Notices::Kind::told, translate("Recovered. Save to keep it."));
}

}  // namespace bulkhead
