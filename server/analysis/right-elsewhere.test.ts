import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { analyserOf, lexiconsBeside } from './packs.ts'

async function found(language: string, native_language: string, text: string) {
  const analyser = await analyserOf(language)
  if (!analyser) throw new Error(`${language} is not checked`)
  const others = await lexiconsBeside(language, native_language)
  const { findings } = analyse(analyser, text, { known: [], native_language, others })
  return findings.filter(({ kind }) => kind === 'spelling').map(({ written, better }) => `${written} → ${better}`)
}

describe('a name or a brand written small is no misspelt word', () => {
  test.each([
    ['en', 'es', 'my name is sofia'],
    ['en', 'es', 'a fanta please'],
    ['de', 'en', 'ich heiße jack'],
    ['fr', 'de', 'je suis leo'],
    ['es', 'de', 'me llamo lukas'],
    ['it', 'de', 'una coca per favore'],
    ['pt', 'es', 'eu jogo fortnite'],
  ])('%s, from %s: %s', async (language, native_language, text) => {
    expect(await found(language, native_language, text)).toEqual([])
  })
})

describe('a word of the student’s own language, or of English, is no misspelt one', () => {
  test.each([
    ['de', 'en', 'nights'],
    ['it', 'de', 'nein'],
    ['es', 'de', 'nights'],
    ['fr', 'en', 'breakfast'],
    ['pt', 'en', 'three'],
    ['en', 'es', 'hola'],
  ])('%s, from %s: %s', async (language, native_language, text) => {
    expect(await found(language, native_language, text)).toEqual([])
  })
})

describe('the same word in the spelling of the other language is mended', () => {
  test.each([
    ['en', 'de', 'I like musik', 'musik → music'],
    ['pt', 'es', 'O profesor chegou', 'profesor → professor'],
    ['es', 'en', 'Es muy important', 'important → importante'],
  ])('%s, from %s: %s', async (language, native_language, text, mended) => {
    expect(await found(language, native_language, text)).toEqual([mended])
  })
})

test('a place written small lacks only its capital', async () => {
  const analyser = await analyserOf('es')
  const { findings } = analyser ? analyse(analyser, 'soy de londres', { known: [], native_language: 'en' }) : {}
  expect(findings).toMatchObject([{ kind: 'capital', better: 'Londres' }])
})
