import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { beOf, inFormOf, is, nextOf, textOf } from './match.ts'

const verbRule = (lemma: string) => (match: Match) => inFormOf(match, lemma)
const numbers =
  '#|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty'
const amounts = ['#', numbers.slice(2), '<num>']

/** Words that go together in English. */
export const collocations: readonly Rule[] = [
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
  {
    id: 'en.word.have_party',
    kind: 'word_choice',
    pattern: [
      '[=make|=do] a|the <adj>? party',
      '[=make] party',
      '[=make] a|an <adj>? experience',
      '[=do] an experience',
      '[=make|=do] a <adj>? conversation|discussion',
    ],
    better: verbRule('have'),
    why: 'collocation',
    wrong: [
      ['We made a party on Saturday.', 'We had a party on Saturday.'],
      ['They do a big party.', 'They have a big party.'],
      ['I made a nice experience.', 'I had a nice experience.'],
    ],
    right: ['We had a party.', 'They make a cake.', 'He does a lot.'],
  },
  {
    id: 'en.word.take_photo',
    kind: 'word_choice',
    pattern: [
      '[=make|=do] a|some|many|the|lots|these|my|nice <adj>? photo|photos|photograph|photographs|selfie|selfies|break|nap|shower|bath',
      '[=make|=do] photos|selfies|pictures',
      '[=make|=do] a lot of photos|pictures',
    ],
    better: verbRule('take'),
    why: 'collocation',
    wrong: [
      ['I made many photos.', 'I took many photos.'],
      ['She does a photo.', 'She takes a photo.'],
      ["Let's make a break.", "Let's take a break."],
    ],
    right: ['I took many photos.', 'It makes a nice picture.', 'I make a cake.'],
  },
  {
    id: 'en.word.ask_question',
    kind: 'word_choice',
    pattern: [
      '[=make|=do] a <adj>? question',
      '[=make] some|many|the|you|me <adj>? question|questions',
      '[=make|=do] you|me|him|her a question',
      '[=make] questions',
    ],
    better: verbRule('ask'),
    why: 'collocation',
    wrong: [
      ['Can I make a question?', 'Can I ask a question?'],
      ['He did me a question.', 'He asked me a question.'],
      ['I make many questions.', 'I ask many questions.'],
    ],
    right: ['Can I ask a question?', 'I do the questions at home.', 'I have a question.', 'Do you have any questions?'],
  },
  {
    id: 'en.word.say_tell',
    kind: 'word_choice',
    pattern: [
      '[=say] me|him|us|them',
      '[=say] her !<noun>',
      '[=say] you that|what|something|the|a|how|where|my',
      '[=say] the truth|lie|lies|story|joke',
    ],
    better: (match) => (match.beside(1) === 'too' ? null : inFormOf(match, 'tell')),
    why: 'say_tell',
    wrong: [
      ['He said me the truth.', 'He told me the truth.'],
      ['She says him everything.', 'She tells him everything.'],
      ['Can you say me your name?', 'Can you tell me your name?'],
    ],
    right: ['He told me the truth.', 'She said her name.', 'I said to him.', 'What do you say?'],
  },
  {
    id: 'en.word.tell_that',
    kind: 'word_choice',
    pattern: [
      'he|she|they|i|we [told] that <pron subj>',
      'he|she|they|i|we [told] <pron subj> <verb>',

      '[=speak] that <pron subj>',
      '[=tell] hello|goodbye|yes|no|thank|sorry',
    ],
    better: (match) =>
      nextOf(match) === 'you' || match.sentence.at(-2)?.lower === 'no' ? null : inFormOf(match, 'say'),
    why: 'say_tell',
    wrong: [
      ['She told that she was tired.', 'She said that she was tired.'],
      ['I told that I was ill.', 'I said that I was ill.'],
      ['He told goodbye.', 'He said goodbye.'],
    ],
    right: ['She said that she was tired.', 'I told him.', 'I told you that it works.', 'We told them no.'],
  },
  {
    id: 'en.word.explain_me',
    kind: 'word_order',
    pattern: [
      '=explain [me|us|him|her|them this|that|it|something|everything] $',
      '=explain [me|us|him|them the|your|this|that|a <adj>? <noun>] !<noun>',
      '=explain [me|us|him|them] how|what|why|where|that',
      '=describe [me|us|him|them the|your|a <noun>]',
      '=explain [me|us|him|them] $',
    ],
    better: ({ marked }) => {
      const [person, ...rest] = marked
      return person ? (rest.length > 0 ? `${textOf(rest)} to ${person.lower}` : `to ${person.lower}`) : null
    },
    why: 'preposition_missing',
    wrong: [
      ['Can you explain me this?', 'Can you explain this to me?'],
      ['She explained me the rules.', 'She explained the rules to me.'],
      ['Explain me how it works.', 'Explain to me how it works.'],
    ],
    right: ['Can you explain this to me?', 'She explained it.', 'Tell me the rules.'],
  },
]
