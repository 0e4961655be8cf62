import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { type Hunspell, readHunspell, type Stem } from '#server/analysis/lexicon/hunspell.ts'
import { frequentWords, readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { conjugate } from './conjugate.ts'
import { irregularVerbs } from './irregular-verbs.ts'
import { foreignEntries } from './foreign.ts'
import { bothGenders, feminine, masculine, oneForm } from './nouns.ts'
import { onlyNouns, rareVerbs } from './only-nouns.ts'
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
  const nouns = dictionary.stems.flatMap((stem) => nominal(dictionary, stem, forms))
  const isNominal = new Set(nouns.map(({ form }) => form))
  const verbs = verbsOf(dictionary, forms).filter(
    ({ form, lemma }) => !onlyNouns.has(form) && !(rareVerbs.has(lemma) && isNominal.has(form)),
  )
  const own = [...smallWords, ...adjectives, ...verbs, ...withPronouns(verbs, forms), ...nouns]
  for (const entry of own) {
    read.add(entry.form)
    yield entry
  }
  for (const form of forms) if (!read.has(form)) yield* otherwise(form)
  yield* foreignEntries(new Set([...read, ...forms]), frequentWords('spanish'))
}

// "Reunión" and "reuniones", which the dictionary builds from verbs.
function* otherwise(form: string): Generator<Entry> {
  const noun = /^\p{Ll}{3,}(?:ión|iones)$/u.test(form)
  const lemma = noun ? form.replace(/iones$/, 'ión') : form
  const tags = noun ? `noun fem ${form.endsWith('s') ? 'pl' : 'sg'}` : /^\p{Lu}/u.test(form) ? 'name' : 'word'
  yield { form, lemma, tags }
}

const pronouns = ['me', 'te', 'se', 'nos', 'lo', 'la', 'le', 'los', 'las', 'les']

// "Ayudarte", "verlo": an infinitive with a pronoun at its end.
function withPronouns(verbs: readonly Entry[], forms: ReadonlySet<string>): Entry[] {
  return verbs
    .filter(({ tags }) => tags.split(' ').includes('inf'))
    .flatMap(({ form: verb, lemma }) =>
      pronouns
        .map((pronoun) => verb + pronoun)
        .flatMap((form) => (forms.has(form) ? [{ form, lemma, tags: 'verb infclitic' }] : [])),
    )
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

function nominal({ expand }: Hunspell, stem: Stem, forms: ReadonlySet<string>): Entry[] {
  const { word, flags } = stem
  if (!/^[a-záéíóúüñ]{2,}$/.test(word)) return []
  const hasPlural = flags.has('S')
  if (flags.has('G') && !oneForm.has(word)) return ofTwoGenders(expand, stem)
  const isKnown = oneForm.has(word) || word.endsWith('ión')
  if (!hasPlural && !masculine.has(word) && !feminine.has(word) && !isKnown) return []
  if (/(?:ar|er|ir)$/.test(word) && !masculine.has(word) && !feminine.has(word) && !isKnown) return []
  const plural = [...expand(stem)].find(({ by }) => by[0] === 'S')?.form ?? pluralOf(word, forms)
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

const pluralOf = (word: string, forms: ReadonlySet<string>) =>
  [`${word}s`, `${word}es`, word.replace(/ión$/, 'iones')].find((form) => form !== word && forms.has(form))

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
    const noun = { form, lemma: word, tags: `noun ${tags}` }
    return onlyNouns.has(word) ? [noun] : [{ form, lemma: word, tags: `adj ${tags}` }, noun]
  })
}
