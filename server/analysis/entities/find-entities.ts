import { smallWords } from '#server/analysis/acts/small-words.ts'
import { bareOf } from '#server/analysis/acts/units.ts'
import type { Word } from '#server/analysis/analysed.ts'
import { matchAt, type Pattern, parsePattern } from '#server/analysis/grammar/pattern.ts'
import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import type { Entity, EntityPack, EntityRule } from './entity.ts'
import { clocksInWords } from './clocks.ts'
import { atomsOf, valueOf } from './numbers.ts'
import { longPlaces } from './places.ts'
import { subjectsIn } from './subjects.ts'

/** The entities of a language, ready to be found. */
export interface EntitySet {
  pack: EntityPack
  language: string
  lexicon: Lexicon
  rules: readonly { kind: EntityRule['kind']; pattern: Pattern }[]
}

/** Reads the entities of a language, once. */
export const readEntities = (pack: EntityPack, language: string, lexicon: Lexicon): EntitySet => ({
  pack,
  language,
  lexicon,
  rules: pack.rules.flatMap(({ kind, pattern }) =>
    pattern.map((text) => ({ kind, pattern: parsePattern(kind === 'time' ? text : `${text} [*]`) })),
  ),
})

/** What a message names, in the order of its text; no two share a word. */
export function findEntities(set: EntitySet, text: string, sentences: readonly (readonly Word[])[]): Entity[] {
  return sentences.flatMap((sentence) => {
    const found: Entity[] = []
    const add = (entity: Entity) => {
      if (!found.some(({ start, end }) => start < entity.end && entity.start < end)) found.push(entity)
    }
    for (const clock of clocksInWords(set.pack, set.language, text, sentence)) add(clock)
    for (const clock of clocksIn(text, sentence)) add(clock)
    const present = new Set(sentence.map(({ lower }) => lower))
    for (const { kind, pattern } of set.rules) {
      if (!pattern.needs.every((words) => words.some((word) => present.has(word)))) continue
      for (let at = 0; at < sentence.length; at++) {
        const spans = matchAt(pattern, sentence, at)
        const [from, to] = [spans?.[pattern.from]?.[0], spans?.[pattern.to - 1]?.[1]]
        if (from === undefined || to === undefined) continue
        const end =
          kind === 'time' ? to : kind === 'place' ? placeFrom(set, sentence, from) : nameFrom(set, sentence, from, kind)
        const [first, last] = [sentence[from], sentence[end - 1]]
        if (end <= from || !first || !last) continue
        const written = text.slice(first.start, last.end)
        const value = kind === 'time' ? hourOf(set, written) : null
        add({
          kind: kind === 'bare_name' ? 'name' : kind,
          text: written,
          start: first.start,
          end: last.end,
          ...(value === null ? {} : { value }),
        })
      }
    }
    for (const number of numbersIn(set, text, sentence)) add(number)
    for (const subject of subjectsIn(set.language, text, sentence)) add(subject)
    return found.toSorted((a, b) => a.start - b.start)
  })
}

const isLarge = ({ text }: Word) => /^\p{Lu}/u.test(text)
const large = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
const nameTags = ['name', 'foreign', 'smallname', 'uncapitalised']
const particle = /^(?:de|da|do|dos|di|del|della|la|von|van|der|le)$/

type Readings = ReturnType<Lexicon['read']>
const isNameOnly = (readings: Readings) =>
  readings.every(
    ({ tags }) => nameTags.some((tag) => tags.has(tag)) && !['adj', 'day', 'month'].some((tag) => tags.has(tag)),
  )
const isSure = (readings: Readings) => readings.some(({ tags }) => tags.has('name')) && isNameOnly(readings)

function nameFrom({ lexicon, language }: EntitySet, sentence: readonly Word[], from: number, kind: string): number {
  const [first] = sentence.slice(from)
  if (first?.kind !== 'word' || smallWords.get(language)?.has(bareOf(first.text)) || first.text.length < 2) return from
  const own = lexicon.read(large(first.text))
  const small = lexicon.read(first.text.toLowerCase())
  const isOther = own.some(({ tags }) => ['place', 'adj', 'day', 'month'].some((tag) => tags.has(tag)))
  const isNamed =
    own.some(({ tags }) => tags.has('name')) ||
    (own.length === 0 && small.length === 0 && (language !== 'de' || first.isForeign))
  const isBare = isLarge(first)
    ? isNamed && !isOther && (language !== 'de' || isNameOnly(own))
    : isSure(own) && !isOther && isNameOnly(small)
  const isAfterName = isLarge(first) || isNameOnly(small) || isSure(own)
  if (kind === 'name' ? !isAfterName : !isBare) return from
  return isLarge(first) ? largeFrom(sentence, from, true) : from + 1
}

