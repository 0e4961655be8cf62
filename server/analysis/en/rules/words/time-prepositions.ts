import type { Rule } from '#server/analysis/grammar/rule.ts'

const seasons = 'summer|winter|spring|autumn'
const ends = '.|,|i|we|he|she|they|my|and|because|at|with|to|in|but|for'

/** On, in and at with times; since, for, ago. */
export const timePrepositions: readonly Rule[] = [
  {
    id: 'en.time.on_day',
    kind: 'preposition',
    pattern: [
      '[in|at] # of <noun month>',
      '[in|at] the # of <noun month>',
      '[in|at] <noun day> !<noun>',
      '[in|at] <noun day> morning|afternoon|evening|night',
      '[in|at|the] # <noun month>',
      '[in|at] <noun month> #',
      '[in|at] the <num ord> of <noun month>',
      '[in|at] <noun pl day>',
      '[in|at] my|his|her|your birthday',
      '[in|at] mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays',
    ],
    better: ({ word, words, sentence, at, beside }) => {
      const number = [words(1)[0], words(2)[0]].find((each) => each?.kind === 'number')
      if (number && /^(?:1[89]|20)\d\d$/.test(number.text)) return null
      if (word(0) === 'the' && beside(-1) !== '') return null
      if (word(0) === 'in' && /^(?:minutes|hours)$/.test(sentence[at + 2]?.lower ?? '')) return null
      return 'on'
    },
    why: 'time_preposition',
    wrong: [
      ['See you in Monday.', 'See you on Monday.'],
      ['I was born in 5 May.', 'I was born on 5 May.'],
      ['We play at Saturdays.', 'We play on Saturdays.'],
    ],
    right: ['See you on Monday.', 'In May 2010 I moved.', 'It was in March.', 'We have English in Monday classes.'],
  },
  {
    id: 'en.time.in_month',
    kind: 'preposition',
    pattern: [
      `[on|at] <noun month> $`,
      `[on|at] <noun month> ${ends}`,
      `[on|at] ${seasons} $`,
      `[on|at] ${seasons} ${ends}`,
      '[on|at] # $',
      '[on|at] the morning|afternoon|evening !of',
      '[on|at] the <noun sg> of # $',
    ],
    better: ({ word, words }) => {
      const [number] = words(1)
      if (number?.kind === 'number') return /^(?:19|20)\d\d$/.test(number.text) ? 'in' : null
      return word(1) === 'the' &&
        words(2)[0] &&
        !/^(?:morning|afternoon|evening|summer|winter|spring|autumn)$/.test(word(2))
        ? null
        : 'in'
    },
    why: 'time_preposition',
    wrong: [
      ['We go to the beach at summer.', 'We go to the beach in summer.'],
      ['My birthday is on July.', 'My birthday is in July.'],
      ['I get up early at the morning.', 'I get up early in the morning.'],
      ['She was born on 1999.', 'She was born in 1999.'],
    ],
    right: ['In summer.', 'On the morning of the exam.', 'At summer camp.', 'On May 5.', 'The train at 19.30.'],
  },
  {
    id: 'en.time.at_clock',
    kind: 'preposition',
    pattern: [
      "[in|on] # o'clock|pm|am|p.m|a.m",
      "[in|on] <num> o'clock|pm|am",
      '[in|on] half past',
      '[in|on] christmas|easter $',
      '[in|on] christmas|easter i|we|my|with',
      '[in|on] midnight|noon|midday|lunchtime',
      '[in] the night|weekend $',
      '=start|=finish|=begin|=open|=close|=get up? [in|on] # $',
    ],
    better: ({ words, word, sentence, at }) => {
      if (word(1) === 'the') return sentence[at + 2]?.lower === 'weekend' ? 'at' : null
      const number = words(0)[0]?.kind === 'number' ? null : sentence[at + 2]
      return number?.kind === 'number' && Number(number.text) > 24 ? null : 'at'
    },
    why: 'time_preposition',
    wrong: [
      ["I get up in 7 o'clock.", "I get up at 7 o'clock."],
      ['We eat in midnight.', 'We eat at midnight.'],
      ["The film starts on nine o'clock.", "The film starts at nine o'clock."],
    ],
    right: ["At 7 o'clock.", 'On Christmas Day.', 'In two hours.', 'In the night.'],
  },
  {
    id: 'en.time.weekend',
    kind: 'preposition',
    pattern: ['[in|at|on weekend] !<noun>', '[in the weekend|weekends]', '[in weekends]'],
    better: ({ marked }) => (marked.at(-1)?.lower === 'weekends' ? 'at weekends' : 'at the weekend'),
    why: 'time_preposition',
    wrong: [
      ['At weekend I sleep a lot.', 'At the weekend I sleep a lot.'],
      ['In the weekend we play tennis.', 'At the weekend we play tennis.'],
      ['What do you do in weekends?', 'What do you do at weekends?'],
    ],
    right: ['At the weekend.', 'On the weekend.', 'On weekend mornings.', 'On weekends.'],
  },
]
