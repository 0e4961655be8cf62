import type { Match, Rule } from '#server/analysis/grammar/rule.ts'

// Where a pronoun is the subject for certain.
const begins = ['^', 'because|but|when|that|think|,']

const onlyVerb = ({ words, form }: Match, element: number, tags: string): string | null => {
  const [verb] = words(element)
  const isVerb = verb?.readings.every((reading) => reading.tags.has('verb'))
  return isVerb ? form(verb, tags) || null : null
}

/** Subject and verb. */
export const agreement: readonly Rule[] = [
  {
    id: 'en.agreement.third_person_s',
    kind: 'agreement',
    pattern: begins.map((before) => `${before} he|she|it <adv -degree>? [<verb inf -modal>] !not`),
    better: (match) => onlyVerb(match, 3, 'verb inf → verb pres 3s'),
    why: 'third_person_s',
    wrong: [
      ['She go to school by bus.', 'She goes to school by bus.'],
      ['He always eat an apple.', 'He always eats an apple.'],
      ['It look very nice.', 'It looks very nice.'],
    ],
    right: [
      'Does she go to school?',
      'I saw her and she smiled.',
      'They go home.',
      'Let it be.',
      'He will always love her.',
    ],
  },
  {
    id: 'en.agreement.plural_with_s',
    kind: 'agreement',
    pattern: `!!do|does|did|and i|we|you|they [<verb pres 3s -contraction>]`,
    better: (match) => onlyVerb(match, 2, 'verb pres 3s → verb inf'),
    why: 'no_third_person_s',
    wrong: [
      ['They goes home.', 'They go home.'],
      ['I wants a coffee.', 'I want a coffee.'],
      ['We lives in Berlin.', 'We live in Berlin.'],
    ],
    right: ['He goes home.', 'I know he wants a coffee.', 'You are late.'],
  },
]
