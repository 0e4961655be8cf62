import { expect, test } from 'vitest'
import { isNamedLanguage } from '#contract/languages.ts'
import { languageOptions } from './language-options.ts'

test('every language has one line, in the words and the order of the interface', async () => {
  const options = await languageOptions('de')
  const names = options.map(({ label }) => label)
  expect(options).toContainEqual({ value: 'uk', label: 'Ukrainisch' })
  expect(new Set(names).size).toBe(names.length)
  expect(names.indexOf('Ägyptisch')).toBeLessThan(names.indexOf('Bulgarisch'))
  expect(options.every(({ value }) => isNamedLanguage(value))).toBe(true)
  expect(options.filter(({ value }) => ['und', 'mul', 'zxx', 'ger'].includes(value))).toEqual([])
})
