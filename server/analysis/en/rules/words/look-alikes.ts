import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is } from '#server/analysis/en/rules/match.ts'

const belongings =
  'house|room|parents|family|home|friends|children|own|mother|father|dog|garden|car|new|job|names|bedroom|baby|son|daughter|school'

/** Words that look or sound alike, and capital letters. */
export const lookAlikes: readonly Rule[] = [
  {
    id: 'en.capital.name',
    kind: 'capital',
    pattern: '[<small>]',
    better: ({ marked: [word] }) => word?.readings.find(({ tags }) => tags.has('small'))?.lemma ?? null,
    why: 'capital',
    wrong: [
      ['I speak english and french.', 'I speak English and French.'],
      ['We met on monday.', 'We met on Monday.'],
      ['She lives in london.', 'She lives in London.'],
    ],
    right: ['I speak English.', 'You may march.', 'The Polish girl likes china cups.'],
  },
  {
    id: 'en.capital.i',
    kind: 'capital',
    pattern: '[i]',
    better: ({ marked: [word], beside }) =>
      word?.text !== 'i' || beside(1) === '.' || beside(1) === ')' || beside(-1) === '.' ? null : 'I',
    why: 'capital',
    wrong: [
      ['Yesterday i was ill.', 'Yesterday I was ill.'],
      ["Yes, i'm here.", "Yes, I'm here."],
      ['My mum and i cook.', 'My mum and I cook.'],
    ],
    right: ['I am here.', 'Yes, I am.', 'Big cities, i.e. London.'],
  },
  {
    id: 'en.confused.its',
    kind: 'word_choice',
    pattern: [
      '^ [its] a|an|the|my|your|very|not|so|too|really|raining|snowing|time|because|always|never|ok|okay|me|for|in|on|at|like',
      '[its] a|an|my|your|not|too|raining|snowing',
      'think|because|that|say|know|if|,|yes|no [its] very',
      '^ [its] <only adj> $',
      '^ [its] <only adj> to|for|because|,|but',
      'think|because|that|say|know|if|yes|no [its] <only adj>',
      '^ [its] <verb ing>',
    ],
    better: ({ marked: [word], sentence, at, beside }) => {
      const next = sentence[sentence.findIndex((each) => each === word) + 1]
      return is(next, 'noun') && !is(next, 'adj')
        ? null
        : next?.lower === 'own' || (beside(1) === 'and' && at > 0)
          ? null
          : "it's"
    },
    why: 'confused',
    wrong: [
      ['Its a nice day.', "It's a nice day."],
      ['I think its very good.', "I think it's very good."],
      ['Its not easy.', "It's not easy."],
    ],
    right: ["It's a nice day.", 'Its colour is red.', 'The dog eats its food.'],
  },
  {
    id: 'en.confused.its_own',
    kind: 'word_choice',
    pattern: ["[it 's] own", "of|in|with|on|from [it 's] <noun><not adj>"],
    better: 'its',
    why: 'confused',
    wrong: [
      ["The cat plays with it's tail.", 'The cat plays with its tail.'],
      ["Rome is famous for it's own food.", 'Rome is famous for its own food.'],
      ["I like the colour of it's leaves.", 'I like the colour of its leaves.'],
    ],
    right: ["It's my own house.", 'With its tail.', "Because of that it's nice."],
  },
  {
    id: 'en.confused.your',
    kind: 'word_choice',
    pattern: [
      '^ [your] welcome|right|wrong|late|crazy|lucky|funny|beautiful $',
      '[your] welcome $',
      '[your] a|an|the|not|very|so|too|my|always|going|welcome',
      'think|hope|if|that|when|because [your] <only adj> $',
    ],
    better: "you're",
    why: 'confused',
    wrong: [
      ['Your welcome!', "You're welcome!"],
      ['I think your very nice.', "I think you're very nice."],
      ['Your a good friend.', "You're a good friend."],
    ],
    right: ["You're welcome.", 'Your right hand.', 'Thank you for your warm welcome.'],
  },
  {
    id: 'en.confused.their',
    kind: 'word_choice',
    pattern: [
      "[their] is|are|was|were|isn't|aren't",
      "[they 're is|was|were]",
      "[they 're are]",
      `in|with|of|at|to|from|for|=love|=like|=visit|=have [there] ${belongings}`,
      'over [their] $',
      '[they] house|parents|mother|father|family|name|names|children|car|friends',
    ],
    better: ({ marked }) => {
      const [first, , verb] = marked
      if (verb) return `there ${verb.lower}`
      return first?.lower === 'their' ? 'there' : 'their'
    },
    why: 'confused',
    wrong: [
      ['Their are three of us.', 'There are three of us.'],
      ['They live with there parents.', 'They live with their parents.'],
      ['I like they house.', 'I like their house.'],
    ],
    right: ['There are three of us.', 'I went there by car.', 'Their house is big.', 'Over there.'],
  },
  {
    id: 'en.confused.too',
    kind: 'word_choice',
    pattern: [
      "=be|'m|'s|'re [to] <adj><not verb inf> !<noun>",
      "=be|'m|'s|'re|=have|=eat|=drink|=cost|=get [to] much|many|late|early|fast|slow|big|small|young|old",
      '^ me [to] $',
      '=like|=love|=want it|him|her|them|that [to] $',
    ],
    better: ({ beside, at, sentence }) =>
      [
        'go',
        'talk',
        'speak',
        'listen',
        'travel',
        'up',
        'thanks',
        'due',
        'used',
        'moved',
        'went',
        'spoke',
        'write',
      ].includes(beside(-1)) ||
      (at > 0 && sentence[at - 1]?.lower === 'go')
        ? null
        : 'too',
    why: 'confused',
    wrong: [
      ['I am to tired.', 'I am too tired.'],
      ['Me to!', 'Me too!'],
      ['It costs to much.', 'It costs too much.'],
    ],
    right: ['I am too tired.', 'I want to.', 'I have to go.', 'We travelled to many countries.'],
  },
]
