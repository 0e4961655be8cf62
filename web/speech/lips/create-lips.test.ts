import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLips } from './create-lips.ts'
import { loadSpelling } from './load-spelling.ts'
import { anyText } from './test/any-text.ts'
import { only, watch } from './test/watch.ts'

const english = await loadSpelling('en')

/** A mouth that began to say something at 1000. */
function speaking(text: string, lasts: number) {
  const lips = createLips(text, english)
  lips.start(1000, lasts)
  return lips
}

test('the mouth rests before it speaks and afterwards', () => {
  const lips = createLips('My mother came home.', english)
  expect(lips.mouthAt(500)).toBe('rest')
  lips.start(1000, 1500)
  expect(lips.mouthAt(999)).toBe('rest')
  expect(lips.mouthAt(1010)).toBe('closed')
  expect(lips.mouthAt(2499)).toBe('rest')
  expect(lips.mouthAt(9000)).toBe('rest')
})

test('lips close on m, b and p, and are round on o and u, each at its time', async () => {
  // Six syllables that are equally long: a consonant of 0.75 or 0.8 beside a vowel of 1, and half a vowel of rest.
  const lips = createLips('Ba bo ma mu pa po', await loadSpelling('it'))
  lips.start(0, (4 * 1.75 + 2 * 1.8 + 0.5) * 200)
  const seen = watch(lips, 0, 2300)
  expect(seen.map(({ viseme }) => viseme)).toEqual(
    ['open', 'round', 'open', 'pucker', 'open', 'round'].flatMap((vowel) => ['closed', vowel]).concat('rest'),
  )
  const begins = [0, 350, 700, 1060, 1420, 1770]
  for (const [at, { from }] of only(seen, 'closed').entries()) {
    expect(Math.abs(from - (begins[at] ?? 0))).toBeLessThanOrEqual(16)
  }
  for (const [at, { from }] of only(seen, 'open', 'round', 'pucker').entries()) {
    expect(Math.abs(from - (begins[at] ?? 0) - 155)).toBeLessThanOrEqual(21)
  }
})

test.each([
  ['en', 'Who saw two moons?', 4],
  ['es', 'Yo tomo un zumo.', 5],
  ['pt', 'Todo mundo ouve o som.', 4],
  ['fr', 'Où est le gros chou ?', 3],
  ['de', 'Du hast so gute Ohren.', 4],
  ['it', 'Tutto il mondo suona.', 5],
] as const)('in %s lips are round on o and u', async (language, text, least) => {
  const lips = createLips(text, await loadSpelling(language))
  lips.start(0, 2000)
  expect(only(watch(lips, 0, 2000), 'round', 'pucker').length).toBeGreaterThanOrEqual(least)
})

test.each([
  ['en', 'Pam', 'cool', 'eats'],
  ['es', 'Pepe', 'luna', 'lee'],
  ['fr', 'Papa', 'journal', 'lit'],
  ['de', 'Mama', 'Uhr', 'liest'],
  ['it', 'Mamma', 'luna', 'legge'],
  ['pt', 'Papai', 'uva', 'leva'],
] as const)(
  'in %s lips close for “%s”, are round for “%s”, and neither for “%s”',
  async (language, closed, round, neither) => {
    const spelling = await loadSpelling(language)
    const seenIn = (word: string) => {
      const lips = createLips(word, spelling)
      lips.start(0, 800)
      return watch(lips, 0, 800)
    }
    expect(only(seenIn(closed), 'closed')).not.toEqual([])
    expect(only(seenIn(round), 'round', 'pucker')).not.toEqual([])
    expect(only(seenIn(neither), 'closed', 'round', 'pucker')).toEqual([])
  },
)

test('no closing and no rounding is lost when a voice is fast', () => {
  const text = 'Maybe people keep bumping poor Tom.'
  const [slow, fast] = [watch(speaking(text, 3000), 1000, 4000), watch(speaking(text, 1500), 1000, 2500)]
  expect(only(fast, 'closed')).toHaveLength(only(slow, 'closed').length)
  expect(only(fast, 'round', 'pucker')).toHaveLength(only(slow, 'round', 'pucker').length)
  for (const { from, until } of only(fast, 'closed', 'round')) expect(until - from).toBeGreaterThanOrEqual(48)
})

