import { expect, test } from 'vitest'
import { isNamedLanguage } from '#contract/values/languages.ts'
import { languageCodes } from './language-codes.ts'
import { languageOptions } from './language-options.ts'

test('every language has one line, in the words and the order of the interface', () => {
  const options = languageOptions('de')
  const names = options.map(({ label }) => label)
  expect(options).toContainEqual({ value: 'uk', label: 'Ukrainisch' })
  expect(new Set(names).size).toBe(names.length)
  expect(names.indexOf('Ägyptisch')).toBeLessThan(names.indexOf('Bulgarisch'))
  expect(options.every(({ value }) => isNamedLanguage(value))).toBe(true)
  expect(options.filter(({ value }) => ['und', 'mul', 'zxx', 'ger'].includes(value))).toEqual([])
})

test('the list has every language that this runtime can name', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const two = letters.flatMap((first) => letters.map((second) => first + second))
  const codes = [...two, ...two.flatMap((start) => letters.map((third) => start + third))]
  const notLanguages = new Set(['zxx', 'mul', 'mis', 'und'])
  const named = codes.filter((code) => names.of(code) && Intl.getCanonicalLocales(code)[0] === code)
  expect(languageCodes).toEqual(expect.arrayContaining(named.filter((code) => !notLanguages.has(code))))
})