function placeFrom({ lexicon, language }: EntitySet, sentence: readonly Word[], from: number): number {
  const [first] = sentence.slice(from)
  const long = longPlaces.find((words) =>
    words.every((word, index) => word === bareOf(sentence[from + index]?.text ?? '')),
  )
  if (long) return from + long.length
  if (first?.kind !== 'word' || first.text.length < 2) return from
  const own = lexicon.read(large(first.text))
  if (own.some(({ tags }) => tags.has('first')) || !isNameOnly(own)) return from
  // A compound, as "Krankenhaus".
  if (language === 'de' && own.length === 0 && !first.isForeign) return from
  if (!isLarge(first)) return isSure(own) && isNameOnly(lexicon.read(first.text.toLowerCase())) ? from + 1 : from
  if (smallWords.get(language)?.has(bareOf(first.text))) return from
  return largeFrom(sentence, from, language !== 'de')
}

// "Ana de la Cruz", "Saint Louis": as far as words are written large.
function largeFrom(sentence: readonly Word[], from: number, mayGoOn: boolean): number {
  let end = from + 1
  if (!mayGoOn) return end
  for (let next = end; next < from + 5; next++) {
    const word = sentence[next]
    if (word?.kind === 'word' && isLarge(word)) end = next + 1
    else if (!particle.test(word?.text ?? '') || next > end + 1) break
  }
  return end
}

function numbersIn({ pack, language }: EntitySet, text: string, sentence: readonly Word[]): Entity[] {
  const found: Entity[] = []
  for (let at = 0; at < sentence.length; at++) {
    const first = sentence[at]
    if (!first) continue
    if (first.kind === 'number') {
      const { start, end } = first
      const value = digitsOf(first.text)
      if (value !== null) found.push({ kind: 'number', text: first.text, start, end, value })
      continue
    }
    let atoms: number[] = []
    let end = at
    for (let next = at; next < sentence.length && next < at + 8; next++) {
      const lower = sentence[next]?.lower ?? ''
      if (next > at && lower === pack.and) continue
      const more = lower === '' ? null : atomsOf(lower, pack)
      if (!more || valueOf([...atoms, ...more], language) === null) break
      atoms = [...atoms, ...more]
      end = next + 1
    }
    const last = sentence[end - 1]
    const value = valueOf(atoms, language)
    if (end <= at || !last || value === null) continue
    const isUnsure = end === at + 1 && pack.unsure.includes(bareOf(first.lower))
    if (!isUnsure)
      found.push({ kind: 'number', text: text.slice(first.start, last.end), start: first.start, end: last.end, value })
    at = end - 1
  }
  return found
}

function digitsOf(text: string): number | null {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(text)) return Number(text.replace(/[.,]/g, ''))
  return /^\d{1,6}[.,]\d{1,2}$/.test(text) ? Number(text.replace(',', '.')) : null
}

const clock =
  /(?<![\p{L}\d.,:])(\d{1,2})(?:(?::|\s?h\s?)(\d{2})|(?:[:.](\d{2}))?\s?(am|pm|uhr|h)|(?<=(?:alle|ore|las) \d{1,2})\.(\d{2}))(?![\p{L}\d])/giu

// "7:30", "18h30", "18 h", "5 pm", "18 Uhr".
function clocksIn(text: string, sentence: readonly Word[]): Entity[] {
  const [from, to] = [sentence[0]?.start ?? 0, sentence.at(-1)?.end ?? 0]
  return [...text.slice(from, to).matchAll(clock)].flatMap((match): Entity[] => {
    const [written, hours, minutes, others, half = '', dotted] = match
    const part = half.toLowerCase()
    const hour = part === 'pm' ? (Number(hours) % 12) + 12 : part === 'am' ? Number(hours) % 12 : Number(hours)
    const minute = minutes ?? others ?? dotted ?? '00'
    const start = from + match.index
    return hour > 23 || Number(minute) > 59
      ? []
      : [{ kind: 'time', text: written, start, end: start + written.length, value: timeOf(hour, minute) }]
  })
}

const timeOf = (hour: number, minute: string) => `${String(hour).padStart(2, '0')}:${minute}`

// "Sieben Uhr", "sept heures".
function hourOf({ pack, language }: EntitySet, written: string): string | null {
  const [, word] = /^(\S+) (?:Uhr|heures?)$/i.exec(written) ?? []
  const hour = word === undefined ? null : valueOf(atomsOf(word, pack) ?? [24], language)
  return hour === null || hour > 23 ? null : timeOf(hour, '00')
}
