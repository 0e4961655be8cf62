import { expect, test } from 'vitest'
import { linesOf, marksOf, middleOf, axisMax, minutesAxisMax } from './scale.ts'

test('an axis ends at a round number that no bar is above', () => {
  expect(axisMax([])).toBe(2)
  expect(axisMax([0, 1.5])).toBe(2)
  expect(axisMax([3, 12])).toBe(20)
  expect(axisMax([47])).toBe(60)
  expect(axisMax([100])).toBe(100)
  expect(axisMax([61])).toBe(100)
})

test('an axis of minutes ends at a whole hour once there are more than 60', () => {
  expect(minutesAxisMax([])).toBe(2)
  expect(minutesAxisMax([47])).toBe(60)
  expect(minutesAxisMax([61])).toBe(120)
  expect(minutesAxisMax([293])).toBe(360)
})

test('the marks under a chart are the first day, the last one, and some between', () => {
  expect(marksOf(30, 5)).toEqual([0, 7, 15, 22, 29])
  expect(marksOf(2, 5)).toEqual([0, 1])
  expect(marksOf(1, 5)).toEqual([0])
  expect(marksOf(0, 5)).toEqual([])
})

test('a bar stands in the middle of its day', () => {
  expect(middleOf(0, 2)).toBe(25)
  expect(middleOf(1, 2)).toBe(75)
})

test('a line breaks off where nothing is known', () => {
  expect(linesOf([null, 0.5, 0.6, null, 1])).toEqual([
    [
      { place: 1, value: 0.5 },
      { place: 2, value: 0.6 },
    ],
    [{ place: 4, value: 1 }],
  ])
  expect(linesOf([null, null])).toEqual([])
})
