import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is } from './match.ts'

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
  ['=belong', 'at|of', 'to'],
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
  ['=dream', 'with', 'about', 'you|him|her|it|them|my|a|the|<verb ing>'],
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
  ['=invite me|you|him|her|us|them', 'at|in|for', 'to', 'a|the|his|her|my|their|your|dinner|lunch'],
  ['=translate', 'in', 'into', 'english|spanish|french|german|italian|portuguese'],
  ['=look', 'to', 'at', 'me|him|her|us|them|my|this'],
  ['=help me|you|him|her|us|them', 'by', 'with', 'my|the|homework'],
  ['different', 'of|that', 'from'],
]

const [cities, homes] = ['<noun name>', 'home|here|there']

/** The preposition that a word goes with. */
export const prepositions: readonly Rule[] = [
  {
    id: 'en.preposition.after_word',
    kind: 'preposition',
    pattern: afterWord.flatMap(([before, wrong, , follows]) =>
      follows ? splitTags(follows).map((follow) => `${before} [${wrong}] ${follow}`) : [`${before} [${wrong}]`],
    ),
    better: ({ marked: [preposition], sentence, at }) => {
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
  {
    id: 'en.preposition.in_home',
    kind: 'preposition',
    pattern: [
      '[in home|house] $',
      '[in home] and|with|because|,|or|on|in|all',
      '[at|in the home] $',
      "=be|'m|'s|'re|=stay [home|house] of my",
    ],
    better: ({ marked }) => (marked.length > 1 && marked[0]?.lower !== 'house' ? 'at home' : null),
    why: 'preposition',
    wrong: [
      ['I was in home.', 'I was at home.'],
      ['We stay in house.', 'We stay at home.'],
      ['I eat in home with my family.', 'I eat at home with my family.'],
    ],
    right: ['I was at home.', 'In home economics we cook.', 'I am in the house.'],
  },
  {
    id: 'en.preposition.missing',
    kind: 'preposition',
    pattern: [
      '=listen [music|me|him|her|us|them|the|my|your|this|songs|podcasts|rock|pop|it]',
      '=wait [me|him|her|us|them|you|the|my|your]',
      '=look [the|my|your] <noun>',
      '=belong [me|him|us|them|my]',
      '=happen [me|him|us|them]',
      '=go [school|work|bed|university|london|paris|madrid|spain|england] $',
      '=go [school|bed|work] at|by|every|with|and|because|on|early|late',
      '=go [the] cinema|beach|park|gym|supermarket|doctor|sea|mountains|school|restaurant|hospital|airport|station|museum|theatre|market|shop|swimming',
      '=pay [the] meal|tickets|ticket|drinks|coffee|dinner|food|taxi|hotel|lunch $',
      'according [me|him|my|the]',
      '=search [the|my|a] keys|key|phone|job|flat|house|bag|dog|cat|wallet|glasses|hotel|room',
    ],
    better: ({ marked: [next], sentence, at }) => {
      const verb = sentence[at]?.readings.map(({ lemma }) => lemma) ?? []
      const has = (lemma: string) => verb.includes(lemma)
      const noun = sentence[at + 2]?.lower ?? ''
      if (has('look') && /^(?:same|other|part|way|best|whole)$/.test(noun)) return null
      if (has('wait') && /^(?:turn|whole|longer|moment|time|night|day)$/.test(noun)) return null
      if (has('listen') && sentence[at]?.lower === 'listening' && next?.lower === 'the') return null
      const preposition = has('wait') || has('pay') || has('search') ? 'for' : has('look') ? 'at' : 'to'
      return next ? `${preposition} ${next.lower === next.text.toLowerCase() ? next.text : next.lower}` : null
    },
    why: 'preposition_missing',
    wrong: [
      ['I listen music every day.', 'I listen to music every day.'],
      ['I wait the bus.', 'I wait for the bus.'],
      ['Look the picture!', 'Look at the picture!'],
      ['I go school by bus.', 'I go to school by bus.'],
    ],
    right: ['I listen to music.', 'I wait for the bus.', 'They look the same.', 'Wait your turn.', 'I go home.'],
  },
  {
    id: 'en.preposition.extra',
    kind: 'extra_word',
    pattern: [
      '=enjoy [of|with|in] <det>',
      '=feel [me|myself] <adj>',
      '=discuss [about]',
      '=ask [to] me|you|him|her|us|them|my|the|your|his',
      '=enter [in|into|to] the|my|a|this',
      '=marry [with]',
      '=answer|=phone|=call [to] me|you|him|her|us|them|my|your',
      '=visit [to|in|at] the|my|a',
      '=visit [to|in|at] <noun name>',
      '=help|=thank [to] me|you|him|her|us|them|my|your',
      '=tell [to] me|you|him|her|us|them|my|your|the',
      '=reach [to|at] the|my|home|school',
      '=meet [to] me|you|him|her|us|them|my',
      'despite [of]',
      '=leave [from] home|school|work',
      '=contact [to|with] me|you|him|her|us|them|the',
      'i|we|they|you need [of] a|the|help|money|you',
      '=affect [to] the|me|us|our|people',
    ],
    better: ({ sentence, at, words }) => {
      const next = sentence[at + 2]
      return is(next, 'adj') && words(1)[0]?.lower !== 'to'
        ? ''
        : is(sentence[at], 'noun') && !is(sentence[at], 'verb')
          ? null
          : is(next, 'verb inf') && words(1)[0]?.lower === 'to' && !is(next, 'det') && !is(next, 'pron')
            ? null
            : ''
    },
    why: 'preposition_extra',
    wrong: [
      ['We discussed about the problem.', 'We discussed the problem.'],
      ['I asked to my teacher.', 'I asked my teacher.'],
      ['She told to me the truth.', 'She told me the truth.'],
      ['He entered in the room.', 'He entered the room.'],
    ],
    right: [
      'We discussed the problem.',
      'I asked to leave.',
      'The answer to my question.',
      'A visit to the museum.',
      'He left from here.',
    ],
  },
]

// An element can be one of some words, or have tags; lists of both are two patterns.
function splitTags(text: string): string[] {
  const parts = text.split('|')
  const words = parts.filter((part) => !part.startsWith('<'))
  return [...(words.length > 0 ? [words.join('|')] : []), ...parts.filter((part) => part.startsWith('<'))]
}
