import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, pastOf, textOf } from '#server/analysis/en/rules/match.ts'

const young = [
  'a child|boy|girl|kid|baby|teenager|student',
  'young|little|small|younger',
  'in <noun>',
  '# ,',
  '# years old',
]
const past = '<verb past><not verb inf><not verb participle>'
const plainPast =
  'was|were|had|went|saw|came|did|got|met|found|called|arrived|lived|started|looked|wanted|opened|played'
const when = 'next week|month|year|summer|weekend'

const pastAgain = (match: Match): string | null => {
  const verb = match.marked.at(-1)
  const subject = match.sentence[match.sentence.findIndex((word) => word === match.marked[0]) - 1]
  if (!verb || is(verb, 'verb past') || is(verb, 'modal')) return null
  return pastOf(match, verb, subject?.lower ?? 'it') || null
}

/** Past and present in sentences with two halves. */
export const timeClauses: readonly Rule[] = [
  {
    id: 'en.tense.when_young',
    kind: 'tense',
    pattern: young.flatMap((age) => [
      `^ when|as i|he|she|we|they was|were ${age} ,? i|we|he|she|they|it <adv freq>? [<verb inf><not verb past>]`,
      `^ when|as i|he|she|we|they was|were ${age} ,? he|she|it <adv freq>? [<verb pres 3s>]`,
      `^ when|as i|he|she|we|they was|were ${age} ,? my <noun person> <adv freq>? [<verb pres 3s><not noun>]`,
    ]),
    better: (match) =>
      match.sentence.some(({ lower }) => lower === 'still' || lower === 'now') ? null : pastAgain(match),
    why: 'past_tense',
    wrong: [
      ['When I was a child I play football.', 'When I was a child I played football.'],
      ['When she was young, she lives in Rome.', 'When she was young, she lived in Rome.'],
      ['When I was little I go to the beach a lot.', 'When I was little I went to the beach a lot.'],
    ],
    right: ['When I was young, I played football.', 'When I was a child I could swim.', 'I was young when I saw it.'],
  },
  {
    id: 'en.tense.when_past',
    kind: 'tense',
    pattern: [
      'i|he|she|it|we|they was|were <verb ing> *{0,4} when i|you|we|they [<verb inf><not verb past>]',
      'i|he|she|it|we|they was|were <verb ing> *{0,4} when he|she|it [<verb pres 3s>]',
      'i|he|she|it|we|they was|were <verb ing> *{0,4} when my|the|a <noun sg> [<verb pres 3s><not noun>]',
      'i|he|she|it|we|they was|were <verb ing> *{0,4} when he|she|it|the|my <noun sg>? [start|come|arrive|call|ring|begin|see|go]',
      "i|he|she|we|they wasn't|weren't *{0,4} when i|you|we|they [<verb inf><not verb past>]",
      `when i|he|she|we|they [<verb inf><not verb past><not noun>] home|there|here|in|at|to , i|we|he|she|they ${plainPast}`,
      `^ i|he|she|we|they ${past} *{0,5} when i|you|we|they [arrive|come|see|go|hear|find|get|know] $`,
      `^ i|he|she|we|they ${past} *{0,5} when i|you|we|they [arrive|come|see|go|hear|find|get|know] home|there|here|in|at|the|him|her|it|to`,
    ],
    better: (match) => {
      const isUsual = match.sentence.some(({ lower }) => /^(?:will|always|every|if|now|can)$/.test(lower))
      return isUsual ? null : pastAgain(match)
    },
    why: 'past_tense',
    wrong: [
      ['She was reading when I come in.', 'She was reading when I came in.'],
      ['I was sleeping when she calls me.', 'I was sleeping when she called me.'],
      ['They were playing when it start to rain.', 'They were playing when it started to rain.'],
    ],
    right: ['He was cooking when I arrived.', 'I will be cooking when you arrive.', 'She is happy when I come.'],
  },
  {
    id: 'en.tense.while_was',
    kind: 'tense',
    pattern: [
      `while [i|you|we|they have|'ve been] <verb ing> *{0,4} , *{1,3} ${past}`,
      `while [he|she|it has been] <verb ing> *{0,4} , *{1,3} ${past}`,
      `while [i|you|he|she|we|they am|are|is] <verb ing> *{0,4} , *{1,3} ${past}`,
      ...['rang|called|came|saw|went|fell|heard|started|broke'].flatMap((verb) => [
        `while [i|you|we|they have|'ve been] <verb ing> *{0,4} , *{1,3} ${verb}`,
        `while [i|you|he|she|we|they am|are|is] <verb ing> *{0,4} , *{1,3} ${verb}`,
      ]),
    ],
    better: ({ marked: [subject] }) =>
      subject ? `${textOf([subject])} ${['i', 'he', 'she', 'it'].includes(subject.lower) ? 'was' : 'were'}` : null,
    why: 'past_tense',
    wrong: [
      ['While I have been reading, the bell rang.', 'While I was reading, the bell rang.'],
      ['While we are eating, my aunt came.', 'While we were eating, my aunt came.'],
      ['While she has been cooking, he fell.', 'While she was cooking, he fell.'],
    ],
    right: ['While I was reading, the bell rang.', 'While I am here, I work.', 'While we were eating, it rained.'],
  },
  {
    id: 'en.tense.last_time',
    kind: 'tense',
    pattern: [
      "the last time [i|we|you|they have|'ve <verb participle>]",
      'the last time [he|she|it has <verb participle>]',
    ],
    better: (match) => {
      const [subject] = match.marked
      const verb = match.marked.at(-1)
      const form = is(verb, 'be')
        ? pastOf(match, verb, subject?.lower ?? '')
        : match.form(verb, 'verb participle → verb past')
      return subject && form ? `${textOf([subject])} ${form}` : null
    },
    why: 'past_tense',
    wrong: [
      ["The last time I've seen her was in May.", 'The last time I saw her was in May.'],
      ['That was the last time we have met.', 'That was the last time we met.'],
      ['The last time he has called was in June.', 'The last time he called was in June.'],
    ],
    right: ['The last time I saw her was in May.', 'It is the first time I have seen it.', 'Last time I was ill.'],
  },
  {
    id: 'en.tense.not_since',
    kind: 'tense',
    pattern: [
      "i|we|you|they [don't <verb inf>] *{0,4} since <noun month>",
      "i|we|you|they [don't|didn't <verb inf>] *{0,4} since last|monday|christmas|yesterday|two|three|four|many|a|#|january",
      "he|she|it [doesn't|didn't <verb inf>] *{0,4} since last|monday|christmas|yesterday|two|three|four|many|a|#|january",
      "i|we|you|they [don't <verb inf>] *{0,4} for # years|months|weeks|days $",
      "i|we|you|they [don't <verb inf>] *{0,4} for two|three|four|five|many years|months|weeks|days $",
    ],
    better: (match) => {
      const verb = match.marked.at(-1)
      const participle = match.form(verb, 'verb inf → verb participle')
      const isThird = ['he', 'she', 'it'].includes(match.word(0))
      return participle && verb?.lower !== 'have' ? `${isThird ? "hasn't" : "haven't"} ${participle}` : null
    },
    why: 'perfect_since',
    wrong: [
      ["I don't see him since last year.", "I haven't seen him since last year."],
      ["She doesn't eat since yesterday.", "She hasn't eaten since yesterday."],
      ["We don't speak since Christmas.", "We haven't spoken since Christmas."],
    ],
    right: ["I haven't seen him since last year.", "I don't like it since you ask.", "I don't work for them."],
  },
  {
    id: 'en.tense.ever_been',
    kind: 'tense',
    pattern: [
      '[do|did|are|were you|they|we ever] <verb participle><not verb inf><not adj>',
      '[do|did|are|were you|they|we been] to|in',
      '[does|did|is he|she ever] been',
    ],
    better: ({ marked: [auxiliary, subject, ever] }) =>
      auxiliary && subject
        ? `${subject.lower === 'he' || subject.lower === 'she' ? 'has' : 'have'} ${subject.lower} ${ever?.lower ?? ''}`
        : null,
    why: 'perfect_since',
    wrong: [
      ['Do you ever been to Rome?', 'Have you ever been to Rome?'],
      ['Did you ever eaten sushi?', 'Have you ever eaten sushi?'],
      ['Are you been to London?', 'Have you been to London?'],
    ],
    right: ['Have you ever been to Rome?', 'Did you ever go there?', 'Do you ever read?', 'Are you ever tired?'],
  },
  {
    id: 'en.tense.think_future',
    kind: 'tense',
    pattern: [
      `i think|hope|believe|guess i [<verb inf -modal>] *{0,5} ${when}`,
      'i think|believe|guess i [<verb inf -modal>] *{0,4} tomorrow',
      '[i go|visit|buy|travel|learn|study|start|make|do|look|ask|try] *{0,4} tomorrow|soon ,? i promise',
    ],
    better: ({ marked }) => (marked.length > 1 ? `I will ${marked[1]?.lower ?? ''}` : `will ${marked[0]?.lower ?? ''}`),
    why: 'will_future',
    wrong: [
      ['I think I go to Italy next year.', 'I think I will go to Italy next year.'],
      ['I think I stay at home tomorrow.', 'I think I will stay at home tomorrow.'],
      ['I guess I buy a car next summer.', 'I guess I will buy a car next summer.'],
    ],
    right: ['I think I will go next year.', 'I think I can go next week.', 'I go there next week.'],
  },
]
