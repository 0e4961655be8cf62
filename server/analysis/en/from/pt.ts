import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf, nextOf } from '#server/analysis/en/rules/match.ts'

/** What speakers of Portuguese carry over. */
export const fromPortuguese: readonly Rule[] = [
  {
    id: 'en.from.pt.pretend',
    kind: 'false_friend',
    pattern: [
      '[=pretend] to <verb inf> to|in|at|a|the|my|next|english|abroad|more',
      'i|we [=pretend] to <verb inf> *{0,3} next|tomorrow|soon|when|in',
      '[=pretend] study|travel|work|go|buy',
    ],
    better: (match) => inFormOf(match, 'intend'),
    why: 'false_friend',
    wrong: [
      ['I pretend to travel to London.', 'I intend to travel to London.'],
      ['She pretends to study in Porto.', 'She intends to study in Porto.'],
      ['We pretend to buy a house.', 'We intend to buy a house.'],
    ],
    right: ['I intend to go.', 'He pretends not to see.', 'They pretend.'],
  },
  {
    id: 'en.from.pt.have_there',
    kind: 'word_choice',
    pattern: [
      '^ [have] many|two|three|lots|people <noun>? in|at|on|near|here',
      '^ in my <noun> [has|have] a|an|many|some|two|three|lots',
      '^ here [has|have] a|an|many|some|two|three|lots',
      '^ there [has|have] a|many|some',
    ],
    better: ({ marked: [word], sentence }) => {
      const next = sentence[sentence.findIndex((each) => each === word) + 1]
      const isOne = next?.lower === 'a' || next?.lower === 'an'
      return sentence[0] === word && isOne && sentence.at(-1)?.lower === '!' ? null : isOne ? 'there is' : 'there are'
    },
    why: 'there_are',
    wrong: [
      ['In my city has many parks.', 'In my city there are many parks.'],
      ['Here has a beach.', 'Here there is a beach.'],
      ['Have people in the street.', 'There are people in the street.'],
    ],
    right: ['There are many parks.', 'In my city people have many parks.', 'Have some cake.'],
  },
  {
    id: 'en.from.pt.win_money',
    kind: 'word_choice',
    pattern: [
      '[=win] <det>? <adj>? money',
      '[=win] # euros|dollars|pounds|reais',
      '[=win] a|many presents|present|gift',
    ],
    better: (match) =>
      inFormOf(match, match.sentence.some(({ lower }) => /^(?:present|presents|gift)$/.test(lower)) ? 'get' : 'earn'),
    why: 'false_friend',
    wrong: [
      ['I want to win money.', 'I want to earn money.'],
      ['He wins 1500 euros a month.', 'He earns 1500 euros a month.'],
      ['I won a present.', 'I got a present.'],
    ],
    right: ['I earn money.', 'We won the match.', 'I got a present.'],
  },
  {
    id: 'en.from.pt.push',
    kind: 'false_friend',
    pattern: [
      '[=assist] tv|films|movies|series|videos',
      '[=assist] a|the film|movie|series|match|game|video|show',
      '[=assist to] <det>? class|classes|concert',
    ],
    better: (match) => inFormOf(match, match.marked.length > 1 ? 'attend' : 'watch'),
    why: 'false_friend',
    wrong: [
      ['I assist TV every night.', 'I watch TV every night.'],
      ['We assisted a film.', 'We watched a film.'],
      ['She assists to classes.', 'She attends classes.'],
    ],
    right: ['I watch TV.', 'He assists the teacher.', 'Can I assist you?'],
  },
  {
    id: 'en.from.pt.know_place',
    kind: 'word_choice',
    pattern: [
      '=want to [know] new|other|different people|places|cities|countries',
      'i want|like to [know] <noun place>',
      "'d|would like to [know] <noun place>",
    ],
    better: ({ beside }) => (beside(0) === 'people' ? 'meet' : 'visit'),
    why: 'word_choice_know',
    wrong: [
      ['I want to know new people.', 'I want to meet new people.'],
      ["I'd like to know London.", "I'd like to visit London."],
      ['She wants to know new places.', 'She wants to visit new places.'],
    ],
    right: ['I want to meet people.', 'I want to know why.', 'I know London.'],
  },
  {
    id: 'en.from.pt.college',
    kind: 'false_friend',
    pattern: [
      '[=make] a course|english|university|engineering|medicine|law',
      '[=make] a|an <adj>? course',
      '[=make] # years|birthday',
    ],
    better: (match) =>
      nextOf(match) === 'birthday' || match.words(1)[0]?.kind === 'number'
        ? inFormOf(match, 'turn')
        : inFormOf(match, 'do'),
    why: 'collocation',
    wrong: [
      ['I make a course of English.', 'I do a course of English.'],
      ['She makes an English course.', 'She does an English course.'],
      ['I made a course last year.', 'I did a course last year.'],
    ],
    right: ['I do a course.', 'I make a cake.', 'He made lunch.'],
  },
]
