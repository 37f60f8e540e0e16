// SPDX-License-Identifier: MIT
#include "editor/window/underlay/underlay_picture.h"

#include <algorithm>
#include <cairo.h>
#include <cstdint>
#include <wx/image.h>
#include <wx/log.h>
#include <wx/mstream.h>

#include "editor/tools/underlay/underlay_store.h"
#include "editor/tools/words/translate.h"

namespace bulkhead {
namespace {

/// More pixels than these are not kept along a side.
constexpr int most_kept = 3000;

std::optional<wxImage> decoded(const std::string& bytes) {
  const wxLogNull quiet;
  wxMemoryInputStream stream(bytes.data(), bytes.size());
  const bool png = bytes.starts_with("\x89PNG");
  wxImage image;
  if (!image.LoadFile(stream, png ? wxBITMAP_TYPE_PNG : wxBITMAP_TYPE_JPEG) || !image.IsOk()) return std::nullopt;
  const int side = std::max(image.GetWidth(), image.GetHeight());
  if (side > most_kept) {
    const auto kept = [&](int length) {
      return std::max(1, static_cast<int>(std::int64_t{length} * most_kept / side));
    };
    image.Rescale(kept(image.GetWidth()), kept(image.GetHeight()), wxIMAGE_QUALITY_BOX_AVERAGE);
  }
  return image;
}

std::shared_ptr<cairo_surface_t> surface_of(const wxImage& image) {
  const int width = image.GetWidth();
  const int height = image.GetHeight();
  const std::shared_ptr<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
                                                 cairo_surface_destroy);
  if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS) return nullptr;
  cairo_surface_flush(surface.get());
  auto* const data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  const auto* rgb = image.GetData();
  const auto* alpha = image.GetAlpha();
  for (int row = 0; row < height; ++row) {
    auto* pixels = reinterpret_cast<std::uint32_t*>(data + std::ptrdiff_t{row} * stride);
    for (int column = 0; column < width; ++column, rgb += 3) {
      const unsigned cover = alpha == nullptr ? 255U : *alpha++;
      // Cairo wants colours multiplied by what they cover.
      const auto part = [&](int index) { return (rgb[index] * cover + 127U) / 255U; };
      pixels[column] = cover << 24U | part(0) << 16U | part(1) << 8U | part(2);
    }
  }
  cairo_surface_mark_dirty(surface.get());
  return surface;
}

}  // namespace

void UnderlayPicture::begin_loading() {
  if (wxImage::FindHandler(wxBITMAP_TYPE_PNG) == nullptr) wxImage::AddHandler(new wxPNGHandler);
  if (wxImage::FindHandler(wxBITMAP_TYPE_JPEG) == nullptr) wxImage::AddHandler(new wxJPEGHandler);
}

Result<UnderlayPicture> UnderlayPicture::load(FileSystem& files, const std::filesystem::path& path) {
  const auto bytes = read_picture(files, path);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto image = decoded(*bytes);
  UnderlayPicture picture;
  if (image) picture.surface_ = surface_of(*image);
  if (!picture.surface_) {
    return fail(translate("{} cannot be shown: the picture in it is broken.", {path.filename().string()}));
  }
  picture.size_ = *picture_size(*bytes);
  return picture;
}

void UnderlayPicture::draw(cairo_t* context, const View& view, const Underlay& underlay, bool dark) const {
  const auto corner = view.to_screen(underlay.at);
  cairo_save(context);
  // On light ground walls and names stay what they are.
  cairo_set_operator(context, dark ? CAIRO_OPERATOR_OVER : CAIRO_OPERATOR_MULTIPLY);
  cairo_translate(context, corner.x, corner.y);
  cairo_rotate(context, underlay.turn);
  const double pixels = underlay.scale * view.zoom();
  cairo_scale(context, pixels * underlay.width / cairo_image_surface_get_width(surface_.get()),
              pixels * underlay.height / cairo_image_surface_get_height(surface_.get()));
  cairo_set_source_surface(context, surface_.get(), 0, 0);
  cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
  cairo_paint_with_alpha(context, underlay.opacity);
  cairo_restore(context);
}

}  // namespace bulkhead
