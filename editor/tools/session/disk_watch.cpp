// SPDX-License-Identifier: MIT
#include "editor/tools/session/disk_watch.h"

#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {

DiskWatch::DiskWatch(Document& document, Notices& notices, FileSystem& files, const Post& post,
                     std::function<void()> reload, std::function<void(const std::string&)> trouble)
    : document_(document),
      notices_(notices),
      files_(files),
      reload_(std::move(reload)),
      looking_(
          post,
          [this](const Found& what) {
            if (document_.path() == what.path && document_.stamp() == what.known) found(what.sight);
          },
          std::move(trouble)) {
  document_.listen([this](Document::Event) { document_happened(); });
}

void DiskWatch::document_happened() {
  if (document_.stamp() == known_) return;
  known_ = document_.stamp();
  last_.reset();
  notices_.withdraw(Notices::Topic::disk);
}

void DiskWatch::look() {
  if (looking_.working() || !document_.stamp()) return;
  looking_.ask([&files = files_, path = document_.path(), known = *document_.stamp(),
                last = last_](const std::stop_token&) -> Found {
    return {path, known, check_disk(files, path, known, last)};
  });
}

void DiskWatch::found(const DiskCheck& sight) {
  if (last_ == sight) return;
  const auto before = std::exchange(last_, sight);
  document_.found_on_disk(sight);
  const auto name = document_.path().filename().string();
  switch (sight.state) {
    case DiskState::unchanged: notices_.withdraw(Notices::Topic::disk); break;
    case DiskState::gone:
      notices_.show({Notices::Topic::disk,
                     Notices::Kind::warning,
                     translate("{} has been removed or renamed. Save to write it again.", {name}),
                     {}});
      break;
    case DiskState::changed:
      // A file of the same content that was only touched is no news.
      if (before && before->state == DiskState::changed && before->stamp.content == sight.stamp.content) break;
      notices_.show({Notices::Topic::disk,
                     Notices::Kind::warning,
                     translate("Another program has changed {}.", {name}),
                     {{translate("Reload"), reload_},
                      {translate("Keep mine"), [this, stamp = sight.stamp] { document_.keep_mine(stamp); }}}});
      break;
  }
}

}  // namespace bulkhead
