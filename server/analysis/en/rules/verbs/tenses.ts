import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, pastOf, presentOf, textOf } from '#server/analysis/en/rules/match.ts'

const hasOtherClause = ({ sentence }: Match): boolean =>
  sentence.some(({ lower }) =>
    ['that', 'what', 'which', 'who', 'from', "'s", 'because', 'if', 'since', 'than', 'when'].includes(lower),
  )

/** Past, perfect and future. */
export const tenses: readonly Rule[] = [
  {
    id: 'en.tense.perfect_past',
    kind: 'tense',
    pattern: ['yesterday', 'ago', 'last night|week|month|year|summer|winter|weekend', 'in #'].flatMap((when) => [
      `[i|we|they|you have|'ve <verb participle>] *{0,5} ${when}`,
      `[he|she|it has <verb participle>] *{0,5} ${when}`,
      `^ [have|has you|he|she|they|we <verb participle>] *{0,5} ${when}`,
      `^ ${when} ,? [i|we|they|you|he|she have|has|'ve <verb participle>]`,
    ]),
    better: (match) => {
      const [subject, second, verb] = match.marked
      if (is(second, 'pron subj')) {
        const base = is(verb, 'be') || hasOtherClause(match) ? '' : match.form(verb, 'verb → verb inf')
        return base && second ? `did ${textOf([second])} ${base}` : null
      }
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
