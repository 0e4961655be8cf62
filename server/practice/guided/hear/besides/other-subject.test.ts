import { expect, test } from 'vitest'
import { converse } from '#server/practice/guided/converse.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { judgeAnswers } from '../../../../../bench/conversation/judge.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

const cases: readonly (readonly [InterfaceLanguage, template: string, step: number, off: string, on: string])[] = [
  ['en', 'hotel-a2', 2, 'There are six legs on an ant', 'There are six nights in my booking'],
  ['en', 'small-talk-a2', 4, 'Penguins can’t fly but they swim well', 'I swim and I read'],
  ['es', 'doctor-b1', 4, 'Mis cordones son demasiado largos', 'Tres días son demasiado largos para mí'],
  ['fr', 'doctor-b1', 4, 'Mes lacets sont trop longs', 'La douleur est trop forte'],
  ['de', 'hotel-a2', 2, 'Eine Ameise hat sechs Beine', 'Meine Reservierung ist für sechs Nächte'],
  ['it', 'debate-b1', 6, 'I miei lacci sono troppo lunghi', 'Le domeniche sono troppo poche'],
  ['pt', 'hotel-a2', 2, 'Uma formiga tem seis patas', 'A reserva é de seis noites'],
]

test.each(cases)('%s %s %i: "%s" is no answer', async (language, template, step, off, on) => {
  const judged = await judgeAnswers(
    language,
    [off, on].map((text) => ({ template, step, label: 'refuse', text })),
  )
  expect(judged.map(({ text, outcome }) => [text, outcome === 'accepted'])).toEqual([
    [off, false],
    [on, true],
  ])
})

test('what a statement is about and what a number counts are not kept for later', async () => {
  const [script] = await templatesOf('en')
  if (!script) throw new Error('There is no template')
  const { state } = await converse({ script, seed: 0, native_language: null }, ['My umbrella has six legs'])
  expect(state.known).toEqual({ number: 'six' })
})
