import type { Entry } from '#server/analysis/lexicon/entries.ts'
import { type Hunspell, readHunspell, type Stem } from '#server/analysis/lexicon/hunspell.ts'
import { readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { isAdjectiveOf, isListedNoun, isNounOf, isVerbOf, nounTags } from './parts.ts'
import { irregularPlurals } from './nouns.ts'
import { alsoOpen, closedWords } from './small-words.ts'
import { irregularVerbs } from './verbs.ts'

// Words that are hardly ever meant where they are written.
const neverMeant = new Set(
  'cant wont whats shes planing planed wether hight payed siting thru ore ti hist wold pleas cheep bred'.split(' '),
)

// Those that are no singular too.
const plurals = new Set(Object.entries(irregularPlurals).flatMap(([one, many]) => (one === many ? [] : [many])))
// Things of two legs or two glasses; the dictionaries have some of them as singulars.
const pairs = new Set(
  'trousers jeans tights pyjamas pajamas scissors shorts leggings goggles pants knickers tweezers pliers binoculars'.split(
    ' ',
  ),
)
// Verbs that one of the two spellings of English builds without a second l.
const single = new Set<string>()
const irregular = new Map(irregularVerbs.map((verb) => [verb.base, verb]))

/** The words of the spelling dictionaries, with what their flags say of them. */
export function* dictionaryEntries(): Generator<Entry> {
  const read = new Set<string>()
  const left: string[] = []
  const singulars = new Set<string>()
  for (const name of ['dictionary-en', 'dictionary-en-gb']) {
    const { stems, expand } = readHunspell(readPackageFile(name, 'index.aff'), readPackageFile(name, 'index.dic'))
    const all = stems.flatMap((stem) => withPrefixes(stem, expand))
    const known = new Set(all.map(({ word }) => word))
    for (const stem of all) {
      // Single letters are no words of a sentence.
      if (stem.word.length === 1 || stem.word.endsWith("'s") || neverMeant.has(stem.word)) continue
      if (closedWords.has(stem.word) && !alsoOpen.has(stem.word)) {
        for (const { form } of expand(stem)) if (!form.includes("'")) left.push(form)
        continue
      }
      let isRead = false
      for (const entry of entriesOf(stem, expand, known)) {
        if (neverMeant.has(entry.form) || (closedWords.has(entry.form) && !alsoOpen.has(entry.form))) continue
        read.add(entry.form)
        if (entry.tags.startsWith('noun sg')) singulars.add(entry.form)
        isRead ||= entry.form === stem.word
        yield entry
      }
      if (!isRead) left.push(stem.word)
    }
  }
  for (const form of left)
    if (!read.has(form) && !closedWords.has(form) && !neverMeant.has(form)) yield leftEntry(form, singulars)
}

// A word that no flag says anything of.
function leftEntry(form: string, singulars: ReadonlySet<string>): Entry {
  const lemma = form.endsWith('ies') ? `${form.slice(0, -3)}y` : form.replace(/(?<=ss|x|ch|sh)es$|s$/, '')
  if (form !== lemma && singulars.has(lemma)) return { form, lemma, tags: nounTags(lemma, 'pl') }
  return { form, lemma: form, tags: form.endsWith('ly') ? 'adv' : 'word' }
}

function* entriesOf(stem: Stem, expand: Hunspell['expand'], known: ReadonlySet<string>): Generator<Entry> {
  const { word, flags } = stem
  const doubled = `${word}${word.at(-1)}ing`
  const isDoubled = /[aeiou][bdfgklmnprtz]$/.test(word) && known.has(doubled)
  const isVerb = isVerbOf(word, flags.has('D') || flags.has('G') || irregular.has(word) || isDoubled)
  const isNoun = isNounOf(word, flags.has('M') || known.has(`${word}'s`) || irregularPlurals[word] !== undefined)
  if (plurals.has(word)) return
  if (pairs.has(word)) {
    yield { form: word, lemma: word, tags: 'noun pl' }
    return
  }
  const isAdjective = isAdjectiveOf(word, ['Y', 'T', 'P'].some((flag) => flags.has(flag)) && !isVerb)
  if (isNoun) yield { form: word, lemma: word, tags: nounTags(word, 'sg') }
  if (isAdjective) yield { form: word, lemma: word, tags: 'adj' }
  if (isVerb) {
    if (flags.has('D') && !isDoubled) single.add(word)
    for (const entry of verbEntries(word, isDoubled))
      yield isDoubled && single.has(word)
        ? { ...entry, tags: entry.tags.replace(/(past|participle|ing)$/, '$1-variant') }
        : entry
  }
  const plural = irregularPlurals[word] ?? (isListedNoun(word) ? regularPluralOf(word) : undefined)
  if (plural !== undefined) yield { form: plural, lemma: word, tags: nounTags(word, 'pl') }
  for (const { form, by } of expand(stem)) {
    if (form === word || form.includes("'")) continue
    yield* affixEntries(word, form, by[0] ?? '', isNoun, isVerb, isAdjective)
  }
}

function* affixEntries(
  word: string,
  form: string,
  flag: string,
  isNoun: boolean,
  isVerb: boolean,
  isAdjective: boolean,
): Generator<Entry> {
  if (flag === 'S') {
    if (isNoun && irregularPlurals[word] === undefined) yield { form, lemma: word, tags: nounTags(word, 'pl') }
    else if (!isVerb) yield { form, lemma: form, tags: 'word' }
  } else if (flag === 'R' || flag === 'Z') {
    const isAgent = isVerb && !isAdjective
    const agent = flag === 'Z' ? form.slice(0, -1) : form
    if (isAgent || !isAdjective || flag === 'Z')
      yield { form, lemma: agent, tags: nounTags(agent, flag === 'Z' ? 'pl' : 'sg') }
    else yield { form, lemma: word, tags: 'adj comparative' }
  } else if (flag === 'T') yield { form, lemma: word, tags: 'adj superlative' }
  else if (flag === 'Y') yield { form, lemma: word, tags: 'adv' }
  else if (flag === 'J')
    yield* [
      { form, lemma: form.slice(0, -1), tags: 'noun pl' },
      { form: form.slice(0, -1), lemma: form.slice(0, -1), tags: 'noun sg' },
    ]
  else if (flag === 'N' || flag === 'L') yield { form, lemma: form, tags: 'noun sg' }
  else if (flag === 'P') yield { form, lemma: form, tags: 'noun sg mass' }
  else if (flag === 'X') yield { form, lemma: form.slice(0, -1), tags: 'noun pl' }
  else if (flag === 'V' || flag === 'B') yield { form, lemma: form, tags: 'adj' }
  else if (!isVerb || (flag !== 'D' && flag !== 'G')) yield { form, lemma: form, tags: 'word' }
}

const regularPluralOf = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|z|ch|sh|tomato|potato|hero)$/.test(word)
      ? `${word}es`
      : `${word}s`

