import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf } from '#server/analysis/en/rules/match.ts'

/** What speakers of Spanish carry over. */
export const fromSpanish: readonly Rule[] = [
  {
    id: 'en.from.es.win_money',
    kind: 'word_choice',
    pattern: ['[=win] <det>? <adj>? money', '[=win] # euros|dollars|pounds', '[=win] more|little|much|enough money'],
    better: (match) => inFormOf(match, 'earn'),
    why: 'false_friend',
    wrong: [
      ['I want to win money.', 'I want to earn money.'],
      ['She wins 1000 euros a month.', 'She earns 1000 euros a month.'],
      ['He won more money there.', 'He earned more money there.'],
    ],
    right: ['I earn money.', 'We won the match.', 'They win every game.'],
  },
  {
    id: 'en.from.es.assist',
    kind: 'false_friend',
    pattern: [
      '[=assist to] <det>? class|classes|school|university|meeting|concert|lessons|course|party|wedding',
      '[=assist to] the|a|my <adj>? <noun>? class|classes|meeting|concert|lessons|course|party|wedding',
      '[=assist] class|classes|school',
    ],
    better: (match) => inFormOf(match, 'attend'),
    why: 'false_friend',
    wrong: [
      ['I assist to class every day.', 'I attend class every day.'],
      ['She assisted to the meeting.', 'She attended the meeting.'],
      ['We assist to a course.', 'We attend a course.'],
    ],
    right: ['I attend class.', 'He assists the doctor.', 'They assist me.'],
  },
  {
    id: 'en.from.es.embarrassed',
    kind: 'false_friend',
    pattern: [
      "=be|'m|'s very|so|really? [constipated]",
      "i|he|she =be|'m|'s very|so|really? [molested]",
      '=be [embarrassed] of # months',
      '=be [embarrassed] of two|three|four|five|six|seven|eight months',
    ],
    better: ({ marked: [word] }) =>
      word?.lower === 'constipated' ? 'congested' : word?.lower === 'molested' ? 'annoyed' : 'pregnant',
    why: 'false_friend',
    wrong: [
      ['I am constipated.', 'I am congested.'],
      ['My sister is embarrassed of six months.', 'My sister is pregnant of six months.'],
      ["She's constipated and has a cough.", "She's congested and has a cough."],
    ],
    right: ['I am embarrassed.', 'She is pregnant.', 'He was embarrassed of it.'],
  },
  {
    id: 'en.from.es.have_reason',
    kind: 'word_choice',
    pattern: [
      '[i|you|we|they have reason]',
      '[he|she has reason]',
      "[you don't have reason]",
      '[i|you|we|they have the reason]',
    ],
    better: ({ marked, written }) => {
      const subject = marked[0]?.text ?? ''
      const be = subject.toLowerCase() === 'i' ? 'am' : marked[1]?.lower === 'has' ? 'is' : 'are'
      return /n['’]t/.test(written) ? `${subject} aren't right` : `${subject} ${be} right`
    },
    why: 'collocation',
    wrong: [
      ['You have reason.', 'You are right.'],
      ['He has reason.', 'He is right.'],
      ['I have reason and you know it.', 'I am right and you know it.'],
    ],
    right: ['You are right.', 'You have a reason.', 'I have reasons.'],
  },
  {
    id: 'en.from.es.pass_time',
    kind: 'word_choice',
    pattern: ['[=pass] the|my holidays|summer|weekend|christmas', '[=pass] a <adj>? weekend|holiday|week|time'],
    better: (match) => inFormOf(match, 'spend'),
    why: 'collocation',
    wrong: [
      ['I pass my holidays in Cádiz.', 'I spend my holidays in Cádiz.'],
      ['We passed the summer there.', 'We spent the summer there.'],
      ['She passes the weekend at home.', 'She spends the weekend at home.'],
    ],
    right: ['I spend my holidays here.', 'She passed the exam.', 'Time passes fast.'],
  },
  {
    id: 'en.from.es.career',
    kind: 'false_friend',
    pattern: ['=study [a career]', '=finish|=start my|the|a [career]', '[carpet] with|of my|papers|documents'],
    better: ({ marked, word }) => (word(0) === 'carpet' ? 'folder' : marked.length > 1 ? 'a degree' : 'degree'),
    why: 'false_friend',
    wrong: [
      ['I want to study a career.', 'I want to study a degree.'],
      ['I finished my career last year.', 'I finished my degree last year.'],
      [
        'She started her studies: she studies a career in London.',
        'She started her studies: she studies a degree in London.',
      ],
    ],
    right: ['I have a good career.', 'My degree is in history.', 'Her career is long.'],
  },
  {
    id: 'en.from.es.know_place',
    kind: 'word_choice',
    pattern: [
      'i want|like to [know] <noun place>',
      '=want to [know] new|other|different people|places|cities|countries',
    ],
    better: ({ beside }) => (beside(0) === 'people' ? 'meet' : 'visit'),
    why: 'word_choice_know',
    wrong: [
      ['I want to know new people.', 'I want to meet new people.'],
      ['I want to know London.', 'I want to visit London.'],
      ['She wants to know other countries.', 'She wants to visit other countries.'],
    ],
    right: ['I want to meet people.', 'I want to know why.', 'I know new people here.'],
  },
  {
    id: 'en.from.es.since_from',
    kind: 'preposition',
    pattern: [
      "'ve|have|has <verb participle> *{0,3} [from] # years|months|weeks|days",
      '^ i|we <verb inf> *{0,3} [from] # years|months',
      "'ve|have|has <verb participle> *{0,3} [from] two|three|four|five|many years|months|weeks|days",
    ],
    better: 'for',
    why: 'since_for',
    wrong: [
      ['I have lived here from 3 years.', 'I have lived here for 3 years.'],
      ['She has worked from two months.', 'She has worked for two months.'],
      ['We have known him from many years.', 'We have known him for many years.'],
    ],
    right: ['I have lived here for 3 years.', 'It is from 2 to 4.', 'I worked from Monday.'],
  },
]
