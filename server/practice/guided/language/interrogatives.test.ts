import { expect, test } from 'vitest'
import { isOpenQuestion } from './interrogatives.ts'

test.each([
  ['en', 'Oh dear! What does it look like?'],
  ['es', '¿Desde cuándo?'],
  ['es', 'Vale. ¿Y dónde vives?'],
  ['fr', 'D’accord. Depuis quand ?'],
  ['de', 'Schön. Und wohin fahren Sie?'],
  ['it', 'Bene. Con chi vivi?'],
  ['pt', 'E de onde você é?'],
])('%s: yes is no answer to “%s”', (language, says) => {
  expect(isOpenQuestion(language, says)).toBe(true)
})

test.each([
  ['en', 'What a day! Do you want a helmet?'],
  ['en', 'How about Saturday?'],
  ['es', '¿Tienes alergia a algo?'],
  ['es', '¿Qué tal el sábado?'],
  ['fr', 'Est-ce que tu viens ?'],
  ['de', 'Wie wäre es mit Samstag?'],
  ['it', 'Vuoi un caffè?'],
  ['pt', 'Que tal no sábado?'],
  ['ru', 'Когда?'],
])('%s: it may be one to “%s”', (language, says) => {
  expect(isOpenQuestion(language, says)).toBe(false)
})
