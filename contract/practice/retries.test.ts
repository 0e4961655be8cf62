import { expect, test } from 'vitest'
import { isSaidRight } from './retries.ts'

test('capitals, punctuation and what stands around it do not count when something is said again', () => {
  expect(isSaidRight('Likes!', 'likes')).toBe(true)
  expect(isSaidRight('Well, she doesn’t.', "doesn't")).toBe(true)
  expect(isSaidRight('liked', 'likes')).toBe(false)
  expect(isSaidRight('dislikes', 'likes')).toBe(false)
  expect(isSaidRight(' ', 'likes')).toBe(false)
})
