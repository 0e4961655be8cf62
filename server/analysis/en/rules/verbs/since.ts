import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, pastOf, textOf } from '#server/analysis/en/rules/match.ts'

const lasting = '=live|=work|=study|=learn|=know|=play'
const sinceWhen = [
  '#',
  '<noun month>',
  'last|yesterday|christmas|monday|january|easter',
  'i was',
  'he|she was',
  'we|they were',
  'my childhood',
  '<num> years|months|weeks',
  '# years|months|weeks',
  'a|one year|month|week|long',
  'many years',
  'the beginning',
]
const actions =
  'go|see|eat|play|visit|buy|meet|watch|come|take|make|do|drink|work|study|cook|stay|get|travel|speak|read|write|find|lose|start|arrive|leave|call|sleep|swim|run|win'
const past = ['yesterday', 'last night|week|month|year|summer|winter|weekend|sunday|saturday|friday|monday']

const perfectOf = (match: Match, verb: Match['sentence'][number] | undefined, pronoun: string): string | null => {
  const has = ['he', 'she', 'it'].includes(pronoun) ? 'has' : 'have'
  const participle = is(verb, 'be') ? 'been' : match.form(verb, 'verb → verb participle')
  return participle ? `${has} ${participle}` : null
}

const subjectOf = ({ sentence, at }: Match): string =>
  sentence.slice(at).find(({ lower }) => ['i', 'you', 'he', 'she', 'it', 'we', 'they'].includes(lower))?.lower ?? ''

const afterOf = ({ sentence }: Match, verb: Match['sentence'][number] | undefined) =>
  verb ? sentence[sentence.indexOf(verb) + 1] : undefined

const hasOtherClause = ({ sentence }: Match): boolean =>
  sentence.some(({ lower }) =>
    ['that', 'what', 'which', 'who', 'from', "'s", 'because', 'if', 'since', 'than', 'when'].includes(lower),
  )

/** Past, perfect and future. */
export const since: readonly Rule[] = [
  {
    id: 'en.tense.since',
    kind: 'tense',
    pattern: sinceWhen.flatMap((when) => [
      `^ i|we|they|you <adv freq>? [${lasting}] *{0,5} since ${when}`,
      `^ he|she|it [${lasting}] *{0,5} since ${when}`,
      `^ i|we|they|you|he|she [am|are|is] *{1,8} since ${when}`,
    ]),
    better: (match) => {
      const [verb] = match.marked
      const pronoun = match.word(1)
      const next = match.sentence[match.sentence.findIndex((word) => word === verb) + 1]
      if (!is(verb, 'verb inf') && !is(verb, 'verb pres')) return null
      return is(next, 'verb ing') && is(verb, 'be')
        ? `${['he', 'she'].includes(pronoun) ? 'has' : 'have'} been`
        : perfectOf(match, verb, pronoun)
    },
    why: 'perfect_since',
    wrong: [
      ['I live here since 2010.', 'I have lived here since 2010.'],
      ['I am living in Berlin since 2019.', 'I have been living in Berlin since 2019.'],
      ['She works here since May.', 'She has worked here since May.'],
    ],
    right: ['I have lived here since 2010.', "I'm happy since you are here.", 'I know it since it was on TV.'],
  },
  {
    id: 'en.tense.since_short',
    kind: 'tense',
    pattern: sinceWhen.flatMap((when) => [
      `^ [i|we|they|you 'm|'re] *{1,5} since ${when}`,
      `^ [he|she|it 's] <verb ing> *{0,4} since ${when}`,
    ]),
    better: (match) => {
      const [subject] = match.marked
      if (!subject) return null
      const has = ['he', 'she', 'it'].includes(subject.lower) ? 'has' : 'have'
      return `${textOf([subject])} ${has} been`
    },
    why: 'perfect_since',
    wrong: [
      ["I'm here since 2010.", 'I have been here since 2010.'],
      ["We're waiting since Monday.", 'We have been waiting since Monday.'],
      ["She's living here since last year.", 'She has been living here since last year.'],
    ],
    right: ["I've been here since 2010.", "She's been here since May.", "I'm glad since you came."],
  },
  {
    id: 'en.tense.yesterday_present',
    kind: 'tense',
    pattern: [
      ...past.flatMap((when) => [
        `^ ${when} ,? i|we|you|they|he|she|it <adv freq>? [<verb inf><not verb past>]`,
        `^ ${when} ,? he|she|it [<verb pres 3s>]`,
        `^ ${when} ,? i|we|they|you [am|are]`,
        `^ i|we|they|he|she|it <adv freq>? [${actions}] *{0,5} ${when}`,
        `^ he|she [goes|sees|eats|plays|visits|buys|meets|watches|comes|takes|makes|does|is] *{0,5} ${when}`,
        `and i|we|they [${actions}] *{0,4} ${when}`,
      ]),
      `^ i|we|they|he|she|it <adv freq>? [${actions}] *{0,5} ago`,
      `^ <num> years|weeks|months|days ago ,? i|we|he|she|they [<verb inf><not verb past>]`,
      `^ # years|weeks|months|days ago ,? i|we|he|she|they [<verb inf><not verb past>]`,
      `^ i|we [am|are] *{0,3} yesterday`,
    ],
    better: (match) => {
      const [verb] = match.marked
      if (
        is(verb, 'verb past') ||
        is(afterOf(match, verb), 'verb participle') ||
        hasOtherClause(match) ||
        match.sentence.some(
          (word) => word !== verb && is(word, 'verb past') && word.lower !== 'had' && !is(word, 'noun'),
        )
      )
        return null
      return pastOf(match, verb, subjectOf(match)) || null
    },
    why: 'past_tense',
    wrong: [
      ['Yesterday I go to the cinema.', 'Yesterday I went to the cinema.'],
      ['Last year we visit Rome.', 'Last year we visited Rome.'],
      ['I see him two days ago.', 'I saw him two days ago.'],
      ['He go home yesterday.', 'He went home yesterday.'],
      ['She goes to the party last night.', 'She went to the party last night.'],
    ],
    right: [
      'Yesterday I went there.',
      'I know what happened yesterday.',
      'I read it yesterday.',
      'I have the paper from yesterday.',
    ],
  },
]
