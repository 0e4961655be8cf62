import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

/** Each word with the wrong prepositions that learners put after it, and the right one. */
const afterWord: readonly (readonly [before: string, wrong: string, right: string, follows?: string])[] = [
  ['=depend', 'of|from|by|in', 'on'],
  ['=listen', 'at', 'to'],
  ['married|engaged', 'with', 'to'],
  ['interested', 'on|for|at|about|of', 'in'],
  ['afraid|scared|frightened', 'from', 'of'],
  ['proud', 'about|for|with|on', 'of'],
  ['tired', 'from|with', 'of', '<verb ing>'],
  ['similar', 'with|as|like|than', 'to'],
  ['famous', 'of|by', 'for'],
  ['responsible', 'of', 'for'],
  ['full', 'with', 'of'],
  ['consists|consisted', 'in|from', 'of'],
  ['=participate', 'to|on|at', 'in'],
  ['=belong', 'at|of', 'to', 'me|you|him|her|us|them|my|the|a|his|our'],
  ['capable', 'to', 'of', '<verb ing>'],
  ['allergic', 'of|against|at|on|for', 'to'],
  ['addicted', 'on|of|in', 'to'],
  ['=spend money|time', 'for', 'on'],
  ['=apologize|=apologise', 'of', 'for'],
  ['=concentrate', 'in', 'on'],
  ['=congratulate|congratulations', 'for|to', 'on', 'your|his|her|the'],
  ['=succeed', 'on|at', 'in'],
  ['=suffer', 'of', 'from'],
  ['keen', 'in|of|at', 'on'],
  ['jealous', 'on|from|with', 'of'],
  ['typical', 'for', 'of', '<noun name>'],
  ['reason', 'of', 'for', 'this|that|it|my'],
  ['=dream', 'with', 'about', 'you|him|her|it|them|<verb ing>'],
  ['=laugh', 'of|about', 'at', 'me|him|her|us|them'],
  ['=smile', 'to', 'at', 'me|him|her|us|them'],
  ['=care', 'of', 'about', 'you|him|her|it|them|my|the'],
  [
    'good|bad|terrible|great',
    'in',
    'at',
    'maths|math|english|spanish|french|german|sports|sport|languages|football|tennis|cooking|dancing|singing|drawing|swimming|playing|history|chemistry|physics',
  ],
  ['angry', 'on|to', 'with', 'me|him|her|us|them|you|my'],
  ['=think', 'in', 'about', 'you|me|him|her|them|us|it|my'],
  ['=invite me|you|him|her|us|them', 'at|in', 'to', 'a|his|her|my|their|your'],
  ['=translate', 'in', 'into', 'english|spanish|french|german|italian|portuguese'],
  ['=look', 'to', 'at', 'me|him|her|us|them|my|this'],
  ['=help me|you|him|her|us|them', 'by', 'with', 'my|the|homework'],
  ['different', 'of|that', 'from'],
  ["i|he|she|we|they|you =be|'m|'s|'re very? good|bad", 'in', 'at', '<verb ing>'],
]

const [cities, homes] = ['<noun name>', 'home|here|there']

// An element can be one of some words, or have tags; lists of both are two patterns.
function splitTags(text: string): string[] {
  const parts = text.split('|')
  const words = parts.filter((part) => !part.startsWith('<'))
  return [...(words.length > 0 ? [words.join('|')] : []), ...parts.filter((part) => part.startsWith('<'))]
}
/** The preposition that a word goes with. */
export const prepositions: readonly Rule[] = [
  {
    id: 'en.preposition.after_word',
    kind: 'preposition',
    pattern: afterWord.flatMap(([before, wrong, , follows]) =>
      follows ? splitTags(follows).map((follow) => `${before} [${wrong}] ${follow}`) : [`${before} [${wrong}]`],
    ),
    better: ({ marked: [preposition], sentence, at, beside }) => {
      // "Take care of it"
      if (/^(?:takes?|taking|took|taken)$/.test(beside(-1))) return null
      const found = afterWord.find(([before, wrong]) => {
        const [first = ''] = before.split(' ')
        const word = sentence[at]
        return (
          wrong.split('|').includes(preposition?.lower ?? '') &&
          first
            .split('|')
            .some((choice) => choice === word?.lower || word?.readings.some(({ lemma }) => `=${lemma}` === choice))
        )
      })
      return found?.[2] ?? null
    },
    why: 'preposition',
    wrong: [
      ['It depends of the weather.', 'It depends on the weather.'],
      ['She is married with a doctor.', 'She is married to a doctor.'],
      ['I am interested on history.', 'I am interested in history.'],
      ['I am afraid from dogs.', 'I am afraid of dogs.'],
      ['She is good in maths.', 'She is good at maths.'],
      ['Rome is different of Milan.', 'Rome is different from Milan.'],
    ],
    right: [
      'It depends on you.',
      'A good day in English class.',
      'I think in English.',
      'He looks to the left.',
      'The red dress looks good in summer.',
    ],
  },
  {
    id: 'en.preposition.arrive',
    kind: 'preposition',
    pattern: [
      '=arrive [at] <noun place>',
      `=arrive [to] ${cities}`,
      `=arrive [to ${homes}]`,
      '=arrive [to|in] the|my|our|your|his|her|this|a <noun>',
      '=arrive [to] school|work|university|class',
      '=arrive [to]',
    ],
    better: ({ marked, words, sentence, at, word }) => {
      if (marked.length > 1) return marked[1]?.lower ?? null
      if (word(1) === 'at') return 'in'
      const next = sentence[at + 2]
      const noun = sentence[at + 3]
      const isLarge =
        /^(?:city|country|town|village|capital|world|morning|afternoon|evening|summer|winter|area|region|usa|uk|middle|time|car|bus|train|united|netherlands)$/.test(
          noun?.lower ?? '',
        )
      if (word(1) === 'in')
        return isLarge ||
          !/^(?:airport|station|hotel|beach|party|school|office|restaurant|house|cinema|museum|door|platform|shop)$/.test(
            noun?.lower ?? '',
          )
          ? null
          : 'at'
      return is(next, 'name') || isLarge ? 'in' : words(2).length > 0 || next ? 'at' : null
    },
    why: 'preposition',
    wrong: [
      ['I arrived to London at night.', 'I arrived in London at night.'],
      ['We arrived to the station.', 'We arrived at the station.'],
      ['She arrives to home at six.', 'She arrives home at six.'],
    ],
    right: ['We arrived in London.', 'We arrived at the station.', 'He arrived in the morning.', 'He arrived in time.'],
  },
  {
    id: 'en.preposition.go_home',
    kind: 'extra_word',
    pattern: [
      '=go|=come|=get|=return|=walk|=drive|=run|=arrive|back [to home] !<noun>',
      '=go|=come|=walk|=run [to here|there|abroad|upstairs|downstairs|outside|inside]',
      '=go|went|gone|going [to shopping|swimming|dancing|fishing|camping|skiing|running|jogging|hiking|cycling|surfing|sightseeing|clubbing|climbing] !<noun>',
      '=go|went|gone|going [to the shopping]',
      '=be [to home]',
    ],
    better: ({ marked, word }) => (word(0) === 'be' ? 'at home' : (marked.at(-1)?.lower ?? null)),
    why: 'preposition_extra',
    wrong: [
      ['I went to home at six.', 'I went home at six.'],
      ['I go to shopping on Saturdays.', 'I go shopping on Saturdays.'],
      ['Come to here!', 'Come here!'],
    ],
    right: ['I went home.', 'I go to dancing lessons.', 'Go to the home page.', 'I go shopping.'],
  },
]
