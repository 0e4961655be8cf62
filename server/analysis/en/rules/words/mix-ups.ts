import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf, is, isQuestion } from '#server/analysis/en/rules/match.ts'

const ends = ['$', '.|,|and|but|because|in|at|with|here|today|now|so|when|there']
const ways: Readonly<Record<string, string>> = {
  beautiful: 'beautifully',
  nice: 'nicely',
  quick: 'quickly',
  slow: 'slowly',
  careful: 'carefully',
  quiet: 'quietly',
  loud: 'loudly',
  bad: 'badly',
  good: 'well',
  fluent: 'fluently',
  perfect: 'perfectly',
  clear: 'clearly',
  easy: 'easily',
  polite: 'politely',
  happy: 'happily',
  dangerous: 'dangerously',
}
const doing = '=sing|=dance|=play|=speak|=drive|=walk|=write|=cook|=work|=run|=talk|=swim|=explain|=paint|=draw'

/** Words of everyday that are taken for others. */
export const mixUps: readonly Rule[] = [
  {
    id: 'en.word.beat',
    kind: 'word_choice',
    pattern: ['[=win] me|him|us|them at|in|again|yesterday|last|by|every|always', '[=win] me|him|us|them $'],
    better: (match) => (match.beside(-1) === 'the' ? null : inFormOf(match, 'beat')),
    why: 'confused',
    wrong: [
      ['He won me at chess.', 'He beat me at chess.'],
      ['They won us again.', 'They beat us again.'],
      ['She always wins him at tennis.', 'She always beats him at tennis.'],
    ],
    right: ['He won the match.', 'They won again.', 'She won him a prize.'],
  },
  {
    id: 'en.word.told_that',
    kind: 'word_choice',
    pattern: [
      '!!is|are|was|were|been|be|being|am [told|tells] i|he|she|we|they|you <adv>? <verb>',
      '!!is|are|was|were|been|be|being|am [told|tells] that i|he|she|we|they|you|it|the|my',
    ],
    better: (match) => (is(match.sentence[match.at - 1], 'pron obj') ? null : inFormOf(match, 'say')),
    why: 'say_tell',
    wrong: [
      ['My boss told I have to wait.', 'My boss said I have to wait.'],
      ['My friend told that she was tired.', 'My friend said that she was tired.'],
      ['Her mother told she must go.', 'Her mother said she must go.'],
    ],
    right: [
      'The doctor told me that.',
      'I was told that it is good.',
      'He told us he was ill.',
      "I've been told I snore.",
    ],
  },
  {
    id: 'en.word.cannot_find',
    kind: 'word_choice',
    pattern: ["i|we [don't find] my|our|the <noun> $", "i|we [don't find] my|our|the <noun> ,|.|and|anywhere|in|can"],
    better: "can't find",
    why: 'collocation',
    wrong: [
      ["I don't find my phone.", "I can't find my phone."],
      ["I don't find the station.", "I can't find the station."],
      ["We don't find our keys anywhere.", "We can't find our keys anywhere."],
    ],
    right: ["I can't find my keys.", "I don't find it funny.", "I don't find the film good."],
  },
  {
    id: 'en.word.price_high',
    kind: 'word_choice',
    pattern: ['price|prices is|are|was|were not? very|too|so|really? [expensive|cheap]'],
    better: ({ marked: [word] }) => (word?.lower === 'cheap' ? 'low' : 'high'),
    why: 'collocation',
    wrong: [
      ['The price is too expensive.', 'The price is too high.'],
      ['Prices are very cheap here.', 'Prices are very low here.'],
      ['The price was expensive.', 'The price was high.'],
    ],
    right: ['The price is high.', 'It is expensive.', 'The prices in expensive shops are high.'],
  },
  {
    id: 'en.word.it_makes_cold',
    kind: 'word_choice',
    pattern: ends.flatMap((end) => [
      `it|today [makes|made|does|has] very|so|too|really? cold|hot|warm|sun|windy|sunny ${end}`,
    ]),
    better: (match) =>
      match.sentence.some(({ lower }) => lower === 'sun') || match.word(0) === 'today' || isQuestion(match)
        ? null
        : match.marked[0]?.lower === 'made'
          ? 'was'
          : 'is',
    why: 'collocation',
    wrong: [
      ['It makes cold in winter.', 'It is cold in winter.'],
      ['It makes very hot here.', 'It is very hot here.'],
      ['It made warm and we swam.', 'It was warm and we swam.'],
    ],
    right: ['It is cold.', 'It makes me cold.', 'It makes cold drinks.'],
  },
  {
    id: 'en.adverb.way',
    kind: 'word_choice',
    pattern: [
      `${doing} [very|really|so|too beautiful|nice|quick|slow|careful|quiet|loud|bad|fluent|perfect|clear|polite|dangerous] !<noun>`,
      `${doing} english|spanish|french|german|italian|football|tennis|guitar|piano very|really|so? [beautiful|nice|bad|fluent|perfect|good] !<noun>`,
      `drive|drives|drove|driving|walk|walks|speak|speaks [careful|quick|quiet|beautiful|perfect|fluent|polite] $`,
      `=do|=speak|=understand|=know it|this|that|english very? [perfect|fluent] $`,
    ],
    better: ({ marked }) => {
      const last = marked.at(-1)
      const way = ways[last?.lower ?? '']
      return way ? `${marked.length > 1 ? `${marked[0]?.lower ?? ''} ` : ''}${way}` : null
    },
    why: 'adverb',
    wrong: [
      ['She sings very beautiful.', 'She sings very beautifully.'],
      ['They dance really nice.', 'They dance really nicely.'],
      ['I speak English fluent.', 'I speak English fluently.'],
    ],
    right: ['She sings beautifully.', 'We play very nice games.', 'He drives a quick car.'],
  },
  {
    id: 'en.adverb.hardly',
    kind: 'word_choice',
    pattern: [
      "is|are|was|'s very|so|too|really [hardly] $",
      "is|are|was|'s very|so|too|really [hardly] ,|and|but|because|for|to",
      '=work|=study|=train very|so|too|really? [hardly] $',
      '=work|=study|=train very|so|too|really? [hardly] for|to|and|every|but|,',
      '=arrive|=come|=get [lately] $',
    ],
    better: ({ marked: [word] }) => (word?.lower === 'lately' ? 'late' : 'hard'),
    why: 'confused',
    wrong: [
      ['My job is very hardly.', 'My job is very hard.'],
      ['I work very hardly.', 'I work very hard.'],
      ['He studies hardly for the exam.', 'He studies hard for the exam.'],
    ],
    right: ['I work hard.', 'I hardly work.', 'It is hardly new.'],
  },
  {
    id: 'en.word.his_is',
    kind: 'word_choice',
    pattern: [
      "^ [he|she 's] <noun><not verb ing> is|are|was|were|has|works|lives",
      "and|but|because|with|of|to|in [he|she 's] <noun><not adj> is|are|was|were",
      'with|of|to|in|for|from [he|she] mother|father|brother|sister|friend|friends|family|house|dog|cat|parents|job|car|room|husband|wife',
      "with|of|to|for|from [he|she 's] mother|father|brother|sister|friend|friends|family|house|dog|parents|job|car|husband|wife",
    ],
    better: (match) => (match.marked[0]?.lower === 'he' ? 'his' : 'her'),
    why: 'possessive',
    wrong: [
      ["He's car is very old.", 'His car is very old.'],
      ["She's shoes are new.", 'Her shoes are new.'],
      ["I live with he's brother.", 'I live with his brother.'],
    ],
    right: ['His job is hard.', "He's home.", "She's nice and is my friend."],
  },
  {
    id: 'en.noun.one_woman',
    kind: 'word_choice',
    pattern: [
      'a|one [women|men|children] !<noun>',
      'this|that [women|men|children] !<noun>',
      'my|his|her|your best [friends] is|was',
    ],
    better: ({ marked: [word], beside }) =>
      beside(1) === "'s"
        ? null
        : ({ women: 'woman', men: 'man', children: 'child', friends: 'friend' }[word?.lower ?? ''] ?? null),
    why: 'confused',
    wrong: [
      ['I can see a women.', 'I can see a woman.'],
      ['He is a men with a hat.', 'He is a man with a hat.'],
      ['One women was there.', 'One woman was there.'],
    ],
    right: ['I can see a woman.', "A women's shop.", 'A few children came.'],
  },
]
