import { expect, test } from 'vitest'
import { splitUtterances, speakable, completeLength } from './split-utterances.ts'

const said = (text: string) => splitUtterances(text, 'es').map((breath) => breath.text)

test('a text is said sentence by sentence, each from where it stands', () => {
  const text = 'Buenos días.\n\n¿Qué desea tomar? Hay café.'
  const breaths = splitUtterances(text, 'es')
  expect(breaths.map((breath) => breath.text)).toEqual(['Buenos días.', '¿Qué desea tomar?', 'Hay café.'])
  for (const breath of breaths) expect(text.startsWith(breath.text, breath.place)).toBe(true)
})

test('nothing of a long sentence is lost between breaths', () => {
  const text = 'Una frase sin fin '.repeat(40).trim()
  expect(said(text).join(' ')).toBe(text)
  expect(said(text).every(({ length }) => length <= 180)).toBe(true)
  for (const breath of splitUtterances(text, 'es')) expect(text.startsWith(breath.text, breath.place)).toBe(true)
})

test('a word without an end is cut, too', () => {
  expect(said('a'.repeat(1000)).join('')).toHaveLength(1000)
  expect(said('a'.repeat(1000)).every(({ length }) => length <= 180)).toBe(true)
})

test('Chinese, of which a character takes three times as long, is said in shorter breaths', () => {
  expect(splitUtterances('我想喝咖啡和茶'.repeat(30), 'zh').every(({ text }) => text.length <= 60)).toBe(true)
})

test('signs that are only seen are not said, and what stands after them keeps its place', () => {
  expect(speakable('¡**Hola** 👋🏽, Ana 🇪🇸!')).toBe('¡  Hola       , Ana     !')
  expect(said('Muy bien. 🎉🎉 — … ¿Y tú?')).toEqual(['Muy bien.', expect.stringMatching(/¿Y tú\?$/)])
  expect(said('👍 … !')).toEqual([])
})

test('of a text that is still coming, what may not be a whole sentence yet is left', () => {
  const whole = (text: string) => text.slice(0, completeLength(text, 'es'))
  expect(whole('Buenos')).toBe('')
  expect(whole('Buenos días.')).toBe('')
  expect(whole('Buenos días. ¿Qué')).toBe('Buenos días. ')
  expect(whole('')).toBe('')
})
