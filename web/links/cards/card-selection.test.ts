import { expect, test } from 'vitest'
import { cardsLocation } from './card-selection.ts'
import { readSelection } from './read-selection.ts'

const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
const read = ({ to, state }: ReturnType<typeof cardsLocation>) =>
  readSelection(new URL(to, 'https://tertulia.example').searchParams, state)

test('a class and a few students stand in the address, and are read from it', () => {
  const [class_id = ''] = ids(1)
  expect(cardsLocation({ class_id })).toEqual({ to: `/practice-cards?class_id=${class_id}` })
  const few = { ids: ids(20) }
  expect(cardsLocation(few).state).toBeUndefined()
  expect(read(cardsLocation(few))).toEqual(few)
})

test('many ids, and filters, are passed in the history state', () => {
  const many = { ids: ids(21) }
  expect(cardsLocation(many).to).toBe('/practice-cards')
  expect(read(cardsLocation(many))).toEqual(many)
  const filtered = { filter: { level: 'B1' as const } }
  expect(read(cardsLocation(filtered))).toEqual(filtered)
})

test('an invalid selection is null', () => {
  expect(readSelection(new URLSearchParams('class_id=1&students=2,3'), null)).toBeNull()
  for (const state of ['x', { ids: ['no'] }, { filter: { level: 'Z9' } }, {}])
    expect(readSelection(new URLSearchParams(), state)).toBeNull()
})
