// SPDX-License-Identifier: MIT
#include "editor/window/underlay/underlays.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "editor/tools/words/lengths.h"
#include "editor/tools/words/translate.h"
#include "editor/window/canvas/board_canvas.h"

namespace bulkhead {
namespace {

constexpr double opacity_step = 0.15;
/// What is read within that time is there at once.
constexpr std::chrono::milliseconds patience(150);

}  // namespace

Underlays::Underlays(MissionStage& stage, CanvasController& controller, BoardCanvas& canvas, Dialogs& dialogs,
                     Notices& notices, FileSystem& files, const std::filesystem::path& kept_in, const Post& post)
    : stage_(stage),
      controller_(controller),
      canvas_(canvas),
      dialogs_(dialogs),
      notices_(notices),
      files_(files),
      store_(files, kept_in),
      loading_(
          post, [this](const Loaded& each) { loaded(each); }, [this](const std::string& words) { warn(words); }) {
  UnderlayPicture::begin_loading();
  // A mission that gets a file takes its underlay along.
  stage_.listen([this](CanvasEvent event) {
    if (event == CanvasEvent::state && underlay_ && stage_.document().path() != kept_for_) keep();
  });
}

void Underlays::add_actions(Actions& actions, const std::function<bool()>& when) {
  actions.add("underlay.choose", {[this] { choose(); }, when});
  const auto there = [this, when] { return when() && underlay_.has_value(); };
  const auto about = [&](std::string_view id, std::function<void()> run, std::function<bool()> checked = {}) {
    actions.add(id, {.run = std::move(run),
                     .enabled = there,
                     .checked = std::move(checked),
                     .idle = marked("No picture lies under the map")});
  };
  const auto change = [this](const std::function<void(Underlay&)>& what) {
    auto changed = *underlay_;
    what(changed);
    use(std::move(changed));
  };
  about(
      "underlay.shown", [change] { change([](Underlay& each) { each.shown = !each.shown; }); },
      [this] { return underlay_ && underlay_->shown; });
  about("underlay.points", [this] { set_by_points(); });
  about("underlay.length", [this] { set_by_length(); });
  const auto fade = [&](std::string_view id, double by) {
    about(id,
          [change, by] { change([by](Underlay& each) { each.opacity = std::clamp(each.opacity + by, 0.1, 1.0); }); });
  };
  fade("underlay.stronger", opacity_step);
  fade("underlay.fainter", -opacity_step);
  about("underlay.remove", [this] { use(std::nullopt); });
}

void Underlays::mission_opened() {
  kept_for_ = stage_.document().path();
  underlay_.reset();
  picture_.reset();
  canvas_.show_underlay(underlay_, picture_);
  loading_.cancel();
  if (const auto kept = store_.of(kept_for_)) load(kept->path, kept);
}

void Underlays::keep_over(const std::function<bool()>& open) {
  const auto underlay = underlay_;
  const auto picture = picture_;
  if (!open() || !underlay) return;
  picture_ = picture;
  use(underlay);
}

void Underlays::load(const std::filesystem::path& path, const std::optional<Underlay>& kept) {
  loading_.ask([&files = files_, path, kept](const std::stop_token&) {
    return Loaded{path, UnderlayPicture::load(files, path), kept};
  });
  loading_.finish_within(patience);
}

void Underlays::loaded(const Loaded& loaded) {
  if (!loaded.picture) {
    const auto& why = loaded.picture.error().message;
    return warn(loaded.kept ? translate("The picture under the map is not shown. {}", {why}) : why);
  }
  picture_ = std::make_shared<const UnderlayPicture>(*loaded.picture);
  if (!loaded.kept) return lay_fresh(loaded.path, picture_->size());
  underlay_ = loaded.kept;
  canvas_.show_underlay(underlay_, picture_);
}

void Underlays::choose() {
  if (const auto path = dialogs_.picture_to_open()) load(*path, std::nullopt);
}

void Underlays::lay_fresh(const std::filesystem::path& path, PictureSize size) {
  // Points of the last one say nothing of this.
  controller_.stop_picking();
  std::error_code none;
  const auto whole = std::filesystem::absolute(path, none);
  Underlay fresh;
  fresh.path = none ? path.string() : whole.string();
  fresh.width = size.width;
  fresh.height = size.height;
  use(fitted(std::move(fresh), stage_.table().bounds()));
  notices_.tell(translate("View › Underlay sets the picture right. It is never printed or exported."));
}

void Underlays::set_by_points() {
  controller_.pick_points({{translate("Click a point of the picture whose place you know"), false},
                           {translate("Click where it belongs"), true},
                           {translate("Click another point of the picture, far from the first"), false},
                           {translate("Click where that belongs"), true}},
                          [this](const std::vector<Vec>& at) {
                            if (underlay_) take(set_right(*underlay_, at[0], at[1], at[2], at[3]));
                          });
}

void Underlays::set_by_length() {
  controller_.pick_points({{translate("Click one end of something in the picture whose length you know"), false},
                           {translate("Click its other end"), false}},
                          [this](const std::vector<Vec>& at) {
                            const auto typed = dialogs_.length_of_stretch();
                            if (!typed || !underlay_) return;
                            const auto length = read_length(*typed, controller_.unit());
                            if (!length) return warn(length.error().message);
                            const double millimetres = static_cast<double>(length->in_micrometres()) / 1000;
                            take(set_right(*underlay_, at[0], at[1], millimetres));
                          });
}

void Underlays::take(const Result<Underlay>& underlay) {
  if (!underlay) return warn(underlay.error().message);
  use(std::optional(*underlay));
}

void Underlays::use(std::optional<Underlay> underlay) {
  underlay_ = std::move(underlay);
  if (!underlay_) {
    controller_.stop_picking();
    picture_.reset();
  }
  canvas_.show_underlay(underlay_, picture_);
  keep();
}

void Underlays::keep() {
  kept_for_ = stage_.document().path();
  store_.keep(kept_for_, underlay_);
}

void Underlays::warn(const std::string& words) {
  notices_.show({Notices::Topic::work, Notices::Kind::warning, words, {}});
}

}  // namespace bulkhead
