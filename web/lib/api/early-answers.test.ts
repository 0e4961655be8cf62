import { afterEach, expect, test } from 'vitest'
import { takeEarlyAnswer } from './early-answers.ts'

afterEach(() => delete window.early)

test('an early answer is given once, and only to the user that it was asked for', async () => {
  const answer = Promise.resolve(new Response('{}'))
  window.early = { authorization: 'Bearer one', answers: { '/api/home': answer } }
  expect(takeEarlyAnswer('/api/home', 'Bearer another')).toBeUndefined()
  expect(takeEarlyAnswer('/api/home', undefined)).toBeUndefined()
  expect(takeEarlyAnswer('/api/school', 'Bearer one')).toBeUndefined()
  expect(takeEarlyAnswer('/api/home', 'Bearer one')).toBe(answer)
  expect(takeEarlyAnswer('/api/home', 'Bearer one')).toBeUndefined()
})

test('without early answers there is none', () => {
  expect(takeEarlyAnswer('/api/home', 'Bearer one')).toBeUndefined()
})
