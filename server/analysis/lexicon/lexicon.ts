import { createReader } from './bytes.ts'
import { openTable, type Table } from './table.ts'

/** One reading of a word form. */
export interface Reading {
  lemma: string
  /** The part of speech and what the language tells apart, see `Entry`. */
  tags: ReadonlySet<string>
}

/** The words of a language. */
export interface Lexicon {
  /** The readings of a form as it stands; none for a word that is not known. */
  read: (form: string) => readonly Reading[]
  /** The forms of a lemma that have all of these tags (`verb pres 3s`). */
  formsOf: (lemma: string, tags: string) => string[]
  /** The only word with marks on its letters that is this without them (`manana` → `mañana`); null where there is none, or where it is a word itself. */
  accentsOf: (folded: string) => string | null
  /** Common words, the most frequent first. */
  common: readonly string[]
}

interface Head {
  tags: string[]
  changes: string[]
  sets: string[]
  common: string[]
  /** Bytes of the tables of forms and of lemmas. */
  forms: number
  lemmas: number
}

/** A change of a word's end, and the tags that come with it. */
interface Item {
  cut: number
  added: string
  tags: ReadonlySet<string>
}

/** Opens what `compileLexicon` made; the tables are read in place, and a set of readings is built when it is first met. */
export function openLexicon(bytes: Buffer): Lexicon {
  const reader = createReader(bytes)
  const headLength = reader.number()
  const headEnd = reader.at + headLength
  const head: Head = JSON.parse(bytes.toString('utf8', reader.at, headEnd))
  const forms = openTable(bytes.subarray(headEnd, headEnd + head.forms))
  const lemmas = openTable(bytes.subarray(headEnd + head.forms, headEnd + head.forms + head.lemmas))
  const accents = openTable(bytes.subarray(headEnd + head.forms + head.lemmas))
  const tags = head.tags.map((text) => new Set(text.split(' ')))
  const changes = head.changes.map((text) => {
    const space = text.indexOf(' ')
    return { cut: Number(text.slice(0, space)), added: text.slice(space + 1) }
  })
  const sets = new Map<number, Item[]>()
  const itemsOf = (set: number): Item[] => {
    const known = sets.get(set)
    if (known) return known
    const items = (head.sets[set] ?? '').split(',').flatMap((text) => {
      const [change = 0, tag = 0] = text.split(' ').map(Number)
      const found = changes[change]
      return found ? [{ ...found, tags: tags[tag] ?? new Set<string>() }] : []
    })
    sets.set(set, items)
    return items
  }
  const lookUp = (table: Table, word: string) => {
    const set = table(word)
    return set === undefined ? [] : itemsOf(set)
  }
  const apply = (word: string, { cut, added }: Pick<Item, 'cut' | 'added'>) => word.slice(0, word.length - cut) + added
  return {
    read: (form) => lookUp(forms, form).map((item) => ({ lemma: apply(form, item), tags: item.tags })),
    formsOf: (lemma, wanted) => {
      const needed = wanted.split(' ')
      const fitting = lookUp(lemmas, lemma).filter((item) => needed.every((tag) => item.tags.has(tag)))
      return [...new Set(fitting.map((item) => apply(lemma, item)))]
    },
    accentsOf: (folded) => {
      const change = changes[accents(folded) ?? -1]
      return change ? apply(folded, change) : null
    },
    common: head.common,
  }
}
