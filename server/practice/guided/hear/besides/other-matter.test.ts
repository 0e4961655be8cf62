import { expect, test } from 'vitest'
import { judgeAnswers } from '../../../../../bench/conversation/judge.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

const cases: readonly (readonly [InterfaceLanguage, template: string, step: number, off: string, on: string])[] = [
  ['es', 'shopping-a2', 3, 'A las tres empieza mi novela', 'La talla 40'],
  ['pt', 'shopping-a2', 3, 'Às nove eu escuto rádio', 'O número 40'],
  ['fr', 'doctor-b1', 5, 'Le mois dernier, j’ai perdu mon parapluie au théâtre', 'À midi et demi'],
  ['es', 'hotel-b1', 6, 'Ayer por la noche vi una serpiente en el garaje de mi tío', 'Una noche gratis'],
  ['en', 'cafe-b1', 3, 'Real Madrid lost two to one yesterday', 'The soup for me'],
  ['es', 'job-interview-b1', 8, 'Nuestro club ganó la copa en 1998', 'En mayo, con mil euros'],
  ['pt', 'shopping-a2', 5, 'O gato não come peixe, não come porque não quer', 'Não gostei, ficou grande'],
]

test.each(cases)('%s %s %i: “%s” is no answer', async (language, template, step, off, on) => {
  const judged = await judgeAnswers(
    language,
    [off, on].map((text) => ({ template, step, label: 'refuse', text })),
  )
  expect(judged.map(({ text, outcome }) => [text, outcome === 'accepted'])).toEqual([
    [off, false],
    [on, true],
  ])
})

const told: readonly (readonly [InterfaceLanguage, template: string, step: number, on: string])[] = [
  ['es', 'hotel-a2', 7, 'pronto, mi abión sale a las siete'],
  ['en', 'cafe-a2', 3, 'The thing with the cheese looks good'],
  ['en', 'debate-b1', 1, 'I think nobody has lost a thing without a phone'],
  ['de', 'hotel-a2', 7, 'Um acht fahre ich nach München'],
]

test.each(told)('%s %s %i: “%s” answers', async (language, template, step, text) => {
  const [judged] = await judgeAnswers(language, [{ template, step, label: 'accept', text }])
  expect(judged?.outcome).toBe('accepted')
})

test.each([
  ['pt', 'directions-a2', 7, 'Não, entendi quase tudo'],
  ['es', 'directions-a2', 6, 'No, entendí todo bien'],
  ['it', 'directions-a2', 6, 'No, ho capito tutto'],
] as const)('%s %s %i: “%s” is understood', async (language, template, step, text) => {
  const [judged] = await judgeAnswers(language, [{ template, step, label: 'accept', text }])
  expect(judged?.outcome).not.toBe('aside')
})
