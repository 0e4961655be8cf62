import { expect, test } from 'vitest'
import { cardsPlace, readChosen } from './chosen.ts'

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
const read = ({ to, state }: ReturnType<typeof cardsPlace>) =>
  readChosen(new URL(to, 'https://tertulia.example').searchParams, state)

test('a class and a few students stand in the address, and are read from it', () => {
  const [class_id = ''] = ids(1)
  expect(cardsPlace({ class_id })).toEqual({ to: `/practice-cards?class_id=${class_id}` })
  const few = { ids: ids(20) }
  expect(cardsPlace(few).state).toBeUndefined()
  expect(read(cardsPlace(few))).toEqual(few)
})

test('many students, and everybody who matches, travel beside the address', () => {
  const many = { ids: ids(21) }
  expect(cardsPlace(many).to).toBe('/practice-cards')
  expect(read(cardsPlace(many))).toEqual(many)
  const everybody = { filter: { level: 'B1' as const } }
  expect(read(cardsPlace(everybody))).toEqual(everybody)
})

test('what is unusable names nobody', () => {
  expect(readChosen(new URLSearchParams('class_id=1&students=2,3'), null)).toBeNull()
  for (const state of ['x', { ids: ['no'] }, { filter: { level: 'Z9' } }, {}])
    expect(readChosen(new URLSearchParams(), state)).toBeNull()
})