const endsInS = /(?:s|x|z|ch|sh|[^aeiou]o)$/

function* verbEntries(word: string, isDoubled: boolean): Generator<Entry> {
  const isY = /[^aeiou]y$/.test(word)
  const stem = isDoubled ? `${word}${word.at(-1)}` : word
  const ed = stem.endsWith('e') ? `${stem}d` : isY ? `${stem.slice(0, -1)}ied` : `${stem}ed`
  const ing = stem.endsWith('ie')
    ? `${stem.slice(0, -2)}ying`
    : /[^eoy]e$/.test(stem) && stem !== 'singe'
      ? `${stem.slice(0, -1)}ing`
      : `${stem}ing`
  const third = endsInS.test(word) ? `${word}es` : isY ? `${word.slice(0, -1)}ies` : `${word}s`
  const { past, participle } = irregular.get(word) ?? { past: [ed], participle: [ed] }
  yield { form: word, lemma: word, tags: 'verb inf' }
  yield { form: third, lemma: word, tags: 'verb pres 3s' }
  yield { form: ing, lemma: word, tags: 'verb ing' }
  yield* past.map((form, index) => ({ form, lemma: word, tags: index === 0 ? 'verb past' : 'verb past-variant' }))
  yield* participle.map((form, index) => ({
    form,
    lemma: word,
    tags: index === 0 ? 'verb participle' : 'verb participle-variant',
  }))
}

const prefixes = 'AIUCEFK'

// A stem, and what it is with each prefix that it may take: "pend" and "depend".
function withPrefixes(stem: Stem, expand: Hunspell['expand']): Stem[] {
  const flags = new Set([...stem.flags].filter((flag) => !prefixes.includes(flag)))
  const words = [...expand({ word: stem.word, flags: stem.flags.difference(flags) })].map(({ form }) => form)
  return words.map((word) => ({ word, flags }))
}
