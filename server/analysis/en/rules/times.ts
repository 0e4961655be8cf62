import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, textOf } from './match.ts'

const seasons = 'summer|winter|spring|autumn'
const ends = '.|,|i|we|he|she|they|my|and|because|at|with|to|in|but|for'

/** On, in and at with times; since, for, ago. */
export const times: readonly Rule[] = [
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
  {
    id: 'en.time.ago_order',
    kind: 'word_order',
    pattern: [
      '[ago #|<num -ord> years|months|weeks|days|hours|minutes]',
      '[ago a|one <noun sg time>]',
      '[ago many|some|several|few <noun pl>]',
      '[ago two|three|four|five|six|seven|eight|nine|ten years|months|weeks|days|hours|minutes]',
      '[ago # years|months|weeks|days|hours|minutes]',
      '[ago #] years|months|weeks',
    ],
    better: ({ marked }) => (marked.length > 2 ? `${textOf(marked.slice(1))} ago` : null),
    why: 'word_order',
    wrong: [
      ['I came here ago two years.', 'I came here two years ago.'],
      ['We met ago 5 days.', 'We met 5 days ago.'],
      ['I saw it ago a week.', 'I saw it a week ago.'],
    ],
    right: ['I came here two years ago.', 'Long ago three kings lived here.', 'It was a week ago.'],
  },
  {
    id: 'en.time.before_ago',
    kind: 'word_choice',
    pattern: [
      ...['#', 'two|three|four|five|six|ten|many|some'].flatMap((number) => [
        `[before ${number} years|months|weeks|days|hours|minutes] $`,
        `^ [before ${number} years|months|weeks|days|hours] ,? i|we|he|she|my|they`,
      ]),
      '[before a|one year|month|week] $',
      '^ [before a|one year|month|week] ,? i|we|he|she|my|they',
    ],
    better: ({ marked, sentence }) =>
      sentence.some((word) => is(word, 'verb past') || word.lower === 'since')
        ? `${textOf(marked.slice(1))} ago`
        : null,
    why: 'word_order',
    wrong: [
      ['I visited them before two days.', 'I visited them two days ago.'],
      ['Before 3 years I moved to Berlin.', '3 years ago I moved to Berlin.'],
      ['She arrived before a week.', 'She arrived a week ago.'],
    ],
    right: ['I visited them two days ago.', 'Come back before ten days are over.', 'I went there before.'],
  },
  {
    id: 'en.time.since_for',
    kind: 'preposition',
    pattern: [
      '[since|during] # years|months|weeks|days|hours|minutes !ago',
      '[since|during] two|three|four|five|six|seven|eight|nine|ten|twelve|many|some|several years|months|weeks|days|hours|minutes !ago',
      '[since] one|a year|month|week|hour|long !ago',
      '[since|during] a few years|months|weeks|days|hours !ago',
      '[since] a long time',
      '[during] a|one year|month|week|hour $',
    ],
    better: 'for',
    why: 'since_for',
    wrong: [
      ['I have lived here since three years.', 'I have lived here for three years.'],
      ['I waited during 2 hours.', 'I waited for 2 hours.'],
      ['She has been ill since a week.', 'She has been ill for a week.'],
    ],
    right: ['Since 2010.', 'For three years.', 'Since two weeks ago.', 'During the three years.', "Since 5 o'clock."],
  },
  {
    id: 'en.time.everyday',
    kind: 'spelling',
    pattern: [
      '[everyday] $',
      '[everyday] .|,|i|we|he|she|at|in|to|because|and|but|with|for',
      '^ [everyday] i|we|my|he|she|they|,',
    ],
    better: 'every day',
    why: 'confused',
    wrong: [
      ['I go there everyday.', 'I go there every day.'],
      ['Everyday I get up at six.', 'Every day I get up at six.'],
      ['We train everyday at school.', 'We train every day at school.'],
    ],
    right: ['Every day.', 'My everyday life is busy.', 'Everyday clothes are fine.'],
  },
  {
    id: 'en.time.all_days',
    kind: 'word_choice',
    pattern: [
      '[all the days] $',
      '[all days] $',
      '[all the days] i|we|at|in|to|and',
      '[all the mondays|weekends|mornings|nights]',
      '[all weekends|mornings|nights] $',
    ],
    better: ({ marked, form }) => `every ${form(marked.at(-1), 'noun pl → noun sg') || 'day'}`,
    why: 'collocation',
    wrong: [
      ['I study all the days.', 'I study every day.'],
      ['We go there all days.', 'We go there every day.'],
      ['I run all the mornings.', 'I run every morning.'],
    ],
    right: ['Every day.', 'All the days of the week.', 'All day long.'],
  },
  {
    id: 'en.time.transport',
    kind: 'preposition',
    pattern: [
      '=go|=come|=travel|=arrive|=get *{0,3} [by the car|bus|train|plane|bike|underground|metro|tram|taxi|boat] !<noun>',
      '=go|=come|=travel|=arrive|=get *{0,3} [with|in the bus|train|plane|metro|tram|bike|taxi] !<noun>',
      '=go|=come|=travel|=arrive|=get *{0,3} [with|in bus|train|plane|metro|tram|bike|taxi|car] !<noun>',
      '=go|=come|=travel *{0,2} [by my|his|her|your car|bike]',
    ],
    better: ({ marked }) =>
      /^(?:my|his|her|your)$/.test(marked[1]?.lower ?? '') ? null : `by ${marked.at(-1)?.lower ?? ''}`,
    why: 'preposition',
    wrong: [
      ['I go to work by the car.', 'I go to work by car.'],
      ['We went there with the train.', 'We went there by train.'],
      ['She comes to school with bus.', 'She comes to school by bus.'],
    ],
    right: ['I go by car.', 'I stood by the car.', 'We met in the train station.', 'He went with Carla.'],
  },
]
