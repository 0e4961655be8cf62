import { inWords, numberPattern } from './numbers/in-words.ts'
import { phones } from './phones.ts'
import type { Sound, Spelling } from './spelling/spelling.ts'
import type { Viseme } from './viseme.ts'

/** `weight` is the duration relative to a short vowel. */
export interface Shape {
  viseme: Viseme
  place: number
  weight: number
}

const markup = '<[^<>]{0,200}>|\\]\\([^()\\s]{0,500}\\)'
const word = "\\p{L}[\\p{L}\\p{M}'’]*"
const piece = new RegExp(
  `(${markup})|(${numberPattern})|(${word})|([.!?…。！？؟।\\n])|([,;:–—()、，：；،])|(\\S)`,
  'gu',
)

/** Maps an index in the normalized word to the original, whose length may differ. */
const spread = (at: number, letters: number, from: number, length: number) =>
  from + Math.min(length - 1, Math.floor((at * length) / Math.max(1, letters)))

function readWord(written: string, from: number, { read }: Spelling): Sound[] {
  const small = written.normalize('NFC').toLowerCase().replaceAll('’', "'")
  return read(small).map(({ phone, at }) => ({ phone, at: spread(at, small.length, from, written.length) }))
}

function readWords(words: string, from: number, length: number, spelling: Spelling): Sound[] {
  const said = words.split(/[\s-]+/).flatMap((each) => readWord(each, 0, spelling))
  return said.map(({ phone }, index) => ({ phone, at: spread(index, said.length, from, length) }))
}

/** Without number words a digit counts as one syllable. */
const syllables = (digits: string) =>
  Array.from(digits.replaceAll(/\D/g, ''), (digit) => `t${'aoieu'[Number(digit) % 5]}`)

function readNumber(written: string, from: number, spelling: Spelling): Sound[] {
  const { numbers } = spelling
  if (numbers !== undefined) return readWords(inWords(written, numbers), from, written.length, spelling)
  const said = Array.from(syllables(written).join(''))
  return said.map((phone, index) => ({ phone, at: spread(index, said.length, from, written.length) }))
}

function soundsOf(text: string, spelling: Spelling): Sound[] {
  return Array.from(text.matchAll(piece)).flatMap((found) => {
    const [written, , number, letters, stop, comma, sign = ''] = found
    if (number !== undefined) return readNumber(written, found.index, spelling)
    if (letters !== undefined) return readWord(written, found.index, spelling)
    if (stop !== undefined) return [{ phone: '.', at: found.index }]
    if (comma !== undefined) return [{ phone: ',', at: found.index }]
    return readWords(spelling.numbers?.signs[sign] ?? '', found.index, written.length, spelling)
  })
}

const isRest = ({ viseme }: Shape) => viseme === 'rest'

function withOnePause(shapes: Shape[]): Shape[] {
  const kept: Shape[] = []
  for (const shape of shapes) {
    const last = kept.at(-1)
    if (!isRest(shape)) kept.push(shape)
    else if (last !== undefined && isRest(last)) last.weight = Math.max(last.weight, shape.weight)
    else if (last !== undefined) kept.push(shape)
  }
  return kept
}

/** Duration relative to a short vowel. */
const closing = 0.5

/** Ends with a rest; empty without any sound. */
export function shapesOf(text: string, spelling: Spelling): Shape[] {
  const said = soundsOf(text, spelling).flatMap(({ phone, at }): Shape[] => {
    const known = phones.get(phone)
    return known === undefined ? [] : [{ ...known, place: at }]
  })
  const shapes = withOnePause(said)
  const last = shapes.at(-1)
  if (last === undefined) return []
  const end: Shape = { viseme: 'rest', place: isRest(last) ? last.place : text.length, weight: closing }
  return [...(isRest(last) ? shapes.slice(0, -1) : shapes), end]
}

export const weightOf = (shapes: readonly Shape[]) => shapes.reduce((sum, { weight }) => sum + weight, 0)
