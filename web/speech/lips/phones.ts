import type { Viseme } from './viseme.ts'

interface Phone {
  viseme: Viseme
  /** Duration relative to a short vowel. */
  weight: number
}

const kinds: [letters: string, viseme: Viseme, weight: number][] = [
  ['pb', 'closed', 0.75],
  ['m', 'closed', 0.8],
  ['fv', 'teeth', 0.8],
  ['tdr', 'tongue', 0.5],
  ['nl', 'tongue', 0.6],
  ['szT', 'tongue', 0.8],
  ['S', 'pucker', 0.8],
  ['kgh', 'small', 0.5],
  ['xN', 'small', 0.6],
  ['@', 'small', 0.6],
  ['3', 'small', 1.2],
  ['j', 'wide', 0.5],
  ['w', 'pucker', 0.5],
  ['ie', 'wide', 1],
  ['IE', 'wide', 1.4],
  ['a', 'open', 1],
  ['A', 'open', 1.4],
  ['o', 'round', 1],
  ['O', 'round', 1.4],
  ['u', 'pucker', 1],
  ['U', 'pucker', 1.4],
  [',', 'rest', 2.5],
  ['.', 'rest', 4],
]

/** One character per phone: T as in thin, S as in she, N as in sing, x as in Scottish loch, @ and 3 are schwas; a capital vowel is long; comma and full stop are pauses. */
export const phones: ReadonlyMap<string, Phone> = new Map(
  kinds.flatMap(([letters, viseme, weight]) =>
    Array.from(letters, (letter): [string, Phone] => [letter, { viseme, weight }]),
  ),
)
