import { useState } from 'react'
import { type MediaSize, squareOf, stepOf, zoomOf, zoomRange } from './crop.ts'

/** In screen pixels. */
export const cropSide = 240
const unknown: MediaSize = { width: cropSide, height: cropSide, naturalWidth: cropSide, naturalHeight: cropSide }

export function useCrop(canFitWhole: boolean) {
  const [media, setMedia] = useState<MediaSize | null>(null)
  const [position, setPosition] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const range = zoomRange(media ?? unknown, cropSide, canFitWhole)
  const step = stepOf(zoom, range)
  return {
    isReady: media !== null,
    position,
    setPosition,
    zoom,
    setZoom,
    range,
    step,
    setStep: (next: number) => setZoom(zoomOf(next, range)),
    measure: (size: MediaSize) => {
      setMedia(size)
      setZoom(zoomOf(media ? step : 0, zoomRange(size, cropSide, canFitWhole)))
    },
    square: () => squareOf(media ?? unknown, cropSide, { ...position, zoom }),
  }
}

export type Crop = ReturnType<typeof useCrop>
