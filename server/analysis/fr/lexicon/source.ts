import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { readHunspell, type Stem } from '#server/analysis/lexicon/hunspell.ts'
import { frequentWords, readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { everydayWords } from './everyday.ts'
import { bothGenders, feminine, masculine, oneForm, people } from './nouns.ts'
import { closed, smallWords } from './small-words.ts'

/** The words of French. */
export function readSource(): LexiconSource {
  const words = frequentWords('french')
  const verbs = readVerbs()
  const everydayForms = readEverydayForms(verbs)
  const everyday = everydayWords.flatMap((word) => [word, ...(everydayForms.get(word) ?? [])])
  // The smallest words of the list, what is talked about, and the rest.
  return {
    entries: withLigatures(readEntries(verbs)),
    frequent: [...new Set([...words.slice(0, 60), ...everyday, ...words])],
  }
}

const everydayTags =
  /^verb (?:pres (?:1s|2s|3s|1p|2p|3p)|impf (?:1s|3s|3p|1p)|fut (?:1s|3s)|cond 1s|part (?:masc|fem) sg|part masc pl|inf)/

function readEverydayForms(verbs: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const isEveryday = new Set(everydayWords)
  const forms = new Map<string, string[]>()
  for (const { form, lemma, tags } of verbs)
    if (isEveryday.has(lemma) && everydayTags.test(tags)) forms.set(lemma, [...(forms.get(lemma) ?? []), form])
  return forms
}

// "Soeur" is "sœur" without its ligature, which many keyboards lack.
function* withLigatures(entries: Iterable<Entry>): Generator<Entry> {
  for (const entry of entries) {
    if (unmeant.has(entry.form)) continue
    yield entry
    if (!entry.form.includes('œ')) continue
    const plain = (text: string) => text.replaceAll('œ', 'oe')
    yield { form: plain(entry.form), lemma: plain(entry.lemma), tags: entry.tags }
  }
}

function* readEntries(verbs: readonly Entry[]): Generator<Entry> {
  const read = new Set<string>()
  const { expand, stems } = readHunspell(
    readPackageFile('dictionary-fr', 'index.aff'),
    readPackageFile('dictionary-fr', 'index.dic'),
  )
  const genders: Record<string, string> = JSON.parse(readPackageFile('french-words-gender-lefff', 'dist/words.json'))
  const infinitives = new Set(verbs.flatMap(({ form, tags }) => (tags === 'verb inf' ? [form] : [])))
  const own = [...smallWords, ...verbs]
  for (const entry of own) {
    read.add(entry.form)
    yield entry
  }
  for (const stem of stems) {
    const plain = withoutElision(stem)
    const forms = [...expand(plain)].filter(({ form }) => !form.includes("'"))
    for (const entry of nominal(plain, forms, genders[plain.word])) {
      if (
        closed.has(entry.form) ||
        notNouns.has(entry.form) ||
        (infinitives.has(entry.form) && !masculine.has(entry.form))
      )
        continue
      read.add(entry.form)
      yield entry
    }
    for (const { form } of forms)
      if (!read.has(form)) yield { form, lemma: form, tags: /^\p{Lu}/u.test(form) ? 'name' : 'word' }
    if (stem.word.includes("'") && !read.has(stem.word)) yield { form: stem.word, lemma: stem.word, tags: 'word' }
  }
}

// "l'", "d'" and the like are words of their own; units take no prefixes.
const withoutElision = ({ word, flags }: Stem): Stem => ({
  word,
  flags: new Set([...flags].filter((flag) => !/'$|^[QU]|^Si$/.test(flag))),
})

// Noun readings that are never meant: "east", "clubs", the ninth.
const notNouns = new Set([
  'est',
  'a',
  'as',
  'ai',
  'mille',
  'neuf',
  'pas',
  'plus',
  'car',
  'tout',
  'si',
  'son',
  'on',
  'sept',
  'huit',
  'six',
  'dix',
  'onze',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'vingt',
  'parle',
  'suis',
])

// Words that only misspelt ones look like.
const unmeant = new Set(['heur', 'heurs', 'bombons', 'bombez', 'émail', 'genous'])

const persons = ['1s', '2s', '3s', '1p', '2p', '3p']
const tenses: Readonly<Record<string, string>> = {
  P: 'pres',
  S: 'sub',
  Y: 'imp',
  I: 'impf',
  J: 'hist',
  F: 'fut',
  C: 'cond',
}
const agreements = ['masc sg', 'masc pl', 'fem sg', 'fem pl']

const frequent = new Set(frequentWords('french'))
// "Voiturer" and "chaiser" exist, but are never meant by "la voiture".
const isRare = (lemma: string, form: string) =>
  !frequent.has(lemma) &&
  (masculine.has(form) || feminine.has(form) || masculine.has(form.slice(0, -1)) || feminine.has(form.slice(0, -1)))

function readVerbs(): Entry[] {
  const verbs: Record<string, Record<string, (string | null)[]>> = JSON.parse(
    readPackageFile('french-verbs-lefff', 'dist/conjugations.json'),
  )
  return Object.entries(verbs).flatMap(([lemma, table]) =>
    Object.entries(table).flatMap(([key, forms]) =>
      forms.flatMap((form, index) => {
        const tense = tenses[key]
        const tags = tense
          ? `verb ${tense} ${persons[index]}`
          : key === 'K'
            ? `verb part ${agreements[index]}`
            : key === 'G'
              ? 'verb ger'
              : key === 'W'
                ? 'verb inf'
                : null
        return tags === null || !form || isRare(lemma, form) || form === 'NA' || closed.has(form)
          ? []
          : [{ form, lemma, tags }]
      }),
    ),
  )
}

type Forms = readonly { form: string; by: readonly string[] }[]

function nominal({ word, flags }: Stem, forms: Forms, gender: string | undefined): Entry[] {
  if (!/^\p{Ll}[\p{Ll}-]*$/u.test(word)) return []
  const first = [...flags][0] ?? ''
  const isOfTwo =
    !/^(?:ordinateur|moteur|réfrigérateur|aspirateur)$/.test(word) && /^(?:F[.sce+x]|W[.x]|G[sceo])$/.test(first)
  if (isOfTwo && !oneForm.has(word))
    return ofTwoGenders(word, forms).filter(({ tags }) => !people.has(word) || tags.startsWith('noun'))
  if (!/^[SXAI][.=]$/.test(first) && !masculine.has(word) && !feminine.has(word) && gender === undefined) return []
  const plural = forms.find(({ form, by }) => by.length === 1 && form !== word)?.form
  const make = (tags: string): Entry[] => [
    { form: word, lemma: word, tags: /[sxz]$/.test(word) ? tags : `${tags} sg` },
    ...(plural === undefined ? [] : [{ form: plural, lemma: word, tags: `${tags} pl` }]),
  ]
  const both = (part: string) => [...make(`${part} masc`), ...make(`${part} fem`)]
  if (oneForm.has(word)) return [...both('adj'), ...(gender === undefined ? [] : make(`noun ${nameOf(gender)}`))]
  if (bothGenders.has(word)) return both('noun')
  if (masculine.has(word)) return make('noun masc')
  if (feminine.has(word)) return make('noun fem')
  if (gender !== undefined) return make(`noun ${nameOf(gender)}`)
  return [...both('adj'), ...both('noun')]
}

const nameOf = (gender: string) => (gender === 'F' ? 'fem' : 'masc')

// "grand, grande": most are adjectives, and people are nouns, too.
function ofTwoGenders(word: string, forms: Forms): Entry[] {
  const own = [...new Set(forms.filter(({ by }) => by.length <= 1).map(({ form }) => form))]
  const isFeminine = (form: string) => form !== word && /es?$/.test(form)
  return own.flatMap((form) => {
    if (/^(?:bel|nouvel|vieil|fol|mol)s?$/.test(form)) return [{ form, lemma: form, tags: 'adj masc sg' }]
    const gender = isFeminine(form) ? 'fem' : 'masc'
    const number = form === word ? (/[sx]$/.test(word) ? '' : ' sg') : /[sx]$/.test(form) ? ' pl' : ' sg'
    const tags = `${gender}${number}`
    return [
      { form, lemma: word, tags: `adj ${tags}` },
      { form, lemma: word, tags: `noun ${tags}` },
    ]
  })
}
