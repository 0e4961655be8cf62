import type { Match, Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf } from '#server/analysis/en/rules/match.ts'

const verbRule = (lemma: string) => (match: Match) => inFormOf(match, lemma)

/** Single words and set phrases. */
export const wordChoice: readonly Rule[] = [
  {
    id: 'en.word.lend',
    kind: 'word_choice',
    pattern: ['[=borrow] me|us|him|them', '[=borrow] her|you a|your|my|the|some'],
    better: verbRule('lend'),
    why: 'confused',
    wrong: [
      ['Can you borrow me a pen?', 'Can you lend me a pen?'],
      ['She borrowed me her book.', 'She lent me her book.'],
      ['He borrows him money.', 'He lends him money.'],
    ],
    right: ['Can you lend me a pen?', 'Can I borrow your pen?', 'I borrowed it.'],
  },
  {
    id: 'en.word.borrow',
    kind: 'word_choice',
    pattern: [
      'can|could|may i|we [lend] your|a|some|the|it',
      'i [lent] it|this|a *{0,3} from',
      '=want to [lend] *{1,2} from',
    ],
    better: verbRule('borrow'),
    why: 'confused',
    wrong: [
      ['Can I lend your pen?', 'Can I borrow your pen?'],
      ['Could I lend some money?', 'Could I borrow some money?'],
      ['I lent it from a friend.', 'I borrowed it from a friend.'],
    ],
    right: ['Can I borrow your pen?', 'Can I lend you a pen?', 'I lent it to her.'],
  },
  {
    id: 'en.word.teach',
    kind: 'word_choice',
    pattern: ['[=learn] me|him|us|them', '[=learn] her|you english|spanish|to|how'],
    better: verbRule('teach'),
    why: 'confused',
    wrong: [
      ['My father learned me to swim.', 'My father taught me to swim.'],
      ['She learns us English.', 'She teaches us English.'],
      ['Can you learn me a song?', 'Can you teach me a song?'],
    ],
    right: ['He taught me to swim.', 'I learn English.', 'We learn it.'],
  },
  {
    id: 'en.word.remind',
    kind: 'word_choice',
    pattern: ['[=remember] me|us|him|them to <verb inf>', '[=remember] me|us|him|them of|about', '[=remember] me my'],
    better: verbRule('remind'),
    why: 'confused',
    wrong: [
      ['Please remember me to buy milk.', 'Please remind me to buy milk.'],
      ['It remembers me of my home.', 'It reminds me of my home.'],
      ['She remembered us about the test.', 'She reminded us about the test.'],
    ],
    right: ['Please remind me.', 'Do you remember me?', 'I remember him well.'],
  },
  {
    id: 'en.word.watch_tv',
    kind: 'word_choice',
    pattern: [
      '[=see|=look] the? tv|television',
      '[=look] a|the film|movie|series|match|video|videos|show',
      '[=look] films|movies|series|videos',
      '[=look at] tv|television',
      '[=see|=look] series',
    ],
    better: verbRule('watch'),
    why: 'collocation',
    wrong: [
      ['I see TV every evening.', 'I watch TV every evening.'],
      ['We looked a film.', 'We watched a film.'],
      ['She is looking TV.', 'She is watching TV.'],
    ],
    right: ['I watch TV.', 'We saw a film.', 'I saw him on TV.', 'Look at the film poster.'],
  },
  {
    id: 'en.word.internet',
    kind: 'preposition',
    pattern: [
      '[in internet]',
      '[in the internet]',
      '[on internet]',
      '[in the tv|radio|television]',
      '[in tv|television]',
      '[in facebook|instagram|youtube|tiktok]',
      '[on the tv]',
      '[in the phone]',
    ],
    better: ({ marked }) => {
      const last = marked.at(-1)
      const word = last?.lower ?? ''
      if (word === 'internet' || word === 'radio' || word === 'phone') return `on the ${word}`
      return word === 'tv' || word === 'television'
        ? marked.length > 2 && marked[0]?.lower === 'on'
          ? null
          : `on ${last?.text ?? ''}`
        : `on ${last?.text ?? ''}`
    },
    why: 'preposition',
    wrong: [
      ['I found it in internet.', 'I found it on the internet.'],
      ['I saw it in TV.', 'I saw it on TV.'],
      ['I watch it in YouTube.', 'I watch it on YouTube.'],
    ],
    right: ['I found it on the internet.', 'I saw it on TV.', 'It is in the house.'],
  },
  {
    id: 'en.phrase.set',
    kind: 'word_choice',
    pattern: [
      '^ [for|on|by|to my opinion]',
      '[per|by|in|for exemple|example]',
      '[in the other hand]',
      '[in other hand]',
      'despite [of]',
      '[in the same time]',
      '[the both]',
      'because [of] i|he|she|we|they <verb>',
      '[since always]',
      '[in this moment] ,? i|we|he|she|they',
      '[say the true]',
      '[tell the true]',
      '[other time] $',
      '[have a look to]',
      '[in the end of]',
      '[pay attention at|on|in]',
    ],
    better: ({ marked, written }) => {
      const text = written.toLowerCase().replaceAll('’', "'")
      if (text.endsWith('opinion')) return 'in my opinion'
      if (/^(?:per|by|in|for) ex[ae]mple$/.test(text)) return text === 'for example' ? null : 'for example'
      if (text.endsWith('other hand')) return 'on the other hand'
      if (text === 'of' && marked[0]) return ''
      return (
        {
          'in the same time': 'at the same time',
          'the both': 'both',
          'since always': 'always',
          'say the true': 'tell the truth',
          'tell the true': 'tell the truth',
          'in this moment': 'at the moment',
          'in the end of': 'at the end of',
          'have a look to': 'have a look at',
          'other time': 'another time',
          'pay attention at': 'pay attention to',
          'pay attention on': 'pay attention to',
          'pay attention in': 'pay attention to',
        }[text] ?? null
      )
    },
    why: 'collocation',
    wrong: [
      ['For my opinion, it is good.', 'In my opinion, it is good.'],
      ['By example, I like tea.', 'For example, I like tea.'],
      ['In the other hand, it is cheap.', 'On the other hand, it is cheap.'],
      ['We arrived in the same time.', 'We arrived at the same time.'],
    ],
    right: ['In my opinion, it is good.', 'For example, tea.', 'On the other hand.', 'It happened in the same town.'],
  },
  {
    id: 'en.phrase.name',
    kind: 'word_choice',
    pattern: [
      '[i call me|myself] <noun name>',
      '[i me call]',
      '[my name are]',
      '[i name] is',
      '[me name is]',
      '^ [i called] <noun name first> $',
      '[i am call] <noun name first>',
    ],
    better: ({ marked }) => (marked.at(-1)?.lower === 'name' ? 'my name' : 'my name is'),
    why: 'collocation',
    wrong: [
      ['I call me Ana.', 'My name is Ana.'],
      ['Hello, I call myself Peter.', 'Hello, my name is Peter.'],
      ['Me name is Luca.', 'My name is Luca.'],
    ],
    right: ['My name is Ana.', 'I called Ana yesterday.', 'They call me Ana.'],
  },
  {
    id: 'en.word.there_have',
    kind: 'word_choice',
    pattern: [
      '^ [there have|has] a|an|one|many|some|two|three|lots|no',
      'because|and|but|where [there have|has] a|an|one|many|some|two|three|lots|no',
      '^ [have] many|some|two|three <noun pl> in|at|on|near|here',
    ],
    better: ({ marked, sentence }) => {
      const last = sentence.findIndex((word) => word === marked.at(-1))
      return /^(?:a|an|one|no)$/.test(sentence[last + 1]?.lower ?? '') ? 'there is' : 'there are'
    },
    why: 'there_are',
    wrong: [
      ['There have many cars.', 'There are many cars.'],
      ['In my city it is nice because there has a park.', 'In my city it is nice because there is a park.'],
      ['There has two beds.', 'There are two beds.'],
    ],
    right: ['There are many cars.', 'There have been many.', 'Have some cake.', 'There is a park.'],
  },
]
