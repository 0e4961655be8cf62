import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, nextOf } from '#server/analysis/en/rules/match.ts'

/** Words that look or sound alike, and capital letters. */
export const confused: readonly Rule[] = [
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
      '!!ask|asks|asked|asking|tell|tells|told|show|showed|teach|give the|a|my <noun person> [what] <verb>',
      'everything|something|nothing|anything|all [what] i|you|we|he|she|they|is',
      '^ the|a <noun><not verb> [what] i|you|we|he|she|they <verb>',
      "=be|'s the|a <noun><not verb> [what] i|you|we|he|she|they <verb>",
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
