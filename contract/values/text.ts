import * as z from 'zod/mini'

const noControls = /^[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]*$/u
const noControlsButLines = /^(?:[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|[\n\t])*$/u
const addressPattern =
  /^(?!\.)(?!.*\.\.)[^\s@"<>(),;:\\[\]\p{Cc}\p{Cf}\p{Cs}]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u

// Bidi overrides would also reverse the text around the name.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g
// Format controls and blank letters, which make an invisible name.
const invisible = /^[\s\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]*$/u

/** NFC, with whitespace collapsed and trimmed; invisible text becomes empty. */
export const oneLine = (text: string): string => {
  const line = text.normalize('NFC').replace(overrides, '').replace(/\s+/g, ' ').trim()
  return invisible.test(line) ? '' : line
}

/** Rejects control characters and lone surrogates. */
export const line = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(max), z.regex(noControls))

// No-break spaces, which French has before `?` and `!`, are kept.
const plainSpace = /[^\S\u00a0\u202f]+/g

/** One line that keeps no-break spaces. */
export const sentence = (max: number) =>
  z.string().check(
    z.overwrite((text) =>
      oneLine(text) ? text.normalize('NFC').replace(overrides, '').replace(plainSpace, ' ').trim() : '',
    ),
    z.minLength(1),
    z.maxLength(max),
    z.regex(noControls),
  )

/** Line breaks become `\n`. */
export const lines = (max: number) =>
  z.string().check(
    z.overwrite((text) => {
      const trimmed = text.replace(/\r\n?/g, '\n').replace(overrides, '').trim()
      return invisible.test(trimmed) ? '' : trimmed
    }),
    z.minLength(1),
    z.maxLength(max),
    z.regex(noControlsButLines),
  )

export const searchLength = 200
export const searchText = z.string().check(z.overwrite(oneLine), z.maxLength(searchLength), z.regex(noControls))
/** As `searchText` does it, for pages that begin without zod. */
export function readSearchText(text: string): string | undefined {
  const read = oneLine(text)
  return read.length <= searchLength && noControls.test(read) ? read : undefined
}

/** Trimmed, NFKC, lower case, at most 254 characters. */
export const address = z.string().check(
  z.overwrite((text) => text.normalize('NFKC').trim().toLowerCase()),
  z.maxLength(254),
  z.regex(addressPattern),
)

/** The version that the client read, for optimistic locking. In these bodies `null` clears a field. */
export const seenVersion = z.int().check(z.gte(1), z.lte(2_147_483_646))

export const wellFormed = z.refine<string>((text) => text.isWellFormed())

export const id = z.uuid().check(z.toLowerCase())
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
export function readId(text: string): string | undefined {
  const lower = text.toLowerCase()
  return idPattern.test(lower) ? lower : undefined
}
