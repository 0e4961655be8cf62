import type { Random } from '#server/demo/random.ts'
import type { Marking } from '#server/test/peers/model/small-model.ts'
import { tutorKinds } from '#server/practice/tutor/tutor-prompt.ts'

const kinds = [
  'in the wrong place',
  'in another language',
  'another sentence',
  'markup and addresses',
  'invented',
] as const
export type Lie = (typeof kinds)[number] | 'broken'
export const lies: readonly Lie[] = [...kinds, 'broken']

const perAnswer = 10

interface Told {
  text: string
  /** Right sentences of the language, and words of others that it does not have. */
  own: readonly string[]
  foreign: readonly string[]
  random: Random
}

export const wordsOf = (text: string): string[] => text.match(/\p{L}+/gu) ?? []
const pickFrom = <T>(items: readonly T[], random: Random): T | undefined => items[random.between(0, items.length - 1)]

export function answerOf(lie: Lie, told: Told): { answer: string; count: number } {
  if (lie === 'broken') return { answer: pickFrom(broken, told.random) ?? '', count: 1 }
  const findings = Array.from({ length: perAnswer }, () => makers[lie](told))
  return { answer: JSON.stringify({ findings, steps_done: [] }), count: findings.length }
}

const broken = [
  '{"findings": [{"written": "la", "better": "el", "kind": "article"',
  'There is one mistake: it should be “the”.',
  '[]',
  '',
  '{"findings": "none", "steps_done": 7}',
  '{"findings": [null, 7, {"written": "a"}, {"written": 1, "better": 2, "kind": "tense"}], "steps_done": [1]}',
  '<html><body>502 Bad Gateway</body></html>',
]

const makers: Readonly<Record<(typeof kinds)[number], (told: Told) => Marking>> = {
  'in the wrong place': ({ text, own, random }) => {
    const others = wordsOf(pickFrom(own, random) ?? '').filter((word) => !text.includes(word))
    return marking(pickFrom(others, random) ?? 'xyz', pickFrom(wordsOf(text), random), random)
  },
  'in another language': ({ text, foreign, random }) =>
    marking(pickFrom(wordsOf(text), random), pickFrom(foreign, random), random),
  'another sentence': ({ text, own, random }) => marking(text, pickFrom(own, random), random),
  'markup and addresses': ({ text, random }) => {
    const word = pickFrom(wordsOf(text), random) ?? ''
    const marks = [`<b>${word}</b>`, `[${word}](https://evil.example)`, `${word} www.evil.example`, `**${word}**`]
    return marking(word, pickFrom(marks, random), random)
  },
  invented: ({ text, own, random }) => {
    const written = pickFrom(wordsOf(text), random) ?? ''
    const word = pickFrom(wordsOf(pickFrom(own, random) ?? ''), random) ?? ''
    return marking(written, pickFrom([word, `${written} ${word}`, `${word} ${written}`], random), random)
  },
}

const marking = (written = '', better = '', random: Random): Marking => ({
  written,
  better,
  kind: pickFrom(tutorKinds, random) ?? 'tense',
})
