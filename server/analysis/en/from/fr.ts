import type { Rule } from '#server/analysis/grammar/rule.ts'
import { inFormOf } from '#server/analysis/en/rules/match.ts'

/** What speakers of French carry over. */
export const fromFrench: readonly Rule[] = [
  {
    id: 'en.from.fr.pass_exam',
    kind: 'false_friend',
    pattern: [
      '[=pass] my|the|an|a exam|exams|test tomorrow|next|in|on|soon',
      'i will|must|have to? [pass] an|my exam|exams|test',
    ],
    better: (match) => inFormOf(match, 'take'),
    why: 'false_friend',
    wrong: [
      ['I pass my exam tomorrow.', 'I take my exam tomorrow.'],
      ['I must pass an exam.', 'I must take an exam.'],
      ['She passes the test next week.', 'She takes the test next week.'],
    ],
    right: ['I take my exam tomorrow.', 'I passed the exam!', 'She passed.'],
  },
  {
    id: 'en.from.fr.assist',
    kind: 'false_friend',
    pattern: [
      '[=assist to] <det>? class|classes|meeting|concert|match|party|wedding|course|show',
      '[=assist at] <det>? meeting|concert|match|party|show',
    ],
    better: (match) => inFormOf(match, 'attend'),
    why: 'false_friend',
    wrong: [
      ['I assisted to a concert.', 'I attended a concert.'],
      ['We assist at the meeting.', 'We attend the meeting.'],
      ['She assists to the class.', 'She attends the class.'],
    ],
    right: ['I attended a concert.', 'He assists the doctor.', 'I assist her.'],
  },
  {
    id: 'en.from.fr.win_money',
    kind: 'word_choice',
    pattern: ['[=win] <det>? <adj>? money', '[=win] # euros|dollars|pounds', '[=gain] money'],
    better: (match) => inFormOf(match, 'earn'),
    why: 'false_friend',
    wrong: [
      ['I want to win money.', 'I want to earn money.'],
      ['He wins 1500 euros a month.', 'He earns 1500 euros a month.'],
      ['She gains money.', 'She earns money.'],
    ],
    right: ['I earn money.', 'We won the match.', 'He gained weight.'],
  },
  {
    id: 'en.from.fr.have_reason',
    kind: 'word_choice',
    pattern: ['[i|you|we|they have reason]', '[he|she has reason]', '[i|you|we|they have envy]'],
    better: ({ marked }) => {
      const subject = marked[0]?.text ?? ''
      if (marked.at(-1)?.lower === 'envy') return `${subject} feel like`
      return `${subject} ${marked[1]?.lower === 'has' ? 'is' : subject.toLowerCase() === 'i' ? 'am' : 'are'} right`
    },
    why: 'collocation',
    wrong: [
      ['You have reason.', 'You are right.'],
      ['She has reason.', 'She is right.'],
      ['I have reason here.', 'I am right here.'],
    ],
    right: ['You are right.', 'You have a reason.', 'We have reasons.'],
  },
  {
    id: 'en.from.fr.lecture',
    kind: 'false_friend',
    pattern: [
      '=love|=like|=prefer|hobby|hobbies is|are? [lecture]',
      '=love|=like|hobbies|hobby the? [lecture] $',
      '=like the? [lecture] and|of books',
    ],
    better: 'reading',
    why: 'false_friend',
    wrong: [
      ['I like lecture.', 'I like reading.'],
      ['My hobby is lecture.', 'My hobby is reading.'],
      ['She loves lecture.', 'She loves reading.'],
    ],
    right: ['I like reading.', 'The lecture was long.', 'We went to a lecture.'],
  },
  {
    id: 'en.from.fr.library',
    kind: 'false_friend',
    pattern: [
      '=buy *{0,4} in|at a|the [library]',
      '[=rest] at home|work',
      '[=rest] in <noun place>',
      '[=rest] in bed|paris|london|lyon',
      '[=rest] at|in the|my hotel|house|flat',
      '[=rest] here|there|home',
    ],
    better: (match) => (match.marked[0]?.lower === 'library' ? 'bookshop' : inFormOf(match, 'stay')),
    why: 'false_friend',
    wrong: [
      ['I bought it in a library.', 'I bought it in a bookshop.'],
      ['I rested at home all day.', 'I stayed at home all day.'],
      ['We rest in Paris.', 'We stay in Paris.'],
    ],
    right: ['I study in the library.', 'I stayed at home.', 'I need to rest.'],
  },
  {
    id: 'en.from.fr.since_present',
    kind: 'tense',
    pattern: [
      '^ i|we|they|you [=live|=work|=study|=learn|=know|=play] *{0,3} for|since # years|months|weeks',
      '^ i|we|they|you [=live|=work|=study|=learn|=know|=play] *{0,3} for|since two|three|four|five|many years|months|weeks',
      '^ he|she [=live|=work|=study|=learn|=know|=play] *{0,3} for|since # years|months|weeks',
    ],
    better: (match) => {
      const participle = match.form(match.marked[0], 'verb → verb participle')
      return participle && match.marked[0]?.lower !== participle
        ? `${['he', 'she'].includes(match.word(1)) ? 'has' : 'have'} ${participle}`
        : null
    },
    why: 'perfect_since',
    wrong: [
      ['I live here for 3 years.', 'I have lived here for 3 years.'],
      ['We learn English for two years.', 'We have learned English for two years.'],
      ['She works here for 6 months.', 'She has worked here for 6 months.'],
    ],
    right: ['I have lived here for 3 years.', 'I worked there for 3 years.', 'I will live here for two years.'],
  },
]
