import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { judgeAnswers } from '../../../bench/conversation/judge.ts'
import { converse } from './converse.ts'

const replyTo = async (language: InterfaceLanguage, template: string, step: number, text: string) =>
  (await judgeAnswers(language, [{ template, step, label: 'accept', text }]))[0]

test.each([
  ['en', 'hey im leon', 'Leon'],
  ['de', 'ich heiße leon', 'Leon'],
  ['es', 'me llamo jack', 'Jack'],
  ['fr', 'je m’appelle leo', 'Leo'],
  ['it', 'mi chiamo lukas', 'Lukas'],
  ['pt', 'meu nome é pedro', 'Pedro'],
] as const)('%s: a name written small has its capital where it is said again: “%s”', async (language, text, name) => {
  expect((await replyTo(language, 'small-talk-a2', 1, text))?.reply).toContain(name)
})

test('a number is no place', async () => {
  expect(await replyTo('de', 'first-lesson-a1', 4, '12')).toMatchObject({ outcome: 'nudged' })
})

test.each([
  ['en', 'hotel-a2', 5, 'yes please', 'Yes. What time is breakfast?'],
  ['de', 'small-talk-a2', 6, 'ja klar', 'Ja, was arbeitest du?'],
] as const)('%s %s: “Yes” to “Any questions?” is told to go ahead', async (language, template, step, yes, asked) => {
  const outcomes = [await replyTo(language, template, step, yes), await replyTo(language, template, step, asked)]
  expect(outcomes.map((each) => each?.outcome)).toEqual(['stayed', 'accepted'])
})

test.each([
  ['es', 'shopping-a2', 1, 'zapatillas'],
  ['pt', 'shopping-a2', 1, 'tênis'],
  ['pt', 'shopping-a2', 6, 'muito caro'],
] as const)('%s %s %i: “%s” is taken up', async (language, template, step, text) => {
  expect(await replyTo(language, template, step, text)).toMatchObject({ outcome: 'accepted', takesUp: true })
})

test('what is asked another way twice has other words each time', async () => {
  const script = (await templatesOf('en')).find(({ id }) => id === 'small-talk-a2')
  if (!script) throw new Error('There is no small talk')
  const said = ['hi im leon', 'two years', 'no', 'yes']
  const course = { script, seed: 0, native_language: null }
  const [once, twice] = [await converse(course, said.slice(0, 3)), await converse(course, said)]
  const asked = [once, twice].map(({ text }) => text.split('. ').at(-1))
  expect(new Set(asked).size).toBe(2)
})
