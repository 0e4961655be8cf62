import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, nextOf } from './match.ts'

const belongings =
  'house|room|parents|family|home|friends|children|own|mother|father|dog|garden|car|new|job|names|bedroom|baby|son|daughter|school'

/** Words that look or sound alike, and capital letters. */
export const confused: readonly Rule[] = [
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
  {
    id: 'en.confused.lose',
    kind: 'word_choice',
    pattern: [
      "to|can|will|would|don't|didn't|not|always|could|might|'ll|never [loose] my|your|his|her|the|a|weight|money|time|it|them|control",
      'i|we|they|you [loose] my|your|his|her|the|a|weight|money|time',
      'to [loose]',
      '=want|the [brake] up|down',
      "don't|to [breath]",
      '=give|need|want|some|good [advise] $',
      'a|an|good|some|my|your|this [advise]',
      'to [advice] me|you|him|her|them',
      'i [advice] you',
      "=be|'s|very [quite] $",
      'be [quite] $',
    ],
    better: ({ marked: [word] }) =>
      ({ loose: 'lose', breath: 'breathe', brake: 'break', advise: 'advice', advice: 'advise', quite: 'quiet' })[
        word?.lower ?? ''
      ] ?? null,
    why: 'confused',
    wrong: [
      ["I don't want to loose my keys.", "I don't want to lose my keys."],
      ['Thank you for your advise.', 'Thank you for your advice.'],
      ['It is very quite.', 'It is very quiet.'],
    ],
    right: ['I lose my keys.', 'My trousers are loose.', 'I advise you to go.', 'It is quite nice.'],
  },
  {
    id: 'en.confused.live_life',
    kind: 'word_choice',
    pattern: [
      'my|your|his|her|our|their|a|the|this|daily|of|in|whole [live] $',
      'my|your|his|her|our|their|whole|daily [live] is|was|in|and|has|with|here|because|,|better|easier',
      'i|we|they|you [life] in|with|here|at|near|there',
      'to [life] in|with|here|there|at',
      '=want|=like|can to? [life] in|with|here',
    ],
    better: ({ marked: [word] }) => (word?.lower === 'live' ? 'life' : 'live'),
    why: 'confused',
    wrong: [
      ['I love my live.', 'I love my life.'],
      ['My live is good.', 'My life is good.'],
      ['I life in Berlin.', 'I live in Berlin.'],
    ],
    right: ['I love my life.', 'They live here.', 'A live show.'],
  },
  {
    id: 'en.confused.where_were',
    kind: 'word_choice',
    pattern: [
      'we|they|you [where] <adv>? <adj>',
      'we|they [where] at|in|very|so|not|there|here|going|happy',
      '^ [were] is|are|do|does|can|did',
      'i [where|were] at|in',
      'know [were] <pron subj>',
    ],
    better: ({ marked: [word], word: at }) =>
      word?.lower === 'were' ? (at(0) === 'i' || at(1) === 'i' ? 'was' : 'where') : at(0) === 'i' ? 'was' : 'were',
    why: 'confused',
    wrong: [
      ['We where at home.', 'We were at home.'],
      ['Were is the station?', 'Where is the station?'],
      ['They where happy.', 'They were happy.'],
    ],
    right: ['We were at home.', 'Were you at home?', 'This is where we live.'],
  },
  {
    id: 'en.confused.who_which',
    kind: 'word_choice',
    pattern: [
      'people|someone|somebody|anyone [which] <verb>',
      'people|someone|somebody [what] <verb>',
      'the|a|my|an <adj>? <noun person><not noun pl> [which] <verb>',
      'the|a|my <noun person> [what] <verb>',
      'everything|something|nothing|anything|all [what] i|you|we|he|she|they|is',
      'the|a <noun><not verb> [what] i|you|we|he|she|they <verb>',
    ],
    better: ({ marked: [word], sentence, at }) => {
      const before = sentence[sentence.findIndex((each) => each === word) - 1]
      if (word?.lower === 'what' && sentence[at - 1]?.lower === 'of') return null
      return before && (is(before, 'person') || ['people', 'someone', 'somebody', 'anyone'].includes(before.lower))
        ? 'who'
        : 'that'
    },
    why: 'who_which',
    wrong: [
      ['I know people which live there.', 'I know people who live there.'],
      ['That is all what I know.', 'That is all that I know.'],
      ['She is the teacher which helps me.', 'She is the teacher who helps me.'],
    ],
    right: ['I know people who live there.', 'The book which I read.', 'That is all that I know.'],
  },
  {
    id: 'en.pronoun.object',
    kind: 'word_choice',
    pattern: [
      'with|for|to|from|about|of|at|between [i|he|she|we|they] $',
      'with|for|from|about [he|she|they|we] .|,|and|in|on|because|to',
      '=like|=love|=help|=meet|=see|=know|=ask|=tell|=call|=visit [he|she|they] $',
      '^ [her|him|them|me] is|was|has|am|likes|lives|works',
      '^ [them] are|were|have|like',
      'because|but [him|them|me] is|am|are|was|has',
      '=tell|=give|=ask|=help [he|she|they|we] <det>',
    ],
    better: (match) => {
      const lower = match.marked[0]?.lower ?? ''
      const object = { i: 'me', he: 'him', she: 'her', we: 'us', they: 'them' }[lower]
      if (lower === 'me' && !['am', 'was'].includes(nextOf(match))) return null
      return object ?? { her: 'she', him: 'he', them: 'they', me: 'I' }[lower] ?? null
    },
    why: 'object_pronoun',
    wrong: [
      ['I live with he.', 'I live with him.'],
      ['I love she.', 'I love her.'],
      ['Him is my brother.', 'He is my brother.'],
    ],
    right: ['I live with him.', 'The man I live with is nice.', 'Me too.'],
  },
]
