import type { Square } from './crop.ts'

/** In pixels; the server keeps half of it. */
const maxSide = 1024
const quality = 0.92

export async function drawSquare(image: HTMLImageElement, { x, y, side }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const size = Math.max(1, Math.min(maxSide, Math.round(side)))
  canvas.width = size
  canvas.height = size
  const scale = size / side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser has no canvas')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, -x * scale, -y * scale, image.naturalWidth * scale, image.naturalHeight * scale)
  // Browsers that can't encode WebP return a PNG, which is small enough at this size.
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
  if (!blob) throw new Error('The picture could not be written')
  return blob
}
