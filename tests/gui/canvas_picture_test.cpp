// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cairo.h>
#include <memory>
#include <tuple>

#include "editor/tools/view/sheet_view.h"
#include "editor/tools/view/table.h"
#include "editor/window/canvas/board_picture.h"
#include "model/edit/edit.h"
#include "tests/support/sample_missions.h"

namespace bulkhead {
namespace {

using Picture = std::shared_ptr<const Mission>;

/// The place of each name: the number of what it names, left and top.
using Places = std::vector<std::tuple<std::size_t, double, double>>;

/// Paints missions one after the other, as a canvas does.
class Painted {
 public:
  Places operator()(const Picture& mission, bool settled = true) {
    View view;
    view.resize({700, 600});
    fit_sheet(view, *mission, Table(*mission).bounds(), 20);
    BoardPicture::Subject subject{mission, view};
    subject.settled = settled;
    picture_.paint(context_.get(), {}, subject, {}, 0);
    Places places;
    for (const auto& label : picture_.plan()->labels) {
      places.emplace_back(label.request, label.box.top_left.x, label.box.top_left.y);
    }
    return places;
  }

 private:
  std::shared_ptr<cairo_surface_t> surface_{cairo_image_surface_create(CAIRO_FORMAT_RGB24, 700, 600),
                                            cairo_surface_destroy};
  std::shared_ptr<cairo_t> context_{cairo_create(surface_.get()), cairo_destroy};
  BoardPicture picture_;
};

Picture kept(Mission mission) { return std::make_shared<const Mission>(std::move(mission)); }

Picture edited(const Picture& mission, std::string_view edit) {
  return kept(parse_edit(*mission, edit).value().apply(*mission).value());
}

TEST(BoardPicture, HasNamesAtTheSamePlacesWhateverItShowedBefore) {
  const auto first = kept(test::with_drop_zones(test::empty_mission()));
  const auto other = kept(test::with_drop_zones(test::mission_with({8, 4}, "B2/B3 C2/C3", "D2/D3")));
  const auto fresh = Painted()(first);
  ASSERT_EQ(fresh.size(), 2U);
  Painted painted;
  EXPECT_EQ(painted(first), fresh);
  painted(other);
  EXPECT_EQ(painted(first), fresh) << "after another mission";
  // In the middle of a drag names may stay where they are; once it has ended they stand as on a first look.
  const auto walled = edited(first, "wall C1/C2 D1/D2");
  painted(walled, false);
  EXPECT_EQ(painted(walled), Painted()(walled)) << "after a drag";
  painted(first, false);
  EXPECT_EQ(painted(first), fresh) << "after undo";
}

}  // namespace
}  // namespace bulkhead
