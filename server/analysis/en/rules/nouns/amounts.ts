import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

const notAmount = /^(?:guys|mum|mom|dad|man|bro|everyone|everybody|mate|folks|home|today|yesterday)$/

const irregularOf = ({ marked: [word], form, lexicon, beside }: Match): string | null => {
  const lemma = word?.readings.find(({ tags }) => tags.has('wrong'))?.lemma ?? ''
  const isParticiple = [
    'have',
    'has',
    'had',
    "'ve",
    'been',
    'was',
    'were',
    'never',
    'ever',
    "haven't",
    "hasn't",
  ].includes(beside(-1))
  const isBase = ["didn't", "don't", 'did', 'to', 'can', 'will'].includes(beside(-1))
  const forms = isBase ? [lemma] : lexicon.formsOf(lemma, isParticiple ? 'verb participle' : 'verb past')
  return (forms[0] ?? form(word, 'verb past')) || null
}

/** Irregular forms, adjectives and words of amount. */
export const amounts: readonly Rule[] = [
  {
    id: 'en.verb.irregular',
    kind: 'verb_form',
    pattern: '[<wrong past>]',
    better: irregularOf,
    why: 'irregular',
    wrong: [
      ['I drinked coffee.', 'I drank coffee.'],
      ['She has choosed a dress.', 'She has chosen a dress.'],
      ['We goed home.', 'We went home.'],
    ],
    right: ['I drank coffee.', 'We went home.', 'The bell rang.'],
  },
  {
    id: 'en.adjective.no_plural',
    kind: 'agreement',
    pattern: ['[<wrong adjective>]', '[others] <noun pl>', '[differents]'],
    better: ({ marked: [word], beside }) =>
      word?.lower === 'others'
        ? /^(?:the|some|many)$/.test(beside(-1)) || beside(-1) === ''
          ? 'other'
          : null
        : (word?.readings.find(({ tags }) => tags.has('wrong'))?.lemma ?? null),
    why: 'adjective_no_plural',
    wrong: [
      ['I like differents kinds of music.', 'I like different kinds of music.'],
      ['They are importants.', 'They are important.'],
      ['The others people are nice.', 'The other people are nice.'],
    ],
    right: ['I like different kinds of music.', 'The others are nice.', 'They are important.'],
  },
  {
    id: 'en.amount.a_lot_of',
    kind: 'missing_word',
    pattern: [
      '[a lot] <adj>? <noun><not verb><not adj><not noun time>',
      '[lots] <noun><not verb><not adj>',
      '[a lot] friends|work|time|things|people|money|books|games|homework',
    ],
    better: ({ sentence, at, written, beside }) => {
      const next = sentence.slice(at).find((word) => is(word, 'noun') && word.lower !== 'lot' && word.lower !== 'lots')
      const isComparison = sentence.slice(at).some((word) => is(word, 'comparative'))
      return !next || isComparison || notAmount.test(next.lower) || is(next, 'name') || beside(1) === 'of'
        ? null
        : `${written.toLowerCase()} of`
    },
    why: 'a_lot_of',
    wrong: [
      ['I have a lot friends.', 'I have a lot of friends.'],
      ['She reads a lot books.', 'She reads a lot of books.'],
      ['There are lots people.', 'There are lots of people.'],
    ],
    right: [
      'I have a lot of friends.',
      'Thanks a lot guys!',
      'I like it a lot.',
      'It is a lot more fun.',
      'I read a lot yesterday.',
    ],
  },
  {
    id: 'en.amount.most_of',
    kind: 'extra_word',
    pattern: [
      '[most of] people|students|children|teachers|adults|teenagers|men|women|tourists|countries|houses|restaurants',
      '[the most of]',
      '[the most] people|students|children <verb>',
      '^ [the most] of',
    ],
    better: ({ word, beside }) =>
      /^ma(?:ke|de|king|kes)$/.test(beside(-1)) ? null : word(0) === 'the' && word(2) === 'of' ? 'most of' : 'most',
    why: 'article_extra',
    wrong: [
      ['Most of people like music.', 'Most people like music.'],
      ['The most of my friends are here.', 'Most of my friends are here.'],
      ['The most people like it.', 'Most people like it.'],
    ],
    right: ['Most people like music.', 'Most of my friends are here.', 'Most of the people left.'],
  },
  {
    id: 'en.amount.another',
    kind: 'agreement',
    pattern: [
      '[another] <adj>? <noun pl><not noun sg> !<noun>',
      '[an other]',
      '[other] <noun sg><not noun pl><not noun mass> $',
    ],
    better: ({ word, words, beside }) => {
      if (word(0) === 'an') return 'another'
      if (word(0) === 'another') return 'other'
      const before = beside(-1)
      return ['have', 'has', 'want', 'in', 'for', 'with', 'take', 'like', 'bought'].includes(before) &&
        words(1).length > 0
        ? 'another'
        : null
    },
    why: 'singular_noun',
    wrong: [
      ['I have another books.', 'I have other books.'],
      ['Can I have an other coffee?', 'Can I have another coffee?'],
      ['She lives in other city.', 'She lives in another city.'],
    ],
    right: ['I have other books.', 'Another two weeks.', 'On the other hand.', 'In another city.'],
  },
  {
    id: 'en.amount.too_much',
    kind: 'extra_word',
    pattern: [
      '[too much|many] <adj -comparative> $',
      '[too much] <adj -comparative> for|to|and|but|because|,',
      "=be|'s|'m|'re [very|so much] <adj -comparative> $",
      "=be|'s|'m|'re [so much] <adj -comparative> and|but|because|,|that",
    ],
    better: ({ marked: [first] }) => first?.lower ?? null,
    why: 'comparison_extra',
    wrong: [
      ['It is too much expensive.', 'It is too expensive.'],
      ['The film is so much boring.', 'The film is so boring.'],
      ['I am very much tired.', 'I am very tired.'],
    ],
    right: ['It is too expensive.', 'It is so much better.', 'I like it too much.', 'Too much sweet food.'],
  },
  {
    id: 'en.amount.a_people',
    kind: 'agreement',
    pattern: ['[a|one people]', '[a] <adj -comparative>? <noun pl><not noun sg><not verb> !<noun>'],
    better: ({ marked, sentence, at }) => {
      if (marked.length === 2) return `${marked[0]?.lower} person`
      const next = sentence[at + 1]
      const [, , third] = sentence.slice(at)
      if (
        /^(?:few|many|couple|lot|hundred|thousand|million|dozen|two|three|four|great)$/.test(next?.lower ?? '') ||
        third?.lower === "'s" ||
        /^(?:women|men|children)$/.test(next?.lower ?? '') ||
        is(next, 'num')
      )
        return null
      return is(next, 'name') || is(third, 'name') ? null : ''
    },
    why: 'singular_noun',
    wrong: [
      ['He is a people I like.', 'He is a person I like.'],
      ['I have a friends in Rome.', 'I have friends in Rome.'],
      ['She has a blue eyes.', 'She has blue eyes.'],
    ],
    right: [
      'He is a person I like.',
      'A few friends came.',
      'A sports car.',
      'A hundred people.',
      'A good many people came.',
    ],
  },
]
