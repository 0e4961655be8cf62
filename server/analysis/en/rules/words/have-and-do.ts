import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { beOf, inFormOf, is, textOf } from '#server/analysis/en/rules/match.ts'

const verbRule = (lemma: string) => (match: Match) => inFormOf(match, lemma)
const numbers =
  '#|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty'
const amounts = ['#', numbers.slice(2), '<num>']

/** Words that go together in English. */
export const haveAndDo: readonly Rule[] = [
  {
    id: 'en.word.age',
    kind: 'word_choice',
    pattern: [
      ...amounts.flatMap((number) => [
        `[i|you|we|they|he|she have|has|'ve|had ${number} years old]`,
        ...['$', ',|.|and|but'].map((end) => `[i|you|we|they|he|she have|has|'ve ${number} years] ${end}`),
        ...['$', ',|.|and'].map((end) => `my|his|her <noun person> [has ${number} years] ${end}`),
        `my|his|her <noun person> [has ${number} years old]`,
      ]),
      `[i|he|she have|has fifteen|sixteen|fourteen|thirteen|twelve|eleven|twenty] $`,
    ],
    better: ({ marked, sentence, at }) => {
      const subject = sentence.slice(at).find(({ lower }) => ['i', 'you', 'we', 'they', 'he', 'she'].includes(lower))
      const number = marked.find((word) => word.kind === 'number' || is(word, 'num'))
      if (!number || sentence.slice(0, at).some(({ lower }) => lower === 'still' || lower === 'only')) return null
      const isPast = marked.some(({ lower }) => lower === 'had')
      const be = isPast
        ? subject && ['we', 'they', 'you'].includes(subject.lower)
          ? 'were'
          : 'was'
        : beOf(subject?.lower ?? 'he')
      const start = marked[0] === subject && subject ? `${textOf([subject])} ` : ''
      return `${start}${be} ${number.text} years old`
    },
    why: 'age',
    wrong: [
      ['I have 20 years.', 'I am 20 years old.'],
      ['She has fifteen years old.', 'She is fifteen years old.'],
      ['My brother has 12 years.', 'My brother is 12 years old.'],
    ],
    right: [
      'I am 20 years old.',
      'I have 10 years of experience.',
      'I have two years to finish.',
      'She has three children.',
    ],
  },
  {
    id: 'en.word.years',
    kind: 'missing_word',
    pattern: amounts.flatMap((number) =>
      ['$', ',|.|and|but'].flatMap((end) => [
        `i|he|she 'm|'s|am|is ${number} [years] ${end}`,
        `my|his|her <noun person> is ${number} [years] ${end}`,
      ]),
    ),
    better: 'years old',
    why: 'age',
    wrong: [
      ['I am 20 years.', 'I am 20 years old.'],
      ["I'm fifteen years and I like music.", "I'm fifteen years old and I like music."],
      ['She is 12 years.', 'She is 12 years old.'],
    ],
    right: ['I am 20 years old.', 'I am 20.', 'It is 20 years.'],
  },
  {
    id: 'en.word.have_hungry',
    kind: 'word_choice',
    pattern: [
      "[i|you|we|they have|'ve|had] hungry|thirsty|afraid|sleepy|tired|angry|scared",
      '[he|she has|had] hungry|thirsty|afraid|sleepy|tired|angry|scared',
      ...['$', ',|.|and|but|because|today'].flatMap((end) => [
        `[i|you|we|they have] cold|hot|right|wrong ${end}`,
        `[he|she has] cold|hot|right|wrong ${end}`,
      ]),
      '[i|you|we|they have] very|so hungry|thirsty|cold|hot|tired',
      "[i|you|we|they don't have] hungry|thirsty|afraid|tired",
    ],
    better: ({ marked, written }) => {
      const [subject, verb] = marked
      if (!subject) return null
      if (/n['’]t/.test(written)) return `${textOf([subject])} ${subject.lower === 'i' ? 'am not' : "aren't"}`
      const be =
        verb?.lower === 'had' ? (['we', 'they', 'you'].includes(subject.lower) ? 'were' : 'was') : beOf(subject.lower)
      return `${textOf([subject])} ${be}`
    },
    why: 'collocation',
    wrong: [
      ['I have hungry.', 'I am hungry.'],
      ['I have cold.', 'I am cold.'],
      ['You have right.', 'You are right.'],
    ],
    right: ['I am hungry.', 'I have a cold.', 'You have rights.', 'We have cold water.'],
  },
  {
    id: 'en.word.do_homework',
    kind: 'word_choice',
    pattern: [
      '[=make] <det>? homework|homeworks|sport|sports|housework|yoga|karate|judo|gymnastics|pilates|athletics',
      '[=make] the dishes|shopping|laundry',
      '[=make] <det> exercises|exercise',
    ],
    better: verbRule('do'),
    why: 'collocation',
    wrong: [
      ['I made my homework.', 'I did my homework.'],
      ['She makes sport.', 'She does sport.'],
      ['We make yoga on Mondays.', 'We do yoga on Mondays.'],
    ],
    right: ['I did my homework.', 'She makes lunch.', 'He makes a cake.'],
  },
  {
    id: 'en.word.make_mistake',
    kind: 'word_choice',
    pattern: [
      '[=do] a|an|the|some|many|my|this|lots|big|that|no <adj>? mistake|mistakes|decision|decisions|noise|cake|cakes|progress|plan|plans|effort|suggestion|error|errors',
      '[=do] many|new|some friends',
      '[=do] mistakes|noise|progress|plans',
      '[=do] a lot of mistakes|friends|noise|progress|money',
    ],
    better: verbRule('make'),
    why: 'collocation',
    wrong: [
      ['He did a mistake.', 'He made a mistake.'],
      ["Don't do noise!", "Don't make noise!"],
      ['I did many friends there.', 'I made many friends there.'],
    ],
    right: ['He made a mistake.', 'I do a lot of sport.', 'What do friends do?', 'Do many people know?'],
  },
]
