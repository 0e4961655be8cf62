import { expect, test } from 'vitest'
import { createRandom } from '#server/demo/random.ts'
import { ownWordsOf, addSlip } from '#server/demo/lines/slips.ts'

const seeds = Array.from({ length: 200 }, (_, seed) => seed)
const written = (text: string, language: 'en' | 'es', carelessness = 1) =>
  new Set(seeds.map((seed) => addSlip(text, language, carelessness, createRandom(seed))))

test('careful students make no mistakes', () => {
  expect(written('Con la tarjeta, por favor.', 'es', 0)).toEqual(new Set(['Con la tarjeta, por favor.']))
})

test('careless students misspell a word, forget accents, or use a word of another language', () => {
  expect(written('Sí, pero sin azúcar, gracias.', 'es')).toEqual(
    new Set(['Sí, but sin azúcar, gracias.', 'Si, pero sin azucar, gracias.', 'Sí, pero sin azúcar, grasias.']),
  )
  expect(written('I would come, but not today.', 'en')).toEqual(
    new Set(['I would come, pero not today.', 'I woud come, but not today.']),
  )
})

test('a part of a word is no word, and an ñ stays', () => {
  expect(written('The tablet is within.', 'en')).toEqual(new Set(['The tablet is within.']))
  expect(written('La montaña está ahí.', 'es')).toContain('La montaña esta ahi.')
})

test('students who lack a word sometimes say so in their own language', () => {
  const said = (native_language: string, carelessness: number) =>
    seeds.filter((seed) => ownWordsOf(native_language, carelessness, createRandom(seed)) !== null).length
  expect([said('fr', 0), said('eu', 1)]).toEqual([0, 0])
  expect(said('fr', 1)).toBeGreaterThan(20)
  expect(said('fr', 1)).toBeLessThan(100)
})
