import { pictureLimits } from '#contract/account.ts'

/** Why a file is no picture that can be used; its words stand under the same name. */
export type PictureProblem = 'heic' | 'drawing' | 'kind' | 'large' | 'unreadable'

/** What files begin with; the first bytes tell what a file is, whatever it is called. */
const signatures: readonly [RegExp, PictureProblem | null][] = [
  [/^\u00ff\u00d8\u00ff/, null],
  [/^\u0089PNG\r\n/, null],
  [/^RIFF[^]{4}WEBP/, null],
  [/^[^]{4}ftyp(?:hei|hev|mif1|msf1)/, 'heic'],
  [/^\s*(?:\u00ef\u00bb\u00bf)?\s*<(?:svg|\?xml|!doctype svg|!--)/i, 'drawing'],
]

/** What is wrong with a file that was chosen as a picture, as far as its size and its first bytes tell. */
export async function problemOf(file: Blob): Promise<PictureProblem | null> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer())
  const text = String.fromCharCode(...bytes)
  const known = signatures.find(([pattern]) => pattern.test(text))
  const problem = known ? known[1] : 'kind'
  return problem ?? (file.size > pictureLimits.bytes ? 'large' : null)
}

/** Reads a picture, so that it can be shown under an address; null where it is damaged. */
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
