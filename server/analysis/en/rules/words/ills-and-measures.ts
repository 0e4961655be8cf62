import type { Rule } from '#server/analysis/grammar/rule.ts'

const aches: Readonly<Record<string, string>> = {
  head: 'a headache',
  stomach: 'a stomach ache',
  belly: 'a stomach ache',
  back: 'backache',
  throat: 'a sore throat',
  tooth: 'toothache',
  teeth: 'toothache',
  ear: 'earache',
  ears: 'earache',
}
const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'

/** What hurts, and how much of something there is. */
export const illsAndMeasures: readonly Rule[] = [
  {
    id: 'en.word.pain_of',
    kind: 'word_choice',
    pattern: [
      "=have|with|got|'ve [a? pain|pains|ache|aches of|in|at the? head|stomach|belly|back|throat|tooth|teeth|ear|ears] $|,|and|or|since|for|because|but|after|today",
    ],
    better: ({ marked }) => {
      const [part] = marked.slice(-1)
      const isLocal =
        marked.some(({ lower }) => lower === 'in' || lower === 'at') && marked.some(({ lower }) => lower === 'the')
      return isLocal ? null : (aches[part?.lower ?? ''] ?? null)
    },
    why: 'collocation',
    wrong: [
      ['I have pain of head.', 'I have a headache.'],
      ['She has a pain of stomach.', 'She has a stomach ache.'],
      ['I have pain in throat and a cough.', 'I have a sore throat and a cough.'],
    ],
    right: ['I have a headache.', 'I have a pain in my back.', 'He has a pain in the head since he fell.'],
  },
  {
    id: 'en.article.and_half',
    kind: 'article',
    pattern: [`${numbers} [and half] !a|the|of|board|past`, '# [and half] !a|the|of|board|past'],
    better: 'and a half',
    why: 'article_missing',
    wrong: [
      ['I slept for two and half hours.', 'I slept for two and a half hours.'],
      ['My fever was 38 and half.', 'My fever was 38 and a half.'],
      ['He is five and half years old.', 'He is five and a half years old.'],
    ],
    right: ['It took two and a half hours.', 'Two and half of the third.', 'I work here for half the day.'],
  },
  {
    id: 'en.noun.slices_of_toast',
    kind: 'agreement',
    pattern: ['two|three|four|five|six [toast|toasts] !<noun>'],
    better: 'slices of toast',
    why: 'uncountable',
    wrong: [
      ['I would like two toasts.', 'I would like two slices of toast.'],
      ['Can I have two toast with cheese?', 'Can I have two slices of toast with cheese?'],
      ['We ate three toast.', 'We ate three slices of toast.'],
    ],
    right: ['I would like some toast.', 'Two slices of toast, please.', 'Two toast racks.'],
  },
  {
    id: 'en.word.as_i_know',
    kind: 'word_choice',
    pattern: [', [as i know] $|,|and|but', '^ [as i know] ,'],
    better: ({ marked }) => (marked[0]?.text === 'As' ? 'As far as I know' : 'as far as I know'),
    why: 'collocation',
    wrong: [
      ['They keep it for a day, as I know.', 'They keep it for a day, as far as I know.'],
      ['As I know, it is free.', 'As far as I know, it is free.'],
      ['It opens at nine, as I know, and closes at six.', 'It opens at nine, as far as I know, and closes at six.'],
    ],
    right: [
      'As far as I know, it is free.',
      'As I know him well, I asked him.',
      'It is hard, as I know from my own life.',
    ],
  },
]
