import * as z from 'zod/mini'

const noControls = /^[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]*$/u
const noControlsButLines = /^(?:[^\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]|[\n\t])*$/u
const addressPattern =
  /^(?!\.)(?!.*\.\.)[^\s@"<>(),;:\\[\]\p{Cc}\p{Cf}\p{Cs}]{1,64}(?<!\.)@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]{1,62}$/u

// They turn the direction of what follows, in somebody else's sentence, too.
const overrides = /[\u202a-\u202e\u2066-\u2069]/g
// Nobody sees a name of these alone: format controls, and letters that are blank.
const invisible = /^[\s\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]*$/u

/** White space, line ends too, becomes one space; the ends are trimmed; the same letters are the same text. What can't be seen at all is nothing. */
export const oneLine = (text: string): string => {
  const line = text.normalize('NFC').replace(overrides, '').replace(/\s+/g, ' ').trim()
  return invisible.test(line) ? '' : line
}

/** One line of text of 1 to `max` characters. Control characters and lone surrogates are refused. */
export const line = (max: number) =>
  z.string().check(z.overwrite(oneLine), z.minLength(1), z.maxLength(max), z.regex(noControls))

// French sets them before its high punctuation, so that no line begins with it.
const plainSpace = /[^\S\u00a0\u202f]+/g

/** One line of running text of 1 to `max` characters, in which spaces that don't break stay what they are. */
export const sentence = (max: number) =>
  z.string().check(
    z.overwrite((text) =>
      oneLine(text) ? text.normalize('NFC').replace(overrides, '').replace(plainSpace, ' ').trim() : '',
    ),
    z.minLength(1),
    z.maxLength(max),
    z.regex(noControls),
  )

/** Several lines of text, at most `max` characters; line ends become `\n`. */
export const lines = (max: number) =>
  z.string().check(
    z.overwrite((text) => {
      const said = text.replace(/\r\n?/g, '\n').replace(overrides, '').trim()
      return invisible.test(said) ? '' : said
    }),
    z.minLength(1),
    z.maxLength(max),
    z.regex(noControlsButLines),
  )

/** A search as it was typed: one line of at most 200 characters, or nothing. */
export const searchText = z.string().check(z.overwrite(oneLine), z.maxLength(200), z.regex(noControls))

/** An e-mail address as it is compared: trimmed, NFKC, lower case, at most 254 characters. */
export const address = z.string().check(
  z.overwrite((text) => text.normalize('NFKC').trim().toLowerCase()),
  z.maxLength(254),
  z.regex(addressPattern),
)

/** The version of something that is edited, as the one who edits it saw it. */
export const seenVersion = z.int().check(z.gte(1), z.lte(2_147_483_646))

/** Text that stands for itself everywhere: no half of a character that takes two. */
export const wellFormed = z.refine<string>((text) => text.isWellFormed())

/** An id as it is compared. */
export const id = z.uuid().check(z.toLowerCase())
