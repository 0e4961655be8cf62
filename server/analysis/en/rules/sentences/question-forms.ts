import type { Rule } from '#server/analysis/grammar/rule.ts'
import { smallTextOf } from '#server/analysis/en/rules/match.ts'

const asks = 'where|what|how|who|why|when'

/** Forms of "be" and set phrases in questions. */
export const questionForms: readonly Rule[] = [
  {
    id: 'en.question.be_form',
    kind: 'agreement',
    pattern: [
      `^ ${asks} [is|was] you|we|they`,
      '^ how old|tall|long [is|was] you|we|they',
      '^ [is|was] you|we|they <adj>',
      `^ ${asks} [are|were] he|she|it`,
      '^ how old|tall|long [are|were] he|she|it',
      '^ [are] he|she|it',
    ],
    better: ({ marked: [verb] }) => ({ is: 'are', was: 'were', are: 'is', were: 'was' })[verb?.lower ?? ''] ?? null,
    why: 'be_agreement',
    wrong: [
      ['Where is you from?', 'Where are you from?'],
      ['How old are he?', 'How old is he?'],
      ['Was you tired?', 'Were you tired?'],
    ],
    right: ['Where are you from?', 'How old is he?', 'Is he here?'],
  },
  {
    id: 'en.question.be_noun',
    kind: 'agreement',
    pattern: [
      `^ ${asks} [are] my|your|his|her|our|their|the <adj>? <noun sg><not noun pl> $`,
      `^ ${asks} [is|was] my|your|his|her|our|their|the <adj>? <noun pl><not noun sg> $`,
      `^ ${asks} [is] these|those`,
      `^ ${asks} [are] this|that`,
      'how much [is] these|those',
      'how much [are] this|that|it',
      'how much [is] the <noun pl><not noun sg> $',
    ],
    better: ({ marked: [verb], sentence }) =>
      verb?.lower === 'are' &&
      sentence.some(({ lower }) =>
        /^(?:py?jamas|trousers|jeans|glasses|scissors|shorts|tights|leggings|clothes|goggles)$/.test(lower),
      )
        ? null
        : ({ is: 'are', was: 'were', are: 'is' }[verb?.lower ?? ''] ?? null),
    why: 'be_agreement',
    wrong: [
      ['What are your favorite color?', 'What is your favorite color?'],
      ['Where is my keys?', 'Where are my keys?'],
      ['How much is these shoes?', 'How much are these shoes?'],
    ],
    right: [
      'What is your favorite color?',
      'Where are my keys?',
      'Where are the bus stops?',
      'How are your mum and dad?',
    ],
  },
  {
    id: 'en.question.how_many_cost',
    kind: 'word_choice',
    pattern: [
      'how [many] does|do it|this|that|they|the',
      "how [many] is|'s it|this|that|the",
      'how [many] cost|costs',
      'how many [time] do|does|is|are',
      'how [long time] do|does|is|are|did',
      'how [many] long|old',
    ],
    better: ({ marked, word }) =>
      marked.length > 1 ? 'long' : word(1) === 'many' && marked[0]?.lower === 'time' ? 'times' : 'much',
    why: 'much_many',
    wrong: [
      ['How many does it cost?', 'How much does it cost?'],
      ['How many is it?', 'How much is it?'],
      ['How long time does it take?', 'How long does it take?'],
    ],
    right: ['How much does it cost?', 'How many are there?', 'How long does it take?'],
  },
  {
    id: 'en.question.from_where',
    kind: 'word_order',
    pattern: [
      '^ [from where are|is you|he|she|they] $',
      '^ [from where do|does you|he|she|they come] $',
      '^ [of where are you] $',
      '^ [with who do|are|is you|he|she|they *] $',
      '^ [from where are|is your|his|her|the <noun>] $',
    ],
    better: ({ marked }) => {
      const [preposition, question, ...rest] = marked
      return preposition && question
        ? `${question.lower} ${smallTextOf(rest)} ${preposition.lower === 'of' ? 'from' : preposition.lower}`
        : null
    },
    why: 'word_order',
    wrong: [
      ['From where are you?', 'Where are you from?'],
      ['From where do you come?', 'Where do you come from?'],
      ['With who do you live?', 'Who do you live with?'],
    ],
    right: ['Where are you from?', 'Who do you live with?', 'From where I stand I see it.'],
  },
  {
    id: 'en.question.the_place',
    kind: 'article',
    pattern: [
      "where is|'s [toilet|station|bank|supermarket|bathroom|hotel|exit|kitchen|reception|airport|museum|hospital|pharmacy|restaurant|beach|lift] $",
    ],
    better: ({ marked: [noun] }) => `the ${noun?.lower ?? ''}`,
    why: 'article_missing',
    wrong: [
      ['Where is toilet?', 'Where is the toilet?'],
      ['Excuse me, where is station?', 'Excuse me, where is the station?'],
      ['Where is reception?', 'Where is the reception?'],
    ],
    right: ['Where is the toilet?', 'Where is Ana?', 'Where is toilet paper?'],
  },
]
