import { expect, test } from 'vitest'
import { linesOf, marksOf, middleOf, topOf, topOfMinutes } from './scale.ts'

test('an axis ends at a round number that no bar is above', () => {
  expect(topOf([])).toBe(2)
  expect(topOf([0, 1.5])).toBe(2)
  expect(topOf([3, 12])).toBe(20)
  expect(topOf([47])).toBe(60)
  expect(topOf([100])).toBe(100)
  expect(topOf([61])).toBe(100)
})

test('an axis of minutes ends at a whole hour once there are more than 60', () => {
  expect(topOfMinutes([])).toBe(2)
  expect(topOfMinutes([47])).toBe(60)
  expect(topOfMinutes([61])).toBe(120)
  expect(topOfMinutes([293])).toBe(360)
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
