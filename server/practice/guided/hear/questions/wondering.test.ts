import { expect, test } from 'vitest'
import { isWondering } from './wondering.ts'

test.each([
  ['en', 'Why?', 'Why are you late?'],
  ['en', 'why do you want to know', 'Why do you want a dog?'],
  ['es', '¿Por qué me preguntas eso?', '¿Por qué cierra el puente?'],
  ['pt', 'Por que você quer saber isso?', 'Por que você quer o quarto?'],
  ['fr', 'Pourquoi tu veux savoir ça ?', 'Pourquoi pas ?'],
  ['de', 'Warum wollen Sie das wissen?', 'Warum nicht?'],
  ['de', 'Wieso fragst du?', 'Wieso fragst du nicht Ana?'],
  ['it', 'Perché me lo chiedi?', 'Perché no?'],
  ['it', 'perché lo vuoi sapere?', 'Perché è chiuso?'],
  ['de', 'Warum willst du das wissen?', 'Warum ist zu?'],
])('in %s “%s” asks why something is asked, and “%s” does not', (language, text, other) => {
  expect(isWondering(language, text)).toBe(true)
  expect(isWondering(language, other)).toBe(false)
})
