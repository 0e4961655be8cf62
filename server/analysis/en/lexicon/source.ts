import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { frequentWords } from '#server/analysis/lexicon/packages.ts'
import { longAdjectives, shortAdjectives } from './adjectives.ts'
import { capitals } from './capitals.ts'
import { dictionaryEntries } from './dictionary.ts'
import { lessFrequent } from './less-frequent.ts'
import { misspellings } from './misspellings.ts'
import { everydayWords, names, properNames } from './names.ts'
import { irregularPlurals, jobs, onlyNouns, persons, uncountable } from './nouns.ts'
import { smallWords } from './small-words.ts'
import { onlyVerbs } from './verb-lists.ts'
import { irregularVerbs } from './verbs.ts'
import { wrongForms } from './wrong-forms.ts'

/** The words of English, British and American. */
export function readSource(): LexiconSource {
  const entries = [...readEntries()]
  return { entries, frequent: withForms(everydayFirst(), entries) }
}

/** Words whose other forms are everyday words too. */
const everydayLemmas = 3000

// "Sandwiches", "vegetables", "cheaper": forms of everyday words that the list lacks come after it.
function withForms(frequent: readonly string[], entries: readonly Entry[]): string[] {
  const lemmas = new Set(frequent.slice(0, everydayLemmas))
  const forms = entries.filter(
    ({ lemma, tags }) => lemmas.has(lemma) && !tags.includes('wrong') && !tags.includes('clitic'),
  )
  return [...new Set([...frequent, ...lessFrequent, ...everydayWords, ...forms.map(({ form }) => form)])]
}

function* readEntries(): Generator<Entry> {
  const known = new Set<string>()
  for (const entries of [smallWords, properEntries(), everydayEntries(), adjectiveEntries(), dictionaryEntries()])
    for (const entry of entries) {
      known.add(entry.form)
      yield entry
    }
  const wrong = [...wrongForms()].filter(({ form }) => !known.has(form))
  yield* wrong
  for (const { form } of wrong) known.add(form)
  yield* foreignEntries().filter(({ form }) => !known.has(form))
}

const neighbours = ['spanish', 'german', 'french', 'italian', 'portuguese']
const mostForeign = 3000

// "Mucho" is no misspelt "much".
function foreignEntries(): Entry[] {
  const words = neighbours.flatMap((language) => frequentWords(language).slice(0, mostForeign))
  return words
    .filter((word) => /^\p{Ll}{3,}$/u.test(word) && !misspellings.has(word))
    .map((form) => ({ form, lemma: form, tags: 'foreign' }))
}

const days = /^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/
const months = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

// From here on the list names countries and cities.
const places = capitals.indexOf('England')

function* properEntries(): Generator<Entry> {
  for (const form of names) yield { form, lemma: form, tags: 'noun name first' }
  for (const form of properNames) yield { form, lemma: form, tags: 'noun name' }
  for (const form of [...capitals, 'March', 'May']) {
    const tags = days.test(form)
      ? 'noun sg name day'
      : months.test(form)
        ? 'noun sg name month'
        : capitals.indexOf(form) < places
          ? 'noun name adj'
          : 'noun name place'
    yield { form, lemma: form, tags }
    if (capitals.includes(form)) yield { form: form.toLowerCase(), lemma: form, tags: `${tags} small` }
  }
}

function* everydayEntries(): Generator<Entry> {
  const known = new Set(everydayWords)
  for (const form of everydayWords) {
    const lemma = form.replace(/s$/, '')
    if (lemma !== form && known.has(lemma)) yield { form, lemma, tags: 'noun pl' }
    else yield { form, lemma: form, tags: known.has(`${form}s`) ? 'noun sg' : 'word' }
  }
}

function* adjectiveEntries(): Generator<Entry> {
  for (const form of longAdjectives) yield { form, lemma: form, tags: 'adj' }
  for (const lemma of shortAdjectives) {
    yield { form: lemma, lemma, tags: 'adj short' }
    if (lemma === 'good' || lemma === 'bad') continue
    const isDoubled = /^[^aeiou]*[aeiou][bdgmnpt]$/.test(lemma)
    const stem = isDoubled ? lemma + lemma.at(-1) : lemma.replace(/([^aeiou])y$/, '$1i').replace(/e$/, '')
    yield { form: `${stem}er`, lemma, tags: 'adj comparative' }
    yield { form: `${stem}est`, lemma, tags: 'adj superlative' }
  }
}

/** An everyday word counts as so many times more frequent than on the web. */
const everydayLead = 3
const leastEveryday = 2500

// The list comes from the web: what people talk about at home stands too far down in it.
function everydayFirst(): string[] {
  const onTheWeb = new Map(frequentWords('english').map((word, index) => [word, index + 1]))
  const everyday = new Set([
    ...smallWords.map(({ form }) => form).filter((form) => !form.startsWith("'")),
    ...[onlyNouns, onlyVerbs, shortAdjectives, longAdjectives, persons, jobs, uncountable].flat(),
    ...Object.entries(irregularPlurals).flat(),
    ...irregularVerbs.flatMap(({ base, past, participle }) => [base, ...past, ...participle]),
  ])
  const rankOf = (word: string) => {
    const rank = onTheWeb.get(word) ?? Infinity
    return everyday.has(word) ? Math.min(rank / everydayLead, leastEveryday) : rank
  }
  return [...new Set([...everyday, ...onTheWeb.keys()])]
    .map((word) => ({ word, rank: rankOf(word) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ word }) => word)
}
