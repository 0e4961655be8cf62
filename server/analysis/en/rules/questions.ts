import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, isQuestion, presentOf, smallTextOf, textOf } from './match.ts'

const asks = [
  '^ where|why|when|how',
  '^ and|so|but where|why|when|how',
  '^ what|who',
  '^ what time|colour|color|kind|music|food|sport|film|language',
  '^ how long|often|far|much|many',
  '^ how many|much <noun>',
  '^ which <noun>',
  '^ what kind|sort of <noun>',
]
const plain = asks.slice(0, 4)
const tells = [
  '=know|=remember|=understand|=wonder|=see|=explain|=forget',
  'tell|show|ask|asked|told me|him|her|us|you',
  'sure|idea',
]

/** Questions, and questions inside other sentences. */
export const questions: readonly Rule[] = [
  {
    id: 'en.question.how_much_costs',
    kind: 'word_order',
    pattern: [
      'how much [cost|costs the|a|an|this|that|one|your|these|those <adj>? <noun>] $',
      'how much [cost|costs the|a|an|this|that|one|your <noun> <noun>] $',
      'how much [cost|costs it|this|that|they] $',
      'how much [it cost|costs] $',
      'how much [the|a|this <adj>? <noun> cost|costs] $',
      'how much [is cost|costs] *',
    ],
    better: ({ marked }) => {
      const rest = marked.filter(({ lower }) => lower !== 'cost' && lower !== 'costs' && lower !== 'is')
      const isPlural = is(rest.at(-1), 'noun pl') || rest[0]?.lower === 'they'
      return rest.length > 0 ? `${isPlural ? 'do' : 'does'} ${textOf(rest)} cost` : null
    },
    why: 'question_order',
    wrong: [
      ['How much costs the ticket?', 'How much does the ticket cost?'],
      ['How much cost these shoes?', 'How much do these shoes cost?'],
      ['How much it costs?', 'How much does it cost?'],
    ],
    right: ['How much does the ticket cost?', 'I know how much it costs to live here.', 'How much is it?'],
  },
  {
    id: 'en.question.do',
    kind: 'word_order',
    pattern: asks.flatMap((ask) => [
      `${ask} [i|you|we|they <adv freq>? <verb inf -be -modal>]`,
      `${ask} [he|she|it <adv freq>? <verb pres 3s -be>]`,
      `${ask} [i|you|we|they|he|she|it <verb past -be>]`,
      `${ask} [i|you|we|they|he|she|it <verb inf -be -modal>]`,
    ]),
    better: (match) => {
      const [subject] = match.marked
      const verb = match.marked.at(-1)
      if (
        !subject ||
        !verb ||
        !isQuestion(match) ||
        match.sentence.some(({ lower }) => lower === ',' || lower === 'if')
      )
        return null
      const adverbs = textOf(match.marked.slice(1, -1))
      const isThird = ['he', 'she', 'it'].includes(subject.lower)
      const isPast = is(verb, 'verb past') && !is(verb, 'verb inf')
      const base = is(verb, 'verb inf') ? verb.lower : match.form(verb, 'verb → verb inf')
      return base
        ? `${isPast ? 'did' : isThird ? 'does' : 'do'} ${textOf([subject])} ${adverbs ? `${adverbs} ` : ''}${base}`
        : null
    },
    why: 'question_order',
    wrong: [
      ['Where you live?', 'Where do you live?'],
      ['What time you get up?', 'What time do you get up?'],
      ['Where he works?', 'Where does he work?'],
      ['Why you went home?', 'Why did you go home?'],
    ],
    right: [
      'Where do you live?',
      'What you need is love.',
      'How many people live here?',
      'When you arrive, can you call me?',
    ],
  },
  {
    id: 'en.question.be',
    kind: 'word_order',
    pattern: [
      ...plain.flatMap((ask) => [
        `${ask} [i|you|he|she|it|we|they am|is|are|was|were]`,
        `${ask} [i|you|he|she|it|we|they can|could|will|should|must]`,
        `${ask} [this|that is] $`,
        `${ask} [the|my|your|his|her <noun> is|are|was] $`,
      ]),
      '^ how old|tall|big|much|many|long|far [i|you|he|she|it|we|they am|is|are|was|were]',
      '^ how old|tall|big|much|long|far [your|my|his|her|the <noun> is|are]',
      ...plain.map((ask) => `${ask} [i|you|we|they have <verb participle>]`),
    ],
    better: (match) => {
      if (!isQuestion(match) || match.sentence.some(({ lower }) => lower === ',')) return null
      const verb = match.marked.find(
        (word, index) => index > 0 && (is(word, 'be') || is(word, 'modal') || word.lower === 'have'),
      )
      const rest = match.marked.filter((word) => word !== verb)
      return verb ? `${verb.lower} ${smallTextOf(rest)}` : null
    },
    why: 'question_order',
    wrong: [
      ['How old you are?', 'How old are you?'],
      ['Where the station is?', 'Where is the station?'],
      ['What I can do?', 'What can I do?'],
      ['How much it is?', 'How much is it?'],
    ],
    right: ['How old are you?', 'Where is the station?', 'What can I do?', 'Who is it?'],
  },
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
