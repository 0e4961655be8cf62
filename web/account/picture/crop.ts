export interface MediaSize {
  width: number
  height: number
  naturalWidth: number
  naturalHeight: number
}

/** In pixels of the picture; parts of it may lie outside. */
export interface Square {
  x: number
  y: number
  side: number
}

export interface ZoomRange {
  min: number
  max: number
}

const maxZoomFactor = 4

export function zoomRange({ width, height }: MediaSize, side: number, mayFitWhole: boolean): ZoomRange {
  const filling = Math.max(side / width, side / height)
  const whole = Math.min(side / width, side / height)
  return { min: mayFitWhole ? whole : filling, max: filling * maxZoomFactor }
}

/** A zoom as a step from 0 to 100; each step enlarges by the same factor. */
export const stepOf = (zoom: number, { min, max }: ZoomRange): number =>
  Math.round((Math.log(zoom / min) / Math.log(max / min)) * 100)

export const zoomOf = (step: number, { min, max }: ZoomRange): number =>
  min * (max / min) ** (Math.min(100, Math.max(0, step)) / 100)

/** What of the picture is inside the square of `side` screen pixels, when it has been moved and zoomed. */
export function squareOf(
  media: MediaSize,
  side: number,
  { x, y, zoom }: { x: number; y: number; zoom: number },
): Square {
  const scale = media.naturalWidth / media.width / zoom
  return {
    x: (media.naturalWidth - side * scale) / 2 - x * scale,
    y: (media.naturalHeight - side * scale) / 2 - y * scale,
    side: side * scale,
  }
}
