import { foldText } from '#server/analysis/fold.ts'
import { createWriter } from './bytes.ts'
import type { Entry, LexiconSource } from './entries.ts'
import { writeTable } from './table.ts'

/** Gives numbers to texts, the same to the same. */
function createNumbers() {
  const numbers = new Map<string, number>()
  return {
    of: (text: string): number => {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, numbers.size)
      return numbers.size - 1
    },
    texts: () => [...numbers.keys()],
  }
}

// How a word becomes another: letters that go from its end, and letters that come. Looked up in two steps, which makes no text for each word.
function createChanges() {
  const texts: string[] = []
  const numbers = new Map<string, number[]>()
  return {
    of: (from: string, to: string): number => {
      const most = Math.min(from.length, to.length)
      let shared = 0
      while (shared < most && from.charCodeAt(shared) === to.charCodeAt(shared)) shared++
      const [cut, added] = [from.length - shared, to.slice(shared)]
      let byCut = numbers.get(added)
      if (!byCut) numbers.set(added, (byCut = []))
      return (byCut[cut] ??= texts.push(`${cut} ${added}`) - 1)
    },
    texts,
  }
}

// A change and a tag in one number.
const mostTags = 1 << 12

// Most words have one item, and a list for each would cost more than all else.
type Items = Map<string, number | number[]>

function add(map: Items, key: string, item: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, item)
  else if (typeof known !== 'number') {
    if (!known.includes(item)) known.push(item)
  } else if (known !== item) map.set(key, [known, item])
}

/** Compiles a lexicon into the bytes that `openLexicon` reads. */
export function compileLexicon({ entries, frequent }: LexiconSource): Buffer {
  const changes = createChanges()
  const tags = createNumbers()
  const sets = createNumbers()
  const setsOfOne = new Map<number, number>()
  const readings: Items = new Map()
  const paradigms: Items = new Map()
  for (const { form, lemma, tags: own } of unique(entries)) {
    const tag = tags.of(own)
    add(readings, form, changes.of(form, lemma) * mostTags + tag)
    add(paradigms, lemma, changes.of(lemma, form) * mostTags + tag)
  }
  if (tags.texts().length > mostTags) throw new Error('A lexicon has too many tags.')
  const textOf = (item: number) => `${Math.floor(item / mostTags)} ${item % mostTags}`
  const setOfOne = (item: number) => {
    const known = setsOfOne.get(item) ?? sets.of(textOf(item))
    setsOfOne.set(item, known)
    return known
  }
  const setOf = (items: number | number[]) =>
    typeof items === 'number' ? setOfOne(items) : sets.of(items.map(textOf).toSorted().join(','))
  const rows = (map: Items) => Array.from(map, ([key, items]) => [key, setOf(items)] as const)
  const forms = writeTable(rows(readings))
  const lemmas = writeTable(rows(paradigms))
  const accents = writeTable(accentsOf(readings).map(([folded, form]) => [folded, changes.of(folded, form)]))
  const common = frequent.filter((word) => readings.has(word))
  const head = Buffer.from(
    JSON.stringify({
      tags: tags.texts(),
      changes: changes.texts,
      sets: sets.texts(),
      common,
      forms: forms.length,
      lemmas: lemmas.length,
    }),
  )
  const size = createWriter()
  size.number(head.length)
  return Buffer.concat([size.done(), head, forms, lemmas, accents])
}

// Words with marks whose letters without them are no word, and those of no other word.
function accentsOf(readings: ReadonlyMap<string, unknown>): [folded: string, form: string][] {
  const accented = new Map<string, string | null>()
  for (const form of readings.keys()) {
    const folded = foldText(form)
    if (folded !== form && !readings.has(folded)) accented.set(folded, accented.has(folded) ? null : form)
  }
  return [...accented].flatMap(([folded, form]) => (form === null ? [] : [[folded, form] as [string, string]]))
}

function* unique(entries: Iterable<Entry>): Generator<Entry> {
  for (const entry of entries) if (entry.form !== '' && !/\s/.test(entry.form)) yield entry
}
