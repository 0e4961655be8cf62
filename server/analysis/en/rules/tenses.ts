import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, pastOf, presentOf, textOf } from './match.ts'

const lasting = '=live|=work|=study|=learn|=know|=play'
const sinceWhen = [
  '#',
  '<noun month>',
  'last|yesterday|christmas|monday|january|easter',
  'i was',
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
export const tenses: readonly Rule[] = [
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
        `^ i|we|they <adv freq>? [${actions}] *{0,5} ${when}`,
        `^ he|she [goes|sees|eats|plays|visits|buys|meets|watches|comes|takes|makes|does|is] *{0,5} ${when}`,
        `and i|we|they [${actions}] *{0,4} ${when}`,
      ]),
      `^ i|we|they <adv freq>? [${actions}] *{0,5} ago`,
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
      ['She goes to the party last night.', 'She went to the party last night.'],
    ],
    right: [
      'Yesterday I went there.',
      'I know what happened yesterday.',
      'I read it yesterday.',
      'I have the paper from yesterday.',
    ],
  },
  {
    id: 'en.tense.perfect_past',
    kind: 'tense',
    pattern: ['yesterday', 'ago', 'last night|week|month|year|summer|winter|weekend', 'in #'].flatMap((when) => [
      `[i|we|they|you have|'ve <verb participle>] *{0,5} ${when}`,
      `[he|she|it has <verb participle>] *{0,5} ${when}`,
      `^ ${when} ,? [i|we|they|you|he|she have|has|'ve <verb participle>]`,
    ]),
    better: (match) => {
      const [subject, , verb] = match.marked
      const year = match.sentence.findLast(({ kind }) => kind === 'number')
      const last = match.beside(0)
      if (!subject || hasOtherClause(match) || (/^\d/.test(last) && !/^(?:19|20)\d\d$/.test(year?.text ?? '')))
        return null
      if (is(verb, 'be')) {
        const next = match.sentence[match.sentence.findIndex((word) => word === verb) + 1]
        return is(next, 'verb ing')
          ? null
          : `${textOf([subject])} ${['i', 'he', 'she', 'it'].includes(subject.lower) ? 'was' : 'were'}`
      }
      const form = pastOf(match, verb, subject.lower)
      return form ? `${textOf([subject])} ${form}` : null
    },
    why: 'past_tense',
    wrong: [
      ['I have seen him yesterday.', 'I saw him yesterday.'],
      ["I've been there three years ago.", 'I was there three years ago.'],
      ['She has moved here in 2015.', 'She moved here in 2015.'],
    ],
    right: [
      'I have seen him.',
      'I have lived here since last year.',
      'I have worked in 3 countries.',
      'He has been working a lot since the party last week.',
    ],
  },
  {
    id: 'en.tense.if_will',
    kind: 'tense',
    pattern: [
      '^ if [i|you|he|she|it|we|they will <verb inf>]',
      "^ if [i|you|he|she|it|we|they 'll <verb inf>]",
      '^ if [i|he|she|it|we|they would <verb inf>]',
      '^ when|after|before|until [i|you|he|she|it|we|they will <verb inf>]',
      "^ when|after|before [i|you|he|she|it|we|they 'll <verb inf>]",
      '!!know|say|ask|see|wonder|tell|sure if [i|you|he|she|it|we|they will <verb inf>]',
      "until|before|after [i|you|he|she|it|we|they will|'ll <verb inf>]",
      "as soon as [i|you|he|she|it|we|they will|'ll <verb inf>]",
    ],
    better: (match) => {
      const [subject, modal, verb] = match.marked
      const isAsked = match.sentence.some(({ lower }) =>
        [
          'know',
          'wonder',
          'ask',
          'asked',
          'whether',
          'remember',
          'see',
          'idea',
          'sure',
          'said',
          'told',
          'think',
        ].includes(lower),
      )
      if (!subject || !verb || verb.lower === 'like' || (isAsked && match.word(0) !== '^' && match.at > 0)) return null
      const form =
        modal?.lower === 'would'
          ? pastOf(match, verb, subject.lower === 'i' ? 'they' : subject.lower)
          : presentOf(match, verb, subject.lower)
      return form ? `${textOf([subject])} ${form}` : null
    },
    why: 'present_after_if',
    wrong: [
      ['If I will have time, I will call you.', 'If I have time, I will call you.'],
      ['When I will arrive, I will text you.', 'When I arrive, I will text you.'],
      ['If I would have money, I would travel.', 'If I had money, I would travel.'],
    ],
    right: [
      'If I have time, I will call.',
      "I don't know if he will come.",
      'If you would like tea, tell me.',
      'When will you come?',
    ],
  },
  {
    id: 'en.tense.must_past',
    kind: 'verb_form',
    pattern: [
      'could|should|would|must|might [of] <verb participle>',
      "couldn't|shouldn't|wouldn't [of] <verb participle>",
      'could|should|would|must|might [of] been|gone|done',
    ],
    better: 'have',
    why: 'confused',
    wrong: [
      ['I should of gone.', 'I should have gone.'],
      ['You could of told me.', 'You could have told me.'],
      ["I wouldn't of known.", "I wouldn't have known."],
    ],
    right: ['I should have gone.', 'I thought of it.', 'He must have left.'],
  },
]
