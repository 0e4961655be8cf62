import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorStatus } from '#contract/errors.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { fetchFormalWords } from '../lib/words/formal-words.ts'
import { fetchWords } from '../lib/words/word-files.ts'
import { leaves } from '../test/leaves.ts'
import { type Bundle, bundles } from './bundles.ts'

const names = Object.keys(bundles) as Bundle[]
const wordsOf = async (language: (typeof interfaceLanguages)[number], fetch = fetchWords) => {
  const fetched = await Promise.all(names.map((name) => fetch(language, name)))
  return new Map(fetched.flatMap(({ words }) => leaves(words)))
}
const stem = (path: string) => path.replace(/_(?:zero|one|many|other)$/, '')
const variables = (text: string) => new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

const english = await wordsOf('en')
/** The variables that a sentence or its plural forms have in English. */
const known = new Map<string, Set<string | undefined>>()
for (const [path, text] of english) known.set(stem(path), (known.get(stem(path)) ?? new Set()).union(variables(text)))

test.each(interfaceLanguages)('%s says everything, in words', async (language) => {
  const words = await wordsOf(language)
  expect([...words.keys()].filter((path) => !path.endsWith('_many')).toSorted()).toEqual([...english.keys()].toSorted())
  expect([...words].filter(([, text]) => !text.trim()).map(([path]) => path)).toEqual([])
})

test.each(interfaceLanguages)('%s fills in only what English fills in', async (language) => {
  for (const [path, text] of await wordsOf(language))
    expect([path, [...variables(text).difference(known.get(stem(path)) ?? new Set())]]).toEqual([path, []])
})

test.each(interfaceLanguages)('%s has the plural forms of every count', async (language) => {
  const words = await wordsOf(language)
  for (const path of words.keys()) if (path.endsWith('_one')) expect(words.has(`${stem(path)}_other`)).toBe(true)
})

test.each(interfaceLanguages.filter((language) => language !== 'en'))('%s is not English', async (language) => {
  const words = await wordsOf(language)
  const same = [...words].filter(([path, text]) => text.length > 24 && english.get(path) === text)
  expect(same.map(([path]) => path)).toEqual([])
})

test.each([
  ['fr', /\S [;:?!»]|« /],
  ['de', /[^\u00a0]…/],
] as const)('%s never begins a line with a punctuation mark', async (language, breakable) => {
  const words = [...(await wordsOf(language)), ...(await wordsOf(language, fetchFormalWords))]
  expect(words.filter(([, text]) => breakable.test(text))).toEqual([])
})

test.each(interfaceLanguages)('%s has words for every failure of the API', async (language) => {
  const words = await wordsOf(language)
  for (const code of Object.keys(errorStatus))
    expect(words.get(`errors.code.${code}`) ?? words.get(`refusals.code.${code}`)).toBeTruthy()
})

const folder = join(import.meta.dirname, '..')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^locales/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')

test('every word is used', () => {
  const isUsed = (path: string) => {
    const [, ...keys] = stem(path).split('.')
    const isNamed =
      sources.includes(`$.${keys.join('.')}`) || sources.includes(`$.${keys.slice(0, -1).join('.')}['${keys.at(-1)}']`)
    return isNamed || keys.some((_, depth) => depth > 0 && sources.includes(`$.${keys.slice(0, depth).join('.')}[`))
  }
  expect([...english.keys()].filter((path) => !isUsed(path))).toEqual([])
})

// The name of a button has to lead to one button only.
test.each(interfaceLanguages)('%s calls no two buttons of a subscription the same', async (language) => {
  const words = await wordsOf(language)
  const said = ['billing.card.add', 'billing.cancel.open', 'billing.cancel.keep', 'billing.resume.open'].map((path) =>
    words.get(path),
  )
  expect(new Set(said).size).toBe(said.length)
  expect(words.get('checkout.plans.subscribeTo')).toContain('{{tier}}')
})

test.each([
  ['de', /Teilnehm(?!ernummer)|Schüler|Student/],
  ['es', /alumn|aprendi[zc]/i],
  ['fr', /apprenant|étudiant/i],
  ['it', /alliev|alunn/i],
  ['pt', /estudante/i],
] as const)('%s calls a student by one word', async (language, others) => {
  const words = [...(await wordsOf(language)), ...(await wordsOf(language, fetchFormalWords))]
  expect(words.filter(([, text]) => others.test(text))).toEqual([])
})

test.each([
  ['es', /tu profesor(?!\p{L})/iu],
  ['fr', /(?:ton|votre) professeur/i],
  ['it', /tuo insegnante/i],
  ['pt', /seu professor(?!\p{L})/iu],
] as const)('%s tells no student that the teacher is a man', async (language, male) => {
  const words = [...(await wordsOf(language)), ...(await wordsOf(language, fetchFormalWords))]
  expect(words.filter(([, text]) => male.test(text))).toEqual([])
})
