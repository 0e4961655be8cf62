import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, nextOf } from '#server/analysis/en/rules/match.ts'

const pluralOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'noun sg → noun pl') || null
const singularOf = ({ marked, form }: Match): string | null => form(marked.at(-1), 'noun pl → noun sg') || null
const groups =
  /^(?:family|team|group|class|staff|public|crew|band|club|company|government|lot|kind|sort|type|end|middle|minute|hour|day|way)$/

// A word after it that isn't known may be the noun that is meant.
const isUnknown = ({ marked: [noun], sentence }: Match): boolean => {
  const next = noun && sentence[sentence.indexOf(noun) + 1]
  return next?.kind === 'word' && next.readings.length === 0
}

/** One and many. */
export const plurals: readonly Rule[] = [
  {
    id: 'en.noun.years_old',
    kind: 'agreement',
    pattern: ['# [year] old $', '<num -ord> [year] old $', '# [year] old and|but|,|in'],
    better: ({ beside, word }) =>
      word(0) === '1' || word(0) === 'one' || beside(-1) === 'a' || beside(-1) === 'the' ? null : 'years',
    why: 'plural_noun',
    wrong: [
      ['I am 15 year old.', 'I am 15 years old.'],
      ['She is ten year old.', 'She is ten years old.'],
      ['My son is 3 year old and goes to school.', 'My son is 3 years old and goes to school.'],
    ],
    right: ['I am 15 years old.', 'He is a ten year old boy.', 'The baby is 1 year old.'],
  },
  {
    id: 'en.noun.one_of',
    kind: 'agreement',
    pattern: [
      'one of my|your|his|her|our|their|the|these <adj>{0,2} [<noun sg><not adj><not noun pl><not noun mass>] !<noun>',
      'one of the most <adj> [<noun sg><not noun pl>] !<noun>',
    ],
    better: (match) =>
      groups.test(match.marked[0]?.lower ?? '') || nextOf(match) === "'s" || isUnknown(match) ? null : pluralOf(match),
    why: 'plural_noun',
    wrong: [
      ['One of my friend is Italian.', 'One of my friends is Italian.'],
      ['It is one of the best film.', 'It is one of the best films.'],
      ['One of the most beautiful city is Rome.', 'One of the most beautiful cities is Rome.'],
    ],
    right: [
      'One of my friends is Italian.',
      'One of the family is ill.',
      "One of my friend's cats is black.",
      'One of the school buses.',
    ],
  },
  {
    id: 'en.noun.every_plural',
    kind: 'agreement',
    pattern: [
      '=have|is|and|only|just one [<noun pl><not noun sg>] !<noun>',
      'every|each [<noun pl><not noun sg><not verb>]',
      'every|each [days|weeks|years|months|weekends|mornings|nights|students|times|hours|summers]',
      'every|each [people]',
    ],
    better: (match) => (match.marked[0]?.lower === 'people' ? 'person' : singularOf(match)),
    why: 'singular_noun',
    wrong: [
      ['I run every days.', 'I run every day.'],
      ['Each students has a book.', 'Each student has a book.'],
      ['Every people is different.', 'Every person is different.'],
    ],
    right: ['I run every day.', 'Every two days.', 'Each of the students.', 'We love each other.'],
  },
  {
    id: 'en.noun.this_plural',
    kind: 'agreement',
    pattern: [
      '^ [this] are',
      '[this] <adj>? <noun pl><not noun sg><not verb> !<noun>',
      '[this] books|shoes|words|things|people|children|exercises|questions|pictures|photos|places|problems|days|trousers|jeans|glasses',
    ],
    better: (match) => (match.sentence.some(({ lower }) => lower === "'s") ? null : 'these'),
    why: 'this_these',
    wrong: [
      ['This books are mine.', 'These books are mine.'],
      ['I like this old houses.', 'I like these old houses.'],
      ['This people are nice.', 'These people are nice.'],
    ],
    right: ['These books are mine.', "This children's book is nice.", 'This means a lot.', 'This is nice.'],
  },
  {
    id: 'en.noun.these_singular',
    kind: 'agreement',
    pattern: ['[these|those] <adj>? <noun sg><not noun pl><not adj> !<noun>'],
    better: ({ words, word, sentence, at, beside }) => {
      const noun = words(2)[0]
      const next = sentence[at + (words(1).length > 0 ? 3 : 2)]
      if (
        !noun ||
        groups.test(noun.lower) ||
        is(noun, 'verb ing') ||
        is(next, 'verb ing') ||
        is(next, 'adj') ||
        (next?.kind === 'word' && next.readings.length === 0) ||
        beside(1) === '-'
      )
        return null
      return word(0) === 'these' ? 'this' : 'that'
    },
    why: 'this_these',
    wrong: [
      ['These book is very good.', 'This book is very good.'],
      ['Those man is my uncle.', 'That man is my uncle.'],
      ['I like these song.', 'I like this song.'],
    ],
    right: [
      'These books are good.',
      'These kind of things.',
      'Those people are here.',
      'These school rules are strict.',
    ],
  },
]
