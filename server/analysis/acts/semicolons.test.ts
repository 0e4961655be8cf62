import { expect, test } from 'vitest'
import { analyse } from '#server/analysis/analyse.ts'
import { analyserOf } from '#server/analysis/packs.ts'

test.each([
  ['en', 'I find it hard; which tool do you use?'],
  ['fr', 'Je prends le bus; vous allez où ?'],
  ['it', 'Devo ammettere che faccio fatica; voi che programmi usate?'],
])('what stands before a semicolon is no part of the question after it in %s', async (language, text) => {
  const analyser = await analyserOf(language)
  if (!analyser) throw new Error('not checked')
  const { acts } = analyse(analyser, text, { known: [], native_language: null })
  expect(acts.map(({ act }) => act)).toEqual(['answer', 'question'])
})
