import type { Rule } from '#server/analysis/grammar/rule.ts'
import { isQuestion, presentOf, textOf } from '#server/analysis/en/rules/match.ts'

const tells = [
  '=know|=remember|=understand|=wonder|=see|=explain|=forget',
  'tell|show|ask|asked|told me|him|her|us|you',
  'sure|idea',
]

/** Questions, and questions inside other sentences. */
export const indirectQuestions: readonly Rule[] = [
  {
    id: 'en.question.indirect_be',
    kind: 'word_order',
    pattern: tells.flatMap((tell) => [
      `${tell} where|when|how|why|what|who [is|are|was|were it|he|she|they|you|this|that] $`,
      `${tell} where|when|how|why [is|are|was|were the|my|your|his|her|this|a|an <adj>? <noun>] $`,
      `${tell} where|when|how|why [is|are|was|were the|my|your|his|her|this|a|an <noun> <noun>] $`,
      `${tell} how much|old|long|far|big|expensive [is|are|was the|my|your|his|her|this|it|he|she <noun>?] $`,
      `${tell} where|when|how|why|what [can|could|should|will|must i|you|he|she|we|they]`,
      `${tell} what time|day [is it] $`,
      `${tell} what [is|are his|her|your|their|my <noun>] $`,
    ]),
    better: (match) => {
      const [verb, ...rest] = match.marked
      return verb ? `${textOf(rest)} ${verb.lower}` : null
    },
    why: 'indirect_order',
    wrong: [
      ["I don't know where is the station.", "I don't know where the station is."],
      ['Can you tell me where is the bank?', 'Can you tell me where the bank is?'],
      ["I don't know what is it.", "I don't know what it is."],
      ['Do you know what time is it?', 'Do you know what time it is?'],
    ],
    right: [
      "I don't know where the station is.",
      'Do you know who is here?',
      'You know what? Is it nice?',
      'I know how nice it is.',
    ],
  },
  {
    id: 'en.question.indirect_do',
    kind: 'word_order',
    pattern: tells.flatMap((tell) => [
      `${tell} where|when|how|why|what|who [do|does|did i|you|he|she|it|we|they <verb inf>]`,
      `${tell} what time [do|does|did i|you|he|she|it|we|they <verb inf>]`,
      `${tell} how much|many|long|often|old [do|does|did i|you|he|she|it|we|they <verb inf>]`,
    ]),
    better: (match) => {
      const [auxiliary, subject, verb] = match.marked
      if (!auxiliary || !subject || !verb) return null
      const form =
        auxiliary.lower === 'did' ? match.form(verb, 'verb → verb past') : presentOf(match, verb, subject.lower)
      return form ? `${textOf([subject])} ${form}` : null
    },
    why: 'indirect_order',
    wrong: [
      ["I don't know what do you want.", "I don't know what you want."],
      ['Can you tell me where does he live?', 'Can you tell me where he lives?'],
      ["I don't remember what did she say.", "I don't remember what she said."],
    ],
    right: ["I don't know what you want.", 'You know, what do you want?', 'Tell me what to do.'],
  },
  {
    id: 'en.question.what_means',
    kind: 'word_order',
    pattern: [
      '^ [what means this|that|the|a|your <noun>] $',
      '^ [what means *] $',
      '^ [what mean *] $',
      '^ [what mean this|that|the <noun>] $',
    ],
    better: ({ marked }) => `what does ${textOf(marked.slice(2))} mean`,
    why: 'question_order',
    wrong: [
      ['What means this word?', 'What does this word mean?'],
      ['What means awful?', 'What does awful mean?'],
      ['What means that?', 'What does that mean?'],
    ],
    right: ['What does this word mean?', 'What means a lot to me is family.', 'What do you mean?'],
  },
  {
    id: 'en.question.how_what',
    kind: 'word_choice',
    pattern: [
      '^ [how] do|can i|you|we|they call this|that|it',
      '^ [how] do|can i|you|we|they call the thing|things|person',
      'and|but [how] do|can i|you|we|they call the thing|things|person',
      "^ [how] is|'s it|this|that called",
      "[how] is|'s|was|are the|your|his|her|my <noun> like $",
      '[how] do|does|did *{1,3} look like',
      "^ [how] is|'s your|his|her|the name",
      '^ [how a] <adj> <noun>',
    ],
    better: ({ marked }) => (marked.length > 1 ? 'what a' : 'what'),
    why: 'collocation',
    wrong: [
      ['How do you call this in English?', 'What do you call this in English?'],
      ['And how do you call the thing for the hair?', 'And what do you call the thing for the hair?'],
      ['How is the weather like?', 'What is the weather like?'],
      ['How does he look like?', 'What does he look like?'],
    ],
    right: ['What is it called?', 'How is your mother?', 'How does it look?'],
  },
  {
    id: 'en.question.how_to',
    kind: 'word_order',
    pattern: ['^ [how to say] *', '^ [how i can say|get|go]', '^ [how say]'],
    better: (match) =>
      isQuestion(match)
        ? `how do ${match.marked.at(-1)?.lower === 'say' ? 'you' : 'I'} ${match.marked.at(-1)?.lower ?? ''}`
        : null,
    why: 'question_order',
    wrong: [
      ['How to say this in English?', 'How do you say this in English?'],
      ['How say that?', 'How do you say that?'],
      ['How to say spoon?', 'How do you say spoon?'],
    ],
    right: ['How do you say this?', 'I know how to say it.', 'How to say it is hard.'],
  },
]
