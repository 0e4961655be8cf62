import { expect, test } from 'vitest'
import { toggle, togglePage, countSelected, isSelected, noStudents, targetOf } from './selection.ts'

const page = ['a', 'b', 'c', 'd']
const ids = (chosen: ReturnType<typeof toggle>) => (chosen === 'everybody' ? chosen : [...chosen.ids].toSorted())

test('one after the other is chosen and let go', () => {
  const two = toggle(toggle(noStudents, page, { id: 'b', isOn: true }), page, { id: 'd', isOn: true })
  expect(ids(two)).toEqual(['b', 'd'])
  expect(ids(toggle(two, page, { id: 'b', isOn: false }))).toEqual(['d'])
  expect([isSelected(two, 'b'), isSelected(two, 'a'), countSelected(two, 9)]).toEqual([true, false, 2])
})

test('with Shift everybody in between is chosen, whichever way', () => {
  const from = toggle(noStudents, page, { id: 'd', isOn: true })
  expect(ids(toggle(from, page, { id: 'b', isOn: true, through: true }))).toEqual(['b', 'c', 'd'])
  expect(ids(toggle(noStudents, page, { id: 'b', isOn: true, through: true }))).toEqual(['b'])
})

test('a page is added to what was chosen on another, and taken away alone', () => {
  const both = togglePage(toggle(noStudents, ['x'], { id: 'x', isOn: true }), page, true)
  expect(ids(both)).toEqual(['a', 'b', 'c', 'd', 'x'])
  expect(ids(togglePage(both, page, false))).toEqual(['x'])
})

test('letting one of everybody go keeps the rest of the page', () => {
  expect(ids(toggle('everybody', page, { id: 'b', isOn: false }))).toEqual(['a', 'c', 'd'])
  expect(countSelected('everybody', 137)).toBe(137)
})

test('everybody travels as the filter with how many were seen, others as ids', () => {
  expect(targetOf('everybody', { level: 'B1' }, 137)).toEqual({ filter: { level: 'B1' }, expected: 137 })
  expect(targetOf(togglePage(noStudents, page, true), {}, 9)).toEqual({ ids: page })
})
