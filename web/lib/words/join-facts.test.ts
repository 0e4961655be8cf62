import { expect, test } from 'vitest'
import { joinFacts } from './join-facts.ts'

test('facts are joined without the missing ones, and no line begins with a dot', () => {
  expect(joinFacts(['Nora', null, '', 'English', false, 'A2'])).toBe('Nora\u00a0· English\u00a0· A2')
})
