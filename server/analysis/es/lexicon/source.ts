import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { type Hunspell, readHunspell, type Stem } from '#server/analysis/lexicon/hunspell.ts'
import { frequentWords, readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { conjugate, irregularVerbs } from './conjugate.ts'
import { bothGenders, feminine, masculine, oneForm } from './nouns.ts'
import { smallWords } from './small-words.ts'

/** The words of Spanish. */
export const readSource = (): LexiconSource => ({ entries: readEntries(), frequent: frequentWords('spanish') })

function* readEntries(): Generator<Entry> {
  const dictionary = readHunspell(
    readPackageFile('dictionary-es', 'index.aff'),
    readPackageFile('dictionary-es', 'index.dic'),
  )
  const forms = new Set<string>()
  for (const stem of dictionary.stems) for (const { form } of dictionary.expand(stem)) forms.add(form)
  const read = new Set<string>()
  const adjectives = twoWords.flatMap((lemma) =>
    (['o', 'a', 'os', 'as'] as const).map((ending) => ({
      form: lemma.slice(0, -1) + ending,
      lemma,
      tags: `adj ${ending.startsWith('o') ? 'masc' : 'fem'} ${ending.endsWith('s') ? 'pl' : 'sg'}`,
    })),
  )
  const own = [
    ...smallWords,
    ...adjectives,
    ...verbsOf(dictionary, forms),
    ...dictionary.stems.flatMap((stem) => nominal(dictionary, stem)),
  ]
  for (const entry of own) {
    read.add(entry.form)
    yield entry
  }
  for (const form of forms)
    if (!read.has(form)) yield { form, lemma: form, tags: /^\p{Lu}/u.test(form) ? 'name' : 'word' }
}

// Adjectives that the dictionary has as two words.
const twoWords = ['nuevo', 'bueno', 'malo', 'mismo']

// What the tables build and the dictionary does not have is no word.
function verbsOf({ stems }: Hunspell, forms: ReadonlySet<string>): Entry[] {
  const verbs = stems.flatMap(({ word, flags }) =>
    /^[a-záéíóúüñ]+(?:[aei]r|ír)$/.test(word) && ['R', 'X', 'I', 'Y'].some((flag) => flags.has(flag)) ? [word] : [],
  )
  return [...new Set([...verbs, ...irregularVerbs])].flatMap((lemma) =>
    conjugate(lemma).flatMap(([form, tags]) => (forms.has(form) ? [{ form, lemma, tags }] : [])),
  )
}

function nominal({ expand }: Hunspell, stem: Stem): Entry[] {
  const { word, flags } = stem
  if (!/^[a-záéíóúüñ]+$/.test(word)) return []
  const hasPlural = flags.has('S')
  if (flags.has('G') && !oneForm.has(word)) return ofTwoGenders(expand, stem)
  if (!hasPlural && !masculine.has(word) && !feminine.has(word)) return []
  if (/(?:ar|er|ir)$/.test(word) && !masculine.has(word) && !feminine.has(word)) return []
  const plural = [...expand(stem)].find(({ by }) => by[0] === 'S')?.form
  const make = (tags: string): Entry[] => [
    { form: word, lemma: word, tags: `${tags} sg` },
    ...(plural === undefined ? [] : [{ form: plural, lemma: word, tags: `${tags} pl` }]),
  ]
  if (oneForm.has(word)) return [...make('adj masc'), ...make('adj fem')]
  const gender = genderOf(word)
  return gender === null
    ? make('noun')
    : gender === 'both'
      ? [...make('noun masc'), ...make('noun fem')]
      : make(`noun ${gender}`)
}

function genderOf(word: string): 'masc' | 'fem' | 'both' | null {
  if (masculine.has(word)) return feminine.has(word) ? 'both' : 'masc'
  if (feminine.has(word)) return 'fem'
  if (bothGenders.test(word)) return 'both'
  if (/(?:[csx]ión|gión|dad|tad|tud|umbre|ez|eza|ía)$/.test(word)) return 'fem'
  if (/(?:o|aje|or|ón|és|ete|ote|al|el|il|ol|ar|er|in|ín|án)$/.test(word)) return 'masc'
  if (/[eoa]ma$/.test(word)) return null
  if (word.endsWith('a')) return 'fem'
  return null
}

// "alto, alta": most are adjectives, and people are nouns, too.
function ofTwoGenders(expand: Hunspell['expand'], stem: Stem): Entry[] {
  const { word } = stem
  const forms = [...expand(stem)].filter(({ by }) => by.length <= 1)
  return forms.flatMap(({ form, by: [flag] }) => {
    if (flag !== undefined && flag !== 'G' && flag !== 'S') return []
    const isPlural = form.endsWith('s') && !(flag === undefined && word.endsWith('s'))
    const isFeminine = flag === 'G'
    const tags = `${isFeminine ? 'fem' : 'masc'} ${isPlural ? 'pl' : 'sg'}`
    return [
      { form, lemma: word, tags: `adj ${tags}` },
      { form, lemma: word, tags: `noun ${tags}` },
    ]
  })
}
