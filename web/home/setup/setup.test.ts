import { expect, test } from 'vitest'
import { countDone, isEmpty, isSetUp, type Setup } from './setup.ts'

const nothing: Setup = { students: false, chatbot: false, assignment: false, links: false, conversation: false }

test('a new school has done nothing, and there is nothing to look at', () => {
  expect(countDone(nothing)).toBe(0)
  expect(isEmpty(nothing)).toBe(true)
  expect(isSetUp(nothing)).toBe(false)
})

test('a school is set up when every step is done, in any order', () => {
  const all: Setup = { students: true, chatbot: true, assignment: true, links: true, conversation: true }
  expect(isSetUp(all)).toBe(true)
  expect(isSetUp({ ...all, links: false })).toBe(false)
  expect(countDone({ ...all, links: false })).toBe(4)
})

test('with the first student there is something to look at', () => {
  expect(isEmpty({ ...nothing, students: true })).toBe(false)
})
