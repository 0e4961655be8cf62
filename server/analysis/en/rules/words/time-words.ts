import type { Rule } from '#server/analysis/grammar/rule.ts'
import { is, textOf } from '#server/analysis/en/rules/match.ts'

/** On, in and at with times; since, for, ago. */
export const timeWords: readonly Rule[] = [
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
