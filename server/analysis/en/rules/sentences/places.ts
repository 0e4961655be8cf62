import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { is, isQuestion, smallTextOf, textOf } from '#server/analysis/en/rules/match.ts'

const own = 'my|your|his|her|our|their|the|this'
const who = 'i|you|he|she|it|we|they'
const short = 'yesterday|today|tomorrow'

const moved = (match: Match): string => `${textOf(match.marked.slice(1))} ${match.marked[0]?.lower ?? ''}`

// Quotation marks stay as they were written.
const writtenOf = ({ written }: Match) => written.replace(/^\S+\s+/, '')

/** Where words stand in a sentence. */
export const places: readonly Rule[] = [
  {
    id: 'en.order.time_middle',
    kind: 'word_order',
    pattern: ['$', '.|,|and|but|because'].flatMap((end) => [
      `^ ${who} [${short} <verb past> *{1,6}] ${end}`,
      `${who} can|must|will|should|could|would|may [${short} <verb inf> *{0,6}] ${end}`,
      `${who} have|has|want|wants|need|had to [${short} <verb inf> *{0,6}] ${end}`,
    ]),
    better: (match) => (match.marked.some(({ lower }) => lower === 'and' || lower === 'but') ? null : moved(match)),
    why: 'time_place',
    wrong: [
      ['I yesterday lost my keys.', 'I lost my keys yesterday.'],
      ['I must today clean my room.', 'I must clean my room today.'],
      ['We will tomorrow visit Rome.', 'We will visit Rome tomorrow.'],
    ],
    right: ['I bought a bag yesterday.', 'Yesterday I bought a bag.', 'Can you come today?'],
  },
  {
    id: 'en.order.always_first',
    kind: 'word_order',
    pattern: [
      '^ [always|never i|we|they|you <verb inf -be -modal>]',
      '^ [always|never i|we|they|you|he|she <verb past -be>]',
      '^ [always|never he|she|it <verb pres 3s -be>]',
      `^ [always|never ${own} <noun> <verb pres 3s -be>]`,
      '^ [always|never i|we|they|you|he|she|it am|is|are|was|were|can|have|has]',
    ],
    better: (match) => {
      const [adverb, ...rest] = match.marked
      const verb = rest.at(-1)
      if (!adverb || !verb) return null
      const isBefore =
        is(verb, 'verb be') || is(verb, 'modal') || (/^ha(?:ve|s)$/.test(verb.lower) && !isObjectAfter(match))
      return isBefore
        ? `${smallTextOf(rest)} ${adverb.lower}`
        : `${smallTextOf(rest.slice(0, -1))} ${adverb.lower} ${verb.lower}`
    },
    why: 'adverb_place',
    wrong: [
      ['Always my mother cooks.', 'My mother always cooks.'],
      ['Never I have been in Rome.', 'I have never been in Rome.'],
      ['Always I go by bus.', 'I always go by bus.'],
      ['Always he is late.', 'He is always late.'],
    ],
    right: ['I always go by bus.', 'Never have I seen it.', 'Always be nice.', 'Usually I go by bus.'],
  },
  {
    id: 'en.order.object_before',
    kind: 'word_order',
    pattern: [
      "have|has|had|'ve|haven't|hasn't not|never|already|also|always [it|him|her|them|me|us <verb participle><not noun>]",
      "have|has|'ve [it|him|them seen|eaten|met|lost|forgotten|heard|known|visited]",
      "can|must|will|want|don't|doesn't|didn't|can't|could not|never? to? [it|him|them <verb inf><not noun>] $",
    ],
    better: (match) => {
      const [object, verb] = match.marked
      return object && verb && !isQuestion(match) ? `${verb.lower} ${object.lower}` : null
    },
    why: 'word_order',
    wrong: [
      ['I have never it tried.', 'I have never tried it.'],
      ['She has him seen.', 'She has seen him.'],
      ["I don't it know.", "I don't know it."],
    ],
    right: ['I have never tried it.', 'I want it done.', 'I will have it delivered.', 'Has it started?'],
  },
  {
    id: 'en.question.adjective_first',
    kind: 'word_order',
    pattern: [
      `^ [is|are|was|were <adj -comparative><not noun> ${own} <noun>] $`,
      `^ [is|are|was|were big|small|far|old|new|nice|good|expensive|cheap|cold|hot|beautiful ${own} <noun>] $`,
    ],
    better: (match) => {
      const [be, adjective, ...rest] = match.marked
      return be && adjective && isQuestion(match) ? `${be.lower} ${textOf(rest)} ${adjective.lower}` : null
    },
    why: 'question_order',
    wrong: [
      ['Is old your car?', 'Is your car old?'],
      ['Are nice your friends?', 'Are your friends nice?'],
      ['Is expensive the hotel?', 'Is the hotel expensive?'],
    ],
    right: ['Is your car old?', 'Are all your friends here?', 'Is it big?'],
  },
  {
    id: 'en.question.noun_subject',
    kind: 'word_order',
    pattern: [
      'what time',
      'where',
      'when',
      'why',
      'how',
      'how much|long|often',
      'what',
      'and|so|but where|when|why|what',
    ].flatMap((ask) => [
      `^ ${ask} [${own} <noun sg> <verb pres 3s -be><not noun>]`,
      `^ ${ask} [${own} <noun sg> starts|begins|opens|closes|leaves|finishes|ends|works|costs|looks|plays|lives]`,
      `^ ${ask} [${own} <noun pl><not noun sg> <verb inf -be -modal><not noun>]`,
    ]),
    better: (match) => {
      const verb = match.marked.at(-1)
      const base = is(verb, 'verb inf') ? verb?.lower : match.form(verb, 'verb pres 3s → verb inf')
      if (!base || !isQuestion(match) || match.sentence.some(({ lower }) => lower === ',')) return null
      const isMany = is(match.marked[1], 'noun pl') && is(verb, 'verb inf')
      return `${isMany ? 'do' : 'does'} ${smallTextOf(match.marked.slice(0, -1))} ${base}`
    },
    why: 'question_order',
    wrong: [
      ['What time the bank closes?', 'What time does the bank close?'],
      ['Where your brother lives?', 'Where does your brother live?'],
      ['When the lessons begin?', 'When do the lessons begin?'],
    ],
    right: ['When does the shop open?', 'When the shop opens, I go in.', 'What the people say is true.'],
  },
  {
    id: 'en.question.what_means_quoted',
    kind: 'word_order',
    pattern: ['^ what [means|mean "|“|‘|«|„ *{1,3} "|”|’|»|“]', "^ what [means|mean ' *{1,3}] ' ?"],
    better: (match) => `does ${writtenOf(match)} mean`,
    why: 'question_order',
    wrong: [
      ['What means "spicy"?', 'What does "spicy" mean?'],
      ['What mean “in love”?', 'What does “in love” mean?'],
      ['What means «spoon»?', 'What does «spoon» mean?'],
    ],
    right: ['What does "spicy" mean?', 'What do you mean?', '"What" means "qué".'],
  },
  {
    id: 'en.question.you_can',
    kind: 'word_order',
    pattern: ['^ [you can|could] <verb inf> *{0,6} ,? please', '^ [i can] have|get|pay|see|try *{0,5} ,? please'],
    better: (match) =>
      isQuestion(match) ? `${match.marked[1]?.lower} ${smallTextOf(match.marked.slice(0, 1))}` : null,
    why: 'question_order',
    wrong: [
      ['You can spell it, please?', 'Can you spell it, please?'],
      ['You could help me please?', 'Could you help me please?'],
      ['I can have a coffee, please?', 'Can I have a coffee, please?'],
    ],
    right: ['Can you spell it, please?', 'You can sit here, please.', 'You can swim?'],
  },
  {
    id: 'en.question.be_missing',
    kind: 'missing_word',
    pattern: [
      '^ what|where|why|who|how [you|we|they <verb ing>]',
      '^ what|where|why|how [he|she|it <verb ing>]',
      '^ where|how [you|they] $',
      '^ where [you|he|she|they from] $',
      '^ why [you|he|she|they so? sad|happy|angry|late|tired|here|there] $',
      '^ [you|they <verb ing>] *{0,3} ?',
      '^ how old [you|he|she|they] $',
    ],
    better: (match) => {
      const [subject] = match.marked
      if (!subject || !isQuestion(match)) return null
      const be = ['he', 'she', 'it'].includes(subject.lower) ? 'is' : 'are'
      return `${be} ${smallTextOf(match.marked)}`
    },
    why: 'be_missing',
    wrong: [
      ['What you doing now?', 'What are you doing now?'],
      ['Where you from?', 'Where are you from?'],
      ['Why she crying?', 'Why is she crying?'],
    ],
    right: ['What are you doing?', 'Why you, going home?', 'Where is she from?'],
  },
]

function isObjectAfter({ sentence, marked }: Match): boolean {
  const next = sentence[sentence.findIndex((word) => word === marked.at(-1)) + 1]
  return is(next, 'det') || is(next, 'noun')
}
