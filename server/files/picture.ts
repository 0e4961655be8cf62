import { pictureLimits } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import { loadSharp } from '#server/files/load-sharp.ts'
import { createLimiter } from '#server/lib/limiter.ts'
import { fieldOf } from '#server/lib/field-of.ts'

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
const { side, megapixels } = pictureLimits
const quality = 86

// A picture of 25 megapixels takes 100 MB while it is decoded.
const limiter = createLimiter(2, 10_000)

/** A square WebP without metadata: upright, first frame only. */
export const makePicture = (bytes: Uint8Array): Promise<Uint8Array> =>
  limiter(() => encode(bytes).catch(rethrowAsApiError))

async function encode(bytes: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp()
  const picture = sharp(bytes, { limitInputPixels: megapixels * 1_000_000, failOn: 'error' })
  // The declared type is not trusted: an SVG may be named PNG.
  const { format } = await picture.metadata()
  if (!formats.has(format)) throw new ApiError('unsupported_file')
  return picture
    .autoOrient()
    .resize(side, side, { fit: 'cover', withoutEnlargement: false })
    .webp({ quality })
    .toBuffer()
}

function rethrowAsApiError(error: unknown): never {
  if (error instanceof ApiError) throw error
  const message = fieldOf(error, 'message')
  if (/pixel limit/i.test(message)) throw new ApiError('too_large', { limit: megapixels, unit: 'megapixels' })
  throw new ApiError(/unsupported image format/i.test(message) ? 'unsupported_file' : 'unreadable_file')
}
