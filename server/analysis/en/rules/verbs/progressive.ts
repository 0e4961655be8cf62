import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, isQuestion, smallTextOf, textOf } from '#server/analysis/en/rules/match.ts'

const states = 'knowing|wanting|understanding|believing|needing|preferring|owning'
const meanings = 'it|this|that|word'
const owned =
  'car|dog|cat|house|flat|bike|brother|brothers|sister|sisters|son|sons|daughter|daughters|child|children|job|garden|hair|eyes|dogs|cats|kids'
const being = "'m|am|'s|is|'re|are"

// "I am knowing" becomes "I know", "are you knowing" becomes "do you know".
function stateOf(match: Match): string | null {
  const [first, second] = match.marked
  const verb = match.marked.at(-1)
  const base = match.form(verb, 'verb ing → verb inf')
  if (!first || !second || !base) return null
  const isNot = match.marked.some(({ lower }) => lower === 'not')
  if (is(first, 'verb be')) {
    const auxiliary = first.lower === 'is' ? 'does' : 'do'
    return isQuestion(match) ? `${auxiliary} ${smallTextOf([second])} ${base}` : null
  }
  const isThird = !['i', 'you', 'we', 'they'].includes(first.lower)
  if (isNot) return `${textOf([first])} ${isThird ? "doesn't" : "don't"} ${base}`
  return `${textOf([first])} ${isThird ? match.form(verb, 'verb ing → verb pres 3s') : base}`
}

/** Verbs that have no -ing form, and those that need one. */
export const progressive: readonly Rule[] = [
  {
    id: 'en.tense.stative',
    kind: 'tense',
    pattern: [
      `[i|you|he|she|we|they ${being} not? ${states}]`,
      `[i|you|he|she|we|they ${being} not? liking] <det>`,
      `[i|you|he|she|we|they ${being} not? hating|loving] school|maths|football|coffee|animals|music`,
      `[${meanings} 's|is meaning]`,
      `[are|is you|he|she|they|we ${states}|liking]`,
      ...['a|an|one|two|three|four|many|#', 'a|an|one|two|three|four|# <adj>', 'long|short|blond|black|brown|blue'].map(
        (amount) => `[i|you|he|she|we|they ${being} having] ${amount} ${owned}`,
      ),
    ],
    better: (match) => (match.beside(1) === 'for' || match.beside(-1) === 'that' ? null : stateOf(match)),
    why: 'stative',
    wrong: [
      ['I am knowing this song.', 'I know this song.'],
      ['She is wanting a coffee.', 'She wants a coffee.'],
      ['I am not understanding you.', "I don't understand you."],
      ['He is having two brothers.', 'He has two brothers.'],
      ['Are you knowing my sister?', 'Do you know my sister?'],
    ],
    right: ['I know this song.', 'We are having a party.', 'She is having a baby.', "I'm thinking about you."],
  },
  {
    id: 'en.tense.stative_past',
    kind: 'tense',
    pattern: [
      'i|you|he|she|we|they [was|were knowing|wanting|understanding|believing|preferring|owning]',
      `i|he|she|we|they [was|were having] a|an|two|three|# <adj>? ${owned}`,
      'i|he|she|we|they [was|were having] long|short|blond|black|brown|blue|dark|curly hair|eyes',
    ],
    better: (match) => match.form(match.marked.at(-1), 'verb ing → verb past') || null,
    why: 'stative',
    wrong: [
      ['I was knowing him.', 'I knew him.'],
      ['She was having long hair.', 'She had long hair.'],
      ['We were wanting a pizza.', 'We wanted a pizza.'],
    ],
    right: ['I knew him.', 'We were having lunch.', 'She was having a baby.', 'They were talking.'],
  },
  {
    id: 'en.verb.progressive_base',
    kind: 'verb_form',
    pattern: [
      ...['now', 'at the moment', 'right now', 'this week|month|year'].map(
        (when) => `i|you|he|she|we|they ${being} [<verb inf><not adj><not verb participle>] *{0,4} ${when}`,
      ),
      `at the moment i|he|she|we|they ${being} [<verb inf><not adj><not verb participle>]`,
      `i|you|he|she|we|they|it ${being} always [<only verb inf>]`,
      `^ *{1,4} ${being} <verb ing> *{1,5} and i|he|she|we|they ${being} [<only verb inf>]`,
      'i|he|she|we|they was|were [sleep|play|work|study|eat|walk|cook|watch|read|talk] *{0,3} when|while',
    ],
    better: ({ marked: [verb], form, beside }) =>
      is(verb, 'noun') && /^(?:now|at)$/.test(beside(0)) && verb?.lower === 'home'
        ? null
        : /^(?:agree|have|open|close|live|clean|free|like|rest|well|back|mean|own|cool|warm|calm)$/.test(
              verb?.lower ?? '',
            )
          ? null
          : form(verb, 'verb inf → verb ing') || null,
    why: 'ing_now',
    wrong: [
      ['I am go to the park now.', 'I am going to the park now.'],
      ['She is always complain about it.', 'She is always complaining about it.'],
      ['They are play football at the moment.', 'They are playing football at the moment.'],
      ['I was sleep when you called.', 'I was sleeping when you called.'],
    ],
    right: [
      'I am going to the park now.',
      'I am always late.',
      'We are ready now.',
      'He is open now.',
      'I am at work now.',
    ],
  },
  {
    id: 'en.tense.was_now',
    kind: 'verb_form',
    pattern: ["i|you|he|she|it|we|they [don't|doesn't|didn't was|were]"],
    better: (match) => (['i', 'he', 'she', 'it'].includes(match.word(0)) ? "wasn't" : "weren't"),
    why: 'be_question',
    wrong: [
      ["We don't was at home.", "We weren't at home."],
      ["I didn't was tired.", "I wasn't tired."],
      ["They didn't were happy.", "They weren't happy."],
    ],
    right: ["We weren't at home.", "I wasn't tired.", 'What they don’t know was said.'],
  },
]
