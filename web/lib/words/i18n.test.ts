import { beforeEach, expect, test, vi } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { dateLocales } from './date-locale.ts'
import type * as wordFiles from './word-files.ts'
import { asLanguage, languageKey, openLanguage } from './i18n.ts'
import type { Namespaces, Translator } from './translation/translator.ts'

const files = vi.hoisted(() => ({ isDown: false }))
vi.mock('./word-files.ts', async (original) => {
  const { fetchWords, ...rest } = await original<typeof wordFiles>()
  const fetchOrFail: typeof fetchWords = (...asked) =>
    files.isDown ? Promise.reject(new Error('no network')) : fetchWords(...asked)
  return { ...rest, fetchWords: fetchOrFail }
})

const root = document.createElement('html')
const said = <const Names extends Namespaces>(i18n: Translator, namespaces: Names) =>
  i18n.getFixedT(i18n.language, namespaces)
const open = (options = {}) => openLanguage({ storage: localStorage, root, needed: ['inside'], ...options })

beforeEach(() => {
  localStorage.clear()
  delete root.dataset.defaultLanguage
})

test('the language is the chosen one, else the page’s default, else English', async () => {
  expect((await open()).i18n.language).toBe('en')
  root.dataset.defaultLanguage = 'it'
  expect((await open()).i18n.language).toBe('it')
  localStorage.setItem(languageKey, 'fr')
  expect((await open()).i18n.language).toBe('fr')
  localStorage.setItem(languageKey, 'klingon')
  expect((await open()).i18n.language).toBe('it')
})

test('choosing a language is remembered, and the page says it', async () => {
  const { choose, i18n, chosen } = await open()
  await choose('de')
  expect(localStorage.getItem('language')).toBe('de')
  expect(chosen()).toBe('de')
  expect([root.lang, root.dir]).toEqual(['de', 'ltr'])
  expect(said(i18n, 'app')(($) => $.close)).toBe('Schließen')
})

test('showing an account’s language remembers nothing', async () => {
  const { show, i18n } = await open()
  await show('es')
  expect(i18n.language).toBe('es')
  expect(localStorage.getItem('language')).toBeNull()
})

test('how a language says dates comes with the language, and only then', async () => {
  const datesOf = vi.fn((language: InterfaceLanguage) => dateLocales[language]())
  const { choose, dates, need } = await open({ datesOf })
  await choose('de')
  expect(datesOf).not.toHaveBeenCalled()
  await need('settings')
  expect(dates()?.code).toBe('de')
  await choose('fr')
  expect(datesOf.mock.calls).toEqual([['de'], ['fr']])
})

test('dates that can’t be loaded are logged, and the language switches all the same', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const failure = new Error('gone')
  const { choose, dates, i18n } = await open({ needed: ['settings'], datesOf: () => Promise.reject(failure) })
  await choose('de')
  expect(i18n.language).toBe('de')
  expect(dates()).toBeUndefined()
  expect(log).toHaveBeenCalledWith(expect.any(String), failure)
})

test('the last of two quick choices wins', async () => {
  const { choose, i18n } = await open()
  await Promise.all([choose('de'), choose('fr')])
  expect([i18n.language, root.lang]).toEqual(['fr', 'fr'])
})

test('the words behind the guard come when they are asked for', async () => {
  const { need, i18n } = await open({ needed: [] })
  expect(i18n.exists('title', { ns: 'upgrade' })).toBe(false)
  await need('inside')
  expect(said(i18n, 'upgrade')(($) => $.title)).toBe('Choose your plan')
  expect(i18n.exists('title', { ns: 'sessions' })).toBe(false)
  await need('settings')
  expect(said(i18n, 'sessions')(($) => $.title)).toBe('Sessions')
})

test('concurrent requests for a bundle share one fetch', async () => {
  const { need, choose, i18n } = await open({ needed: [] })
  const first = need('settings')
  await need('settings')
  expect(i18n.exists('title', { ns: 'sessions' })).toBe(true)
  const [change, inside] = [choose('de'), need('inside')]
  await inside
  expect(said(i18n, 'upgrade')(($) => $.title)).toBe('Tarif wählen')
  await Promise.all([first, change])
})

test('a browser’s tag is matched by its language', () => {
  expect(asLanguage('de-AT')).toBe('de')
  expect(asLanguage('PT-br')).toBe('pt')
  expect(asLanguage('nl')).toBeNull()
})

test('a language whose words do not come is not remembered, and the next words come in the one that is shown', async () => {
  const { choose, need, i18n } = await open({ needed: [] })
  files.isDown = true
  await expect(choose('de')).rejects.toThrow('no network')
  files.isDown = false
  expect(localStorage.getItem(languageKey)).toBeNull()
  await need('inside')
  expect(i18n.language).toBe('en')
})
