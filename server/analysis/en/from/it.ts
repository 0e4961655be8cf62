import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf, nextOf } from '#server/analysis/en/rules/match.ts'

/** What speakers of Italian carry over. */
export const fromItalian: readonly Rule[] = [
  {
    id: 'en.from.it.have_reason',
    kind: 'word_choice',
    pattern: ['[i|you|we|they have reason]', '[he|she has reason]', '[i|you|we|they have wrong]'],
    better: ({ marked }) => {
      const subject = marked[0]?.text ?? ''
      const be = marked[1]?.lower === 'has' ? 'is' : subject.toLowerCase() === 'i' ? 'am' : 'are'
      return `${subject} ${be} ${marked.at(-1)?.lower === 'wrong' ? 'wrong' : 'right'}`
    },
    why: 'collocation',
    wrong: [
      ['You have reason.', 'You are right.'],
      ['She has reason.', 'She is right.'],
      ['They have reason, it is late.', 'They are right, it is late.'],
    ],
    right: ['You are right.', 'You have a reason.', 'We have reasons.'],
  },
  {
    id: 'en.from.it.go_in',
    kind: 'preposition',
    pattern: [
      '=go|=come|=return [in] <noun place>',
      '=go [in] the|a <adj>? beach|cinema|mountains|sea|supermarket|gym|museum',
      '=go [at] the|a cinema|beach|sea|supermarket|museum|restaurant',
      '=go [in] beach|vacation|holiday',
    ],
    better: (match) =>
      /^(?:vacation|holiday)$/.test(nextOf(match)) ? 'on' : nextOf(match) === 'beach' ? 'to the' : 'to',
    why: 'preposition',
    wrong: [
      ['I go in the gym with Anna.', 'I go to the gym with Anna.'],
      ['I go at the cinema with Anna.', 'I go to the cinema with Anna.'],
      ['They went in the mountains.', 'They went to the mountains.'],
    ],
    right: ['We go to Spain.', 'I go in summer.', 'I live in Spain.'],
  },
  {
    id: 'en.from.it.make_sport',
    kind: 'word_choice',
    pattern: [
      '[=make] a course',
      '[=make] breakfast|lunch|dinner at|with|in|together',
      '[=make] the shopping',
      '[=make] an exam',
    ],
    better: (match) => {
      const next = nextOf(match)
      return inFormOf(match, /^(?:breakfast|lunch|dinner)$/.test(next) ? 'have' : next === 'an' ? 'take' : 'do')
    },
    why: 'collocation',
    wrong: [
      ['I make breakfast at eight.', 'I have breakfast at eight.'],
      ['I make an exam tomorrow.', 'I take an exam tomorrow.'],
      ['She makes a course.', 'She does a course.'],
    ],
    right: ['I have breakfast.', 'I make a cake.', 'I make breakfast for you.'],
  },
  {
    id: 'en.from.it.false_friends',
    kind: 'false_friend',
    pattern: [
      '=live|=go *{0,2} in the [camera]',
      'the [camera] is|was clean|dirty|comfortable',
      'my [camera] is|was on the',
      'a|the [camera] with a|two|one|double|three|private|the bed|beds|bathroom|balcony|shower|view',
      '=buy|bought *{1,4} in|at the|a [library]',
      '[library] that|which sells|sold',
      'in|at a|the|this [fabric] and|where|in|near|that',
      'in|at a|the [fabric] $',
      '=go|went to the [farm] to buy|for medicine',
      '=buy *{0,3} at|in the [library]',
      '[morbid] bed|sofa|pillow|bread',
    ],
    better: ({ marked: [word] }) =>
      ({ camera: 'room', fabric: 'factory', library: 'bookshop', morbid: 'soft', farm: 'chemist' })[
        word?.lower ?? ''
      ] ?? null,
    why: 'false_friend',
    wrong: [
      ['The camera is clean.', 'The room is clean.'],
      ['I bought it in the library.', 'I bought it in the bookshop.'],
      ['I like my morbid bed.', 'I like my soft bed.'],
    ],
    right: ['The room is clean.', 'My camera is new.', 'The library is quiet.'],
  },
  {
    id: 'en.from.it.win_money',
    kind: 'word_choice',
    pattern: ['[=gain|=win] <det>? money', '[=gain|=win] # euros', '[=gain] well'],
    better: (match) => inFormOf(match, 'earn'),
    why: 'false_friend',
    wrong: [
      ['I want to gain money.', 'I want to earn money.'],
      ['He gains 1500 euros a month.', 'He earns 1500 euros a month.'],
      ['She wins money.', 'She earns money.'],
    ],
    right: ['I earn money.', 'We won the match.', 'He gained weight.'],
  },
  {
    id: 'en.from.it.since_present',
    kind: 'tense',
    pattern: [
      '^ i|we|they|you [=live|=work|=study|=learn|=know|=play] *{0,3} for|since|from # years|months|weeks',
      '^ i|we|they|you [=live|=work|=study|=learn|=know|=play] *{0,3} for|since|from two|three|four|five|many years|months|weeks',
    ],
    better: (match) => {
      const participle = match.form(match.marked[0], 'verb → verb participle')
      return participle && match.marked[0]?.lower !== participle ? `have ${participle}` : null
    },
    why: 'perfect_since',
    wrong: [
      ['I live here for 3 years.', 'I have lived here for 3 years.'],
      ['We work there for two months.', 'We have worked there for two months.'],
      ['I know him for 5 years.', 'I have known him for 5 years.'],
    ],
    right: ['I have lived here for 3 years.', 'I worked there for 3 years.', 'We study for the test.'],
  },
]
