import { pictureLimits } from '#contract/school/account.ts'

export type PictureProblem = 'heic' | 'drawing' | 'kind' | 'large' | 'unreadable'

/** Magic bytes: the file name and MIME type can't be trusted. */
const signatures: readonly [RegExp, PictureProblem | null][] = [
  [/^\u00ff\u00d8\u00ff/, null],
  [/^\u0089PNG\r\n/, null],
  [/^RIFF[^]{4}WEBP/, null],
  [/^[^]{4}ftyp(?:hei|hev|mif1|msf1)/, 'heic'],
  [/^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:svg|\?xml|!doctype svg|!--)/i, 'drawing'],
]

export async function problemOf(file: Blob): Promise<PictureProblem | null> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  const known = signatures.find(([pattern]) => pattern.test(text))
  const problem = known ? known[1] : 'kind'
  return problem ?? (file.size > pictureLimits.bytes ? 'large' : null)
}

export async function openPicture(file: Blob): Promise<string | null> {
  const url = URL.createObjectURL(file)
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return url
  } catch {
    URL.revokeObjectURL(url)
    return null
  }
}
