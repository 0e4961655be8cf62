import { expect, test } from 'vitest'
import { toggle, togglePage, countSelected, isSelected, noStudents, targetOf } from './selection.ts'

const page = ['a', 'b', 'c', 'd']
const ids = (chosen: ReturnType<typeof toggle>) => (chosen === 'all' ? chosen : [...chosen.ids].toSorted())

test('one after the other is chosen and let go', () => {
  const two = toggle(toggle(noStudents, page, { id: 'b', isOn: true }), page, { id: 'd', isOn: true })
  expect(ids(two)).toEqual(['b', 'd'])
  expect(ids(toggle(two, page, { id: 'b', isOn: false }))).toEqual(['d'])
  expect([isSelected(two, 'b'), isSelected(two, 'a'), countSelected(two, 9)]).toEqual([true, false, 2])
})

test('Shift selects a range in both directions', () => {
  const from = toggle(noStudents, page, { id: 'd', isOn: true })
  expect(ids(toggle(from, page, { id: 'b', isOn: true, through: true }))).toEqual(['b', 'c', 'd'])
  expect(ids(toggle(noStudents, page, { id: 'b', isOn: true, through: true }))).toEqual(['b'])
})

test('a page is added to what was chosen on another, and taken away alone', () => {
  const both = togglePage(toggle(noStudents, ['x'], { id: 'x', isOn: true }), page, true)
  expect(ids(both)).toEqual(['a', 'b', 'c', 'd', 'x'])
  expect(ids(togglePage(both, page, false))).toEqual(['x'])
})

test('deselecting one of all keeps the rest of the page', () => {
  expect(ids(toggle('all', page, { id: 'b', isOn: false }))).toEqual(['a', 'c', 'd'])
  expect(countSelected('all', 137)).toBe(137)
})

test('all students are sent as a filter with the expected number, others as ids', () => {
  expect(targetOf('all', { level: 'B1' }, 137)).toEqual({ filter: { level: 'B1' }, expected: 137 })
  expect(targetOf(togglePage(noStudents, page, true), {}, 9)).toEqual({ ids: page })
})
