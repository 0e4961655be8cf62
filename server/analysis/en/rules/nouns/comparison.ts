import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

const followers = [
  'me|him|her|us|them|you|mine|yours|hers|ours|theirs',
  'my|the|your|his|our|their|a|an',
  '<noun name>',
  'i|he|she|we|they|it',
  'in|before|last|ever',
  '#',
]
const long =
  'beautiful|interesting|important|expensive|difficult|dangerous|comfortable|delicious|popular|famous|modern|intelligent|exciting|boring'
const er =
  'big|small|tall|short|long|old|young|new|cheap|nice|fast|slow|hot|cold|warm|rich|poor|strong|weak|early|late|high|low|hard|soft|heavy|light|dark|thin|fat|wide|large|great|easy|happy|busy|funny|good|bad|dirty|ugly|pretty|near|quick|deep|loud|hungry|lucky|sad|safe|clean'
const follows = ['$', 'than|and|but|in|for|because|now|here|to|,|.|that|then|of|at']

const comparative = ({ marked, form }: Match, tag: string): string | null => {
  const word = marked.at(-1)
  const irregular = { good: ['better', 'best'], bad: ['worse', 'worst'] }[word?.lower ?? '']
  return (irregular ? irregular[tag === 'comparative' ? 0 : 1] : form(word, `adj → adj ${tag}`)) || null
}

/** Bigger, the biggest, as big as. */
export const comparison: readonly Rule[] = [
  {
    id: 'en.comparison.double',
    kind: 'word_choice',
    pattern: [
      '[more <adj comparative>]',
      '[most <adj superlative>]',
      '[more <adv comparative>]',
      '[more worse|better]',
    ],
    better: ({ marked: [, adjective] }) =>
      /^(?:more|most|less|least|further|early|elder|other)$/.test(adjective?.lower ?? '') ||
      (is(adjective, 'noun') && !is(adjective, 'adj comparative'))
        ? null
        : (adjective?.lower ?? null),
    why: 'comparison',
    wrong: [
      ['This is more better.', 'This is better.'],
      ['London is more bigger than Rome.', 'London is bigger than Rome.'],
      ['It is the most biggest city.', 'It is the biggest city.'],
    ],
    right: ['This is better.', 'It is more interesting.', 'I need more water.'],
  },
  {
    id: 'en.comparison.more_short',
    kind: 'word_choice',
    pattern: [
      '[elder] than',
      ...follows.map((follow) => `[more ${er}] ${follow}`),
      ...follows.map((follow) => `much [more ${er}] ${follow}`),
    ],
    better: (match) => (match.marked[0]?.lower === 'elder' ? 'older' : comparative(match, 'comparative')),
    why: 'comparison',
    wrong: [
      ['He is more tall than me.', 'He is taller than me.'],
      ['This book is more easy.', 'This book is easier.'],
      ['My English is more good now.', 'My English is better now.'],
    ],
    right: ['He is taller than me.', 'We need more hot water.', 'It is more difficult.', 'More good ideas came.'],
  },
  {
    id: 'en.comparison.most_short',
    kind: 'word_choice',
    pattern: [`the [most ${er}]`, `the [more ${er}] <noun sg> in|of|i|that`, `my|his|her|our [most ${er}] <noun>`],
    better: (match) => comparative(match, 'superlative'),
    why: 'comparison',
    wrong: [
      ['She is the most tall girl in my class.', 'She is the tallest girl in my class.'],
      ['It is the most cheap hotel.', 'It is the cheapest hotel.'],
      ['It was the most bad day.', 'It was the worst day.'],
    ],
    right: ['She is the tallest.', 'It is the most beautiful.', 'The most hard-working student.'],
  },
  {
    id: 'en.comparison.the_more',
    kind: 'word_choice',
    pattern: [
      `the [more] ${long} <noun sg> in|of|i|that|for`,
      'the [more] important|beautiful|interesting thing|place|city|person|country|part is|in|for',
      'the [better] <noun sg> in|of the|my world|life|city|class|country',
    ],
    better: ({ marked: [word] }) => (word?.lower === 'better' ? 'best' : 'most'),
    why: 'comparison',
    wrong: [
      ['It is the more beautiful city in Spain.', 'It is the most beautiful city in Spain.'],
      ['He is the better player of the world.', 'He is the best player in the world.'],
      ['The more important thing is health.', 'The most important thing is health.'],
    ],
    right: ['It is the most beautiful city.', 'The more you read, the better.', 'The better team won.'],
  },
  {
    id: 'en.comparison.of_world',
    kind: 'preposition',
    pattern: [
      '<adj superlative> <noun> [of] <noun place>',
      'most <adj> <noun> [of] <noun place>',
      '<adj superlative> <adj>? <noun>? [of] the world|class|city|country|school|town|village',
      'most <adj> <noun>? [of] the world|class|city|country|school',
      '<adj superlative> <noun>? [of] my|our class|school|country|city|town',
      'better <noun> [of] the world',
    ],
    better: 'in',
    why: 'preposition',
    wrong: [
      ['He is the best player of the world.', 'He is the best player in the world.'],
      ['She is the tallest of my class.', 'She is the tallest in my class.'],
      ['It is the most beautiful beach of the world.', 'It is the most beautiful beach in the world.'],
    ],
    right: ['He is the best in the world.', 'The best day of my life.', 'The best of all.'],
  },
  {
    id: 'en.comparison.than',
    kind: 'word_choice',
    pattern: [
      ...followers.flatMap((follow) => [
        `<adj comparative> [then|as] ${follow}`,
        `more <adj -comparative> [then|as] ${follow}`,
        `better|worse|less [then|as] ${follow}`,
        `<adj comparative> <noun> [then] ${follow}`,
      ]),
      ...['me|him|her|us|them|mine|yours|hers|ours|theirs', '<noun name> $', 'my <noun person> $'].flatMap((follow) => [
        `<adj comparative> [that] ${follow}`,
        `more <adj> [that|of] ${follow}`,
        `better|worse [that] ${follow}`,
      ]),
      'more|less [then|that] #',
      'more [then|that] <num>',
    ],
    better: ({ marked: [word], beside, sentence, at }) =>
      word?.lower === 'as' && (beside(-1) === 'as' || sentence.slice(at).some(({ lower }) => lower === 'than'))
        ? null
        : 'than',
    why: 'than_as',
    wrong: [
      ['She is older then me.', 'She is older than me.'],
      ['My house is bigger that yours.', 'My house is bigger than yours.'],
      ['It is more expensive as the bus.', 'It is more expensive than the bus.'],
    ],
    right: [
      'She is older than me.',
      'It is better that you go.',
      'It got colder, then we left.',
      'He is as tall as me.',
    ],
  },
]
