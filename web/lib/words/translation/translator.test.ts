import { createInstance } from 'i18next'
import { expect, test } from 'vitest'
import { interfaceLanguages, practiceLanguages } from '#contract/values/languages.ts'
import { type Bundle, bundles } from '../../../locales/bundles.ts'
import { leaves } from '../../../test/leaves.ts'
import { fetchWords } from '../word-files.ts'
import { createTranslator } from './translator.ts'

const names = Object.keys(bundles) as Bundle[]
const counts = [0, 1, 2, 1234.5, 1_000_000]

type Select = (words: object) => unknown
type Say = (select: Select, options: object) => string

const follow = (path: string): Select => {
  const keys = path.replace(/_(?:zero|one|many|other)$/, '').split('.')
  return (words) => keys.reduce((found: unknown, key) => Reflect.get(Object(found), key), words)
}

test.each(interfaceLanguages)('every word of %s is said as i18next says it', async (language) => {
  const [ours, theirs] = [createTranslator(), createInstance()]
  await theirs.init({ resources: {}, lng: language, interpolation: { escapeValue: false } })
  const words = await Promise.all(names.map((name) => fetchWords(language, name)))
  for (const [namespace, said] of words.flatMap((bundle) => Object.entries(bundle.words))) {
    ours.addResourceBundle(language, namespace, said)
    theirs.addResourceBundle(language, namespace, said)
    const [say, sayAsBefore] = [
      ours.fixedT(language, namespace as 'app'),
      theirs.getFixedT(language, namespace as 'app') as unknown,
    ]
    for (const [path, text] of leaves(said)) {
      const variables = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => [name, `<${name} $1>`])
      for (const count of /_\w+$|\{\{count/.test(path + text) ? counts : [undefined]) {
        const options = { ...Object.fromEntries(variables), ...(count !== undefined && { count }) }
        const spoken = [say, sayAsBefore].map((t) => (t as Say)(follow(path), options))
        expect([path, count, spoken[0]]).toEqual([path, count, spoken[1]])
      }
    }
  }
})

test('another namespace is named by an option, or begins the path', () => {
  const i18n = createTranslator()
  i18n.addResourceBundle('en', 'students', { title: 'Students' })
  i18n.addResourceBundle('en', 'common', { cancel: 'Cancel' })
  i18n.changeLanguage('en')
  const t = i18n.getFixedT('en', ['students', 'common'])
  expect([t(($) => $.title), t(($) => $.common.cancel), t(($) => $.cancel, { ns: 'common' })]).toEqual([
    'Students',
    'Cancel',
    'Cancel',
  ])
})

test('a variable that is not there leaves nothing, and a word that is not there its path', () => {
  const i18n = createTranslator()
  i18n.addResourceBundle('en', 'students', { select: { one: 'Select {{name}}.' } })
  const t = i18n.getFixedT('en', 'students')
  expect(Reflect.apply(t, null, [follow('select.one')])).toBe('Select .')
  expect(t(($) => $.title)).toBe('title')
  expect(t(($) => $.nothing.title)).toBe('nothing.title')
})

test('who listens hears of a change, and gets another function', () => {
  const i18n = createTranslator()
  const heard: string[] = []
  const stop = i18n.subscribe(() => heard.push(i18n.language))
  i18n.changeLanguage('de')
  const before = i18n.getFixedT('de', 'app')
  expect(i18n.getFixedT('de', 'app')).toBe(before)
  i18n.changeLanguage('de')
  expect(i18n.getFixedT('de', 'app')).not.toBe(before)
  stop()
  i18n.changeLanguage('fr')
  expect(heard).toEqual(['de', 'de'])
})

test('every language that can be practised runs the way that i18next says', () => {
  const i18n = createInstance()
  const ours = createTranslator()
  for (const language of [...practiceLanguages, 'fa', 'ur', 'ps', 'ckb', 'yi', 'sw', 'arn', 'psb'])
    expect([language, ours.dir(language)]).toEqual([language, i18n.dir(language)])
})
