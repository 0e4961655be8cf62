import type { Entry, LexiconSource } from '#server/analysis/lexicon/entries.ts'
import { type Hunspell, readHunspell, type Stem } from '#server/analysis/lexicon/hunspell.ts'
import { frequentWords, readPackageFile } from '#server/analysis/lexicon/packages.ts'
import { smallWords } from './small-words.ts'
import { irregularVerbs } from './verbs.ts'

/** Nouns that are not counted, and those whose plural is not built with -s. */
const uncountable = new Set(
  'advice information furniture luggage baggage homework housework knowledge equipment traffic weather news money music bread butter rice water milk progress research rubbish garbage luck fun health software accommodation scenery permission jewellery jewelry evidence electricity happiness patience violence'.split(
    ' ',
  ),
)
const irregularPlurals: Readonly<Record<string, string>> = {
  man: 'men',
  woman: 'women',
  child: 'children',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  goose: 'geese',
  mouse: 'mice',
  life: 'lives',
  wife: 'wives',
  knife: 'knives',
  leaf: 'leaves',
  half: 'halves',
  shelf: 'shelves',
  wolf: 'wolves',
  thief: 'thieves',
  loaf: 'loaves',
  fish: 'fish',
  sheep: 'sheep',
  deer: 'deer',
  series: 'series',
  species: 'species',
  crisis: 'crises',
  analysis: 'analyses',
}

const neverVerbs = new Set(['will', 'well', 'can', 'may', 'might', 'must', 'long', 'even', 'down', 'up', 'out', 'back'])

const endsInS = /(?:s|x|z|ch|sh)$/
const thirdPersonOf = (verb: string) =>
  verb === 'have'
    ? 'has'
    : endsInS.test(verb) || /[^aeiou]o$/.test(verb)
      ? `${verb}es`
      : /[^aeiou]y$/.test(verb)
        ? `${verb.slice(0, -1)}ies`
        : `${verb}s`

/** The words of English, British and American. */
export const readSource = (): LexiconSource => ({ entries: readEntries(), frequent: frequentWords('english') })

function* readEntries(): Generator<Entry> {
  yield* smallWords.map(({ form, lemma, tags }) => ({ form, lemma, tags }))
  yield* verbEntries()
  for (const [lemma, plural] of Object.entries(irregularPlurals)) yield { form: plural, lemma, tags: 'noun pl' }
  for (const name of ['dictionary-en', 'dictionary-en-gb']) yield* dictionaryEntries(name)
}

function* verbEntries(): Generator<Entry> {
  for (const { base, past, participle } of irregularVerbs) {
    for (const form of past) yield { form, lemma: base, tags: 'verb past' }
    for (const form of participle) yield { form, lemma: base, tags: 'verb participle' }
  }
  for (const [form, tags] of [
    ['am', 'verb pres 1s'],
    ['is', 'verb pres 3s'],
    ['are', 'verb pres plural'],
  ] as const)
    yield { form, lemma: 'be', tags }
}

// The flags say what a stem may take: -ed and -ing are verbs, possessive 's are nouns, -er and -ly are adjectives.
function* dictionaryEntries(name: string): Generator<Entry> {
  const { stems, expand } = readHunspell(readPackageFile(name, 'index.aff'), readPackageFile(name, 'index.dic'))
  const irregular = new Map(irregularVerbs.map(({ base, past, participle }) => [base, [...past, ...participle]]))
  for (const stem of stems.flatMap((each) => withPrefixes(each, expand))) {
    const { word, flags } = stem
    // Small words that are hardly ever verbs.
    const isVerb = !neverVerbs.has(word) && (flags.has('D') || flags.has('G') || irregular.has(word))
    const isNoun = flags.has('M') || irregularPlurals[word] !== undefined || uncountable.has(word)
    const isAdjective = flags.has('Y') || flags.has('R') || flags.has('T') || flags.has('P')
    if (isVerb) yield { form: word, lemma: word, tags: 'verb inf' }
    if (isNoun)
      yield {
        form: word,
        lemma: word,
        tags: uncountable.has(word) ? 'noun sg mass' : /^\p{Lu}/u.test(word) ? 'noun sg name' : 'noun sg',
      }
    if (isAdjective && !isVerb) yield { form: word, lemma: word, tags: 'adj' }
    if (!isVerb && !isNoun && !isAdjective)
      yield { form: word, lemma: word, tags: word.endsWith('ly') ? 'adv' : 'word' }
    for (const { form, by } of expand(stem)) {
      const [flag] = by
      if (flag === undefined || form.includes("'")) continue
      if (flag === 'S') {
        if (isVerb && form === thirdPersonOf(word)) yield { form, lemma: word, tags: 'verb pres 3s' }
        if (isNoun && irregularPlurals[word] === undefined && !uncountable.has(word))
          yield { form, lemma: word, tags: 'noun pl' }
      } else if (flag === 'D') {
        if (!irregular.has(word))
          yield* [
            { form, lemma: word, tags: 'verb past' },
            { form, lemma: word, tags: 'verb participle' },
          ]
      } else if (flag === 'G') yield { form, lemma: word, tags: 'verb ing' }
      else if (flag === 'R') yield { form, lemma: word, tags: isVerb && !isAdjective ? 'noun sg' : 'adj comparative' }
      else if (flag === 'T') yield { form, lemma: word, tags: 'adj superlative' }
      else if (flag === 'Y') yield { form, lemma: word, tags: 'adv' }
      else yield { form, lemma: form, tags: 'word' }
    }
    if (isVerb && !flags.has('S')) yield { form: thirdPersonOf(word), lemma: word, tags: 'verb pres 3s' }
  }
}

const prefixes = 'AIUCEFK'

// A stem, and what it is with each prefix that it may take: "pend" and "depend".
function withPrefixes(stem: Stem, expand: Hunspell['expand']): Stem[] {
  const flags = new Set([...stem.flags].filter((flag) => !prefixes.includes(flag)))
  const words = [...expand({ word: stem.word, flags: stem.flags.difference(flags) })].map(({ form }) => form)
  return words.map((word) => ({ word, flags }))
}
