import { inWords } from '../numbers/in-words.ts'
import { phones } from '../phones.ts'
import { shapesOf } from '../shapes.ts'
import type { Spelling } from '../spelling/spelling.ts'
import type { Viseme } from '../viseme.ts'

const letterOf: Record<Viseme, string> = {
  rest: '_',
  closed: 'B',
  teeth: 'F',
  tongue: 'T',
  small: 'k',
  wide: 'E',
  open: 'A',
  round: 'O',
  pucker: 'U',
}

/** Visemes allowed for each IPA symbol; schwa is never rounded. */
const seen: Record<string, string> = {
  B: 'pbmβ',
  F: 'fvɱ',
  T: 'tdnlrɾɹszθðɲʎ',
  k: 'kgxhŋɣʁχç',
  E: 'ieɪɛjʝ',
  A: 'aɑæ',
  O: 'oɔɒøœ',
  U: 'uʊyʏwɥ',
  '[kAE]': 'ə',
  '[kA]': 'ʌɐ',
}
const bySound = new Map(
  Object.entries(seen).flatMap(([shape, sounds]) => Array.from(sounds, (sound) => [sound, shape])),
)

const protruding = new Set(['en', 'fr', 'de'])

function shapeOf(sound: string, language: string): string {
  if (sound === 'ʃ' || sound === 'ʒ') return protruding.has(language) ? 'U' : 'T'
  if (sound === 'ɜ') return 'k'
  const shape = bySound.get(sound)
  if (shape === undefined) throw new Error(`No shape for ${sound}`)
  return shape
}

/** Equal neighbours look like one shape, except for `small`. */
const onceEach = (shapes: string[]) => shapes.filter((shape, index) => shape === 'k' || shape !== shapes[index - 1])

function shapesOfIpa(ipa: string, language: string): RegExp {
  const spelledOut = ipa
    .normalize('NFD')
    .replaceAll('œ\u0303', '1')
    .replaceAll('\u0303', '')
    .normalize('NFC')
    .replaceAll(/(.)\1/gu, '$1')
  const shapes = Array.from(spelledOut, (sound) => (sound === '1' ? '[EO]' : shapeOf(sound, language)))
  return new RegExp(`^${onceEach(shapes).join('')}$`)
}

export function wronglyRead(table: string, language: string, { read }: Spelling): string[] {
  return entriesOf(table).flatMap(([word, ipa]) => {
    const sounds = read(word).map(({ phone }) => phone)
    const shapes = onceEach(sounds.map((phone) => letterOf[phones.get(phone)?.viseme ?? 'rest'])).join('')
    const wanted = shapesOfIpa(ipa, language)
    return wanted.test(shapes) ? [] : [`${word} [${ipa}]: ${sounds.join('')} = ${shapes}, not ${wanted.source}`]
  })
}

export const entriesOf = (table: string) =>
  table.split(',').map((entry): [word: string, ipa: string] => {
    const [word = '', ipa = ''] = entry.trim().split(' ')
    return [word, ipa]
  })

export const readerOf = (spelling: Spelling) => ({
  soundsSaid: (text: string) =>
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .split(/ |(?=,)/)
      .map((word) => (word === ',' ? ',' : soundsOfWord(word, spelling)))
      .join(' '),
  shapesSaid: (text: string) => shapesOf(text, spelling).map(({ viseme }) => viseme),
  numberSaid: (written: string) =>
    spelling.numbers === undefined ? '' : inWords(written, spelling.numbers).replaceAll(/\s+/g, ' ').trim(),
})

const soundsOfWord = (word: string, { read }: Spelling) =>
  read(word)
    .map(({ phone }) => phone)
    .join('')
