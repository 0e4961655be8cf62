import { expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { analyserOf } from './packs.ts'

const analyser = await analyserOf('de')
const findingsIn = (text: string) =>
  analyser ? analyse(analyser, text, { known: [], native_language: null }).findings : null

test('a German noun written small lacks its capital', () => {
  expect(findingsIn('Ich gehe in die stadt.')).toEqual([
    { kind: 'capital', written: 'stadt', better: 'Stadt', start: 16, end: 21, rule: 'capital' },
  ])
})

test('a noun that the chatbot says lacks its capital all the same', () => {
  const findings =
    analyser && analyse(analyser, 'im supermarkt', { known: ['supermarkt'], native_language: null }).findings
  expect(findings).toMatchObject([{ kind: 'capital', better: 'Supermarkt' }])
})

test('a misspelt noun is mended behind an article, and a name stays', () => {
  expect(findingsIn('Ich warte am Bahnof.')).toMatchObject([{ better: 'Bahnhof' }])
  expect(findingsIn('Ich heiße Bahnof.')).toEqual([])
})

test('a word put before a noun stays small', () => {
  expect(findingsIn('Ich komme aus Türkei.')).toMatchObject([{ better: 'der Türkei' }])
})
