// SPDX-License-Identifier: MIT
#include "editor/tools/session/disk_watch.h"

#include <utility>

#include "editor/tools/words/translate.h"

namespace bulkhead {

DiskWatch::DiskWatch(Document& document, Notices& notices, FileSystem& files, Background& background,
                     std::function<void()> reload)
    : document_(document), notices_(notices), files_(files), background_(background), reload_(std::move(reload)) {
  document_.listen([this](Document::Event) { document_happened(); });
}

void DiskWatch::document_happened() {
  if (document_.stamp() == known_) return;
  known_ = document_.stamp();
  last_.reset();
  notices_.withdraw(Notices::Topic::disk);
}

void DiskWatch::look() {
  if (!looking_.expired() || !document_.stamp()) return;
  const auto token = std::make_shared<bool>();
  looking_ = token;
  background_.start([this, token, &files = files_, path = document_.path(), known = *document_.stamp(), last = last_] {
    const auto sight = look_at_disk(files, path, known, last);
    return Background::Done([this, token, path, known, sight] {
      if (document_.path() == path && document_.stamp() == known) found(sight);
    });
  });
}

void DiskWatch::found(const DiskSight& sight) {
  if (last_ == sight) return;
  const auto before = std::exchange(last_, sight);
  document_.found_on_disk(sight);
  const auto name = document_.path().filename().string();
  switch (sight.state) {
    case DiskState::unchanged: notices_.withdraw(Notices::Topic::disk); break;
    case DiskState::gone:
      notices_.show({Notices::Topic::disk,
                     Notices::Kind::warned,
                     translate("{} has been removed or renamed. Save to write it again.", {name}),
                     {}});
      break;
    case DiskState::changed:
      // A file of the same content that was only touched is no news.
      if (before && before->state == DiskState::changed && before->stamp.content == sight.stamp.content) break;
      notices_.show({Notices::Topic::disk,
                     Notices::Kind::warned,
                     translate("Another program has changed {}.", {name}),
                     {{translate("Reload"), reload_},
                      {translate("Keep mine"), [this, stamp = sight.stamp] { document_.keep_mine(stamp); }}}});
      break;
  }
}

}  // namespace bulkhead
