import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isQuestion, textOf } from '#server/analysis/en/rules/match.ts'

const colours = 'red|blue|green|yellow|black|white|brown|pink|grey|gray|purple'
const describing = `${colours}|big|small|beautiful|nice|good|new|interesting|expensive|cheap|modern|famous|important|difficult|delicious|comfortable|wonderful|funny|friendly|strong|intelligent|dangerous|boring|traditional|typical|fantastic|pretty|ugly`
const ends = ['$', '.|,|and|with|in|on|for|because|but|near|at|that']

/** The order of words, and subjects that are missing or double. */
export const wordOrder: readonly Rule[] = [
  {
    id: 'en.order.adjective',
    kind: 'word_order',
    pattern: [
      ...ends.map((end) => `[a|an <noun sg><not adj> ${describing}] ${end}`),
      ...ends.map((end) => `=have|=like|=wear|=buy [<noun pl><not adj><not verb> ${describing}] ${end}`),
      ...ends.map((end) => `has|have|had [hair|eyes ${describing}|long|short|dark] ${end}`),
      ...ends.map((end) => `[a|an <noun sg><not adj> very ${describing}] ${end}`),
    ],
    better: ({ marked }) => {
      const [first] = marked
      const isArticle = first?.lower === 'a' || first?.lower === 'an'
      const words = isArticle ? marked.slice(1) : marked
      const [noun, ...adjectives] = words
      if (!noun || /^(?:lot|bit|little|year|week|day|something|anything|flat)$/.test(noun.lower)) return null
      const rest = `${textOf(adjectives)} ${textOf([noun])}`
      return isArticle ? `${/^[aeiou]/.test(rest) ? 'an' : 'a'} ${rest}` : rest
    },
    why: 'word_order',
    wrong: [
      ['I have a car red.', 'I have a red car.'],
      ['It is a city beautiful.', 'It is a beautiful city.'],
      ['She is a person very nice.', 'She is a very nice person.'],
      ['She has hair black and blue eyes.', 'She has black hair and blue eyes.'],
    ],
    right: ['I have a red car.', 'We painted the door red.', 'It was a bit expensive.', 'I like girls and boys.'],
  },
  {
    id: 'en.order.very_much',
    kind: 'word_order',
    pattern: [
      ...['$', '.|,|and|but|because'].flatMap((end) => [
        `=like|=love|=enjoy|=miss [very much <det>? <adj>? <noun>] ${end}`,
        `=like|=love|=enjoy|=miss [very much <verb ing>] ${end}`,
        `=like|=love|=enjoy [a lot <det> <noun>] ${end}`,
        `=like|=love|=enjoy [too much <det> <noun>] ${end}`,
        `=like|=love|=enjoy [very much it|him|her|them|you|this|that] ${end}`,
      ]),
      '=speak [very good|well english|spanish|french|german|italian] $',
      '=speak [very well english|spanish|french|german|italian] $',
    ],
    better: ({ marked }) => {
      const [first, second, ...rest] = marked
      if (first?.lower === 'very' && second?.lower === 'good') return null
      return rest.length > 0 && first && second
        ? `${textOf(rest)} ${first.lower === 'too' ? 'very' : first.lower} ${second.lower}`
        : null
    },
    why: 'word_order',
    wrong: [
      ['I like very much pizza.', 'I like pizza very much.'],
      ['She loves very much her dog.', 'She loves her dog very much.'],
      ['I like very much dancing.', 'I like dancing very much.'],
    ],
    right: ['I like pizza very much.', 'I like very much of it.', 'I very much like it.'],
  },
  {
    id: 'en.order.frequency',
    kind: 'word_order',
    pattern: [
      ...['<prep>', '<det>', '<noun>', '<adj>', '<pron>', 'to|up|home'].map(
        (next) => `i|you|we|they [<verb inf -be -have -do -modal> always|never|usually|rarely|often] ${next}`,
      ),
      ...['<det>', '<noun>', '<prep>', 'up|home'].map(
        (next) => `he|she|it [<verb pres 3s -be -have -do> always|never|usually|rarely] ${next}`,
      ),
      '^ i|you|we|they|he|she [always|never|often|usually|sometimes am|is|are] <adj>',
    ],
    better: ({ marked }) => {
      const [first, second] = marked
      return first && second ? `${textOf([second])} ${textOf([first])}` : null
    },
    why: 'adverb_place',
    wrong: [
      ['I go always to the gym.', 'I always go to the gym.'],
      ['She eats never meat.', 'She never eats meat.'],
      ['I always am tired.', 'I am always tired.'],
    ],
    right: ['I always go to the gym.', 'I have never been there.', 'I go there often.', 'We are always late.'],
  },
  {
    id: 'en.order.enough',
    kind: 'word_order',
    pattern: [
      "=be|'s|'m|'re|not|isn't|aren't|wasn't [enough <adj -comparative><not noun><not adv>] !<noun>",
      "=be|'s|'m|'re|not|isn't|aren't|wasn't [enough big|good|old|warm|tall|rich|strong|fast|cheap|well] !<noun>",
    ],
    better: ({ marked }) => `${textOf(marked.slice(1))} enough`,
    why: 'word_order',
    wrong: [
      ['It is not enough big.', 'It is not big enough.'],
      ["He isn't enough old.", "He isn't old enough."],
      ["I'm not enough tall for this game.", "I'm not tall enough for this game."],
    ],
    right: ['It is big enough.', 'There is enough hot water.', 'Is it enough?'],
  },
  {
    id: 'en.subject.missing_it',
    kind: 'missing_word',
    pattern: [
      '^ in <noun name> [is|was] very|too|so|hot|cold|warm',
      '^ in my|the <noun> [is|was] very|too|so|hot|cold|warm',
      '^ in summer|winter|spring|autumn [is|was] very|too|so|hot|cold|warm',
      '^ here [is|was] very|too|so|hot|cold|warm',
      '^ [is] very|too|so|really|raining|snowing|not|because|impossible|possible|necessary',
      '^ [is] <only adj -superlative>',
      '^ [is] a|an <adj>? <noun sg>',
      'because|if [is|was] <adj>',
      'because [is|was] very|too|so|really|a|an|not|my|the|raining',
      '^ i think [is|was]',
      ', i think [is|was]',
      'for me ,? [is|was] very|too|so',
      'for me ,? [is|was] <adj>',
      'in my opinion ,? [is|was]',
      'because [rains|rained|snows]',
      '^ [rains|rained|snows] a|every|in|on|very|today',
    ],
    better: (match) => {
      const [verb] = match.marked
      if (isQuestion(match) || !verb) return null
      const next = match.sentence[match.sentence.findIndex((word) => word === verb) + 1]
      const isBare =
        match.marked.length === 1 &&
        match.sentence.at(-1)?.kind !== 'mark' &&
        match.words(0).length === 0 &&
        (next?.lower === 'a' || next?.lower === 'an' || next?.lower === 'not')
      return isBare ? null : `it ${verb.lower}`
    },
    why: 'subject_missing',
    wrong: [
      ['Is raining today.', 'It is raining today.'],
      ['Is very nice here.', 'It is very nice here.'],
      ['I like it because is easy.', 'I like it because it is easy.'],
      ['I think is a good idea.', 'I think it is a good idea.'],
    ],
    right: [
      'Is she nice?',
      'It is raining.',
      'What I think is this.',
      'The man I think is nice.',
      'Is a coffee OK for you?',
    ],
  },
]