test('a word that begins earlier than expected is said at once', () => {
  const lips = speaking('Three green trees, papa.', 2000)
  lips.anchor(19, 1600)
  expect(lips.mouthAt(1605)).toBe('closed')
  expect(only(watch(lips, 1600, 3000), 'closed')).toHaveLength(2)
})

test('a mouth that is ahead slows down, and says nothing twice', () => {
  const text = 'Papa made me a map.'
  const lips = speaking(text, 1600)
  const before = watch(lips, 1000, 1400)
  lips.anchor(5, 1500)
  const after = watch(lips, 1400, 3500)
  expect(only([...before, ...after], 'closed')).toHaveLength(6)
  const ends = only(after, 'closed').at(-1)?.until ?? 0
  expect(ends).toBeGreaterThan(2500)
})

test('a word that is already past, or told of out of order, moves nothing', () => {
  const lips = speaking('Papa made me a map.', 1600)
  lips.anchor(10, 1500)
  const expected = watch(speakingSame(), 1500, 3000)
  lips.anchor(5, 1520)
  lips.anchor(0, 1530)
  lips.anchor(400, 1540)
  expect(watch(lips, 1500, 3000)).toEqual(expected)

  function speakingSame() {
    const same = speaking('Papa made me a map.', 1600)
    same.anchor(10, 1500)
    return same
  }
})

test('a voice that is slower than expected teaches the mouth its pace', () => {
  const text = 'One two three four five six seven eight nine ten eleven twelve.'
  const lips = speaking(text, 3000)
  for (const [index, word] of Array.from(text.matchAll(/\w+/g)).slice(0, 8).entries())
    lips.anchor(word.index, 1000 + index * 400)
  const end = watch(lips, 3800, 9000).findLast(({ viseme }) => viseme !== 'rest')?.until ?? 0
  expect(end).toBeGreaterThan(5000)
  expect(end).toBeLessThan(6200)
})

test('a mouth that has come to its end too early takes the word up', () => {
  const lips = speaking('Two moons, my papa.', 800)
  expect(lips.mouthAt(2000)).toBe('rest')
  lips.anchor(14, 2100)
  expect(lips.mouthAt(2110)).toBe('closed')
})

test('an event that comes late, after the picture of its time, turns nothing back', () => {
  const lips = speaking('Papa made me a map.', 1600)
  watch(lips, 1000, 1700)
  lips.anchor(10, 1450)
  expect(only(watch(lips, 1700, 3000), 'closed').length).toBeLessThanOrEqual(3)
})

test('where the length is unknown, a usual pace is taken', () => {
  const lips = speaking('My mother came home.', Number.NaN)
  const seen = watch(lips, 1000, 6000)
  const end = seen.findLast(({ viseme }) => viseme !== 'rest')?.until ?? 0
  expect(end).toBeGreaterThan(1700)
  expect(end).toBeLessThan(2800)
})

test('for any text and events, the mouth rests in the end', () => {
  const told = fc.array(fc.tuple(fc.integer({ min: -5, max: 300 }), fc.double({ min: 0, max: 4000, noNaN: true })))
  const loud = fc.option(fc.func(fc.double()), { nil: undefined })
  fc.assert(
    fc.property(anyText, fc.integer({ min: -10, max: 4000 }), told, loud, (text, lasts, anchors, loudness) => {
      const lips = createLips(text, english)
      lips.start(0, lasts, loudness)
      for (const [place, at] of anchors) {
        lips.anchor(place, at)
        lips.mouthAt(at)
      }
      expect(lips.mouthAt(1e7)).toBe('rest')
      expect(lips.mouthAt(-1)).toBe('rest')
    }),
    { numRuns: 60 },
  )
})

test('a long answer costs a few milliseconds', () => {
  const text = 'The quick brown fox jumps over 25 lazy dogs, and mother comes home. '.repeat(30).slice(0, 2000)
  createLips(text, english).start(0, 120_000)
  const before = process.cpuUsage()
  for (let count = 0; count < 10; count += 1) createLips(text, english).start(0, 120_000)
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 10_000).toBeLessThan(25)
})
