import { expect, test } from 'vitest'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from './converse.ts'

async function isTaken(language: InterfaceLanguage, text: string): Promise<boolean> {
  const script = (await templatesOf(language)).find(({ id }) => id === 'hotel-a2')
  if (!script) throw new Error(`There is no hotel in ${language}`)
  return (await converse({ script, seed: 0, native_language: null }, [text])).progress.done === 1
}

test.each([
  ['en', 'Bananas grow upside down'],
  ['es', 'Los plátanos son curvos'],
  ['pt', 'As bananas são curvas'],
  ['fr', 'Les bananes sont courbes'],
  ['de', 'Mein Handy ist leer'],
  ['de', 'Wir haben Suppe gegessen'],
] as const)('a short sentence without a name is no name, in %s', async (language, text) => {
  expect(await isTaken(language, text)).toBe(false)
})

test.each([
  ['en', 'the name is Garcia'],
  ['en', 'garcia please thanks'],
  ['es', 'a nombre de Ahmed Yilmaz'],
  ['pt', 'em nome de Schmidt'],
  ['fr', 'au nom de Petit'],
  ['de', 'auf den Namen Klein'],
  ['it', 'a nome di Bianchi'],
  ['it', 'bianchi'],
] as const)('a name beside a few words is one, in %s: %s', async (language, text) => {
  expect(await isTaken(language, text)).toBe(true)
})

test.each([
  ['en', 'boring'],
  ['en', 'the table'],
  ['es', 'aburrido'],
  ['es', 'mesa'],
  ['pt', 'chato'],
  ['pt', 'cansado'],
  ['fr', 'ennuyeux'],
  ['fr', 'table'],
  ['de', 'langweilig'],
  ['de', 'tisch'],
  ['it', 'noioso'],
  ['it', 'tavolo'],
] as const)('an ordinary word written small is no name, in %s: %s', async (language, text) => {
  expect(await isTaken(language, text)).toBe(false)
})

test.each([
  ['en', 'Grace'],
  ['en', 'Mark'],
  ['en', 'rose'],
  ['es', 'Sol'],
  ['es', 'luz'],
  ['pt', 'Rosa'],
  ['pt', 'Flor'],
  ['fr', 'Pierre'],
  ['fr', 'rose'],
  ['de', 'Felix'],
  ['de', 'Wolf'],
  ['de', 'Ich bin Wolf'],
  ['it', 'Stella'],
  ['it', 'Felice'],
] as const)('a name that is a word as well is one, in %s: %s', async (language, text) => {
  expect(await isTaken(language, text)).toBe(true)
})

test('the words before a name are not said again as part of it', async () => {
  const script = (await templatesOf('es')).find(({ id }) => id === 'hotel-a2')
  if (!script) throw new Error('There is no hotel in es')
  const { text } = await converse({ script, seed: 0, native_language: null }, ['yo soy lucía'])
  expect(text).toMatch(/^Lucía…/)
})

test('what is told is no name, though little of it is a small word', async () => {
  const script = (await templatesOf('de')).find(({ id }) => id === 'hotel-a2')
  if (!script) throw new Error('There is no hotel in de')
  const { text } = await converse({ script, seed: 0, native_language: null }, ['Ich habe meinen Schirm vergessen'])
  expect(text).not.toContain('Schirm')
})
