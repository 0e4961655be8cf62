import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, isQuestion, smallTextOf, textOf } from '#server/analysis/en/rules/match.ts'

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

/** Questions, and questions inside other sentences. */
export const questions: readonly Rule[] = [
  {
    id: 'en.question.how_much_costs',
    kind: 'word_order',
    pattern: [
      'how much [cost|costs the|a|an|this|that|one|your|these|those <adj>? <noun>] $',
      'how much [cost|costs the|a|an|this|that|one|your <noun> <noun>] $',
      'how much [cost|costs it|this|that|they] $',
      '^ how much [it cost|costs] $',
      '^ how much [the|a|this <adj>? <noun> cost|costs] $',
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
        verb.lower === 'better' ||
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
]
