import { expect, test } from 'vitest'
import { practiceLanguages } from '#contract/values/languages.ts'
import { greetingIn } from './greetings.ts'

test.each(practiceLanguages)('in %s an avatar says its name once, and nothing is left open', (language) => {
  const said = greetingIn(language, ' Lucía $& ')
  expect(said.split('Lucía $&')).toHaveLength(2)
  expect(said).not.toMatch(/[{}]/)
})

test('an avatar without a name still greets', () => {
  expect(greetingIn('de', ' ')).toBe('Freut mich sehr.')
})
