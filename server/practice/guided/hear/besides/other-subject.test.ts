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
  ['en', 'debate-b1', 5, 'My parents planted an apple tree', 'My parents can call the school office'],
  ['de', 'shopping-a2', 2, 'Mein Bruder isst Müsli mit Orangensaft', 'Mein Bruder mag Grün'],
  ['fr', 'hotel-a2', 7, 'Mon cousin s’est cassé le bras à six ans', 'Nous partons à six heures'],
  ['pt', 'doctor-a2', 2, 'O bebê da vizinha chora toda noite', 'Desde ontem à noite'],
  ['es', 'cafe-a2', 5, 'Mi hermano come cereales con zumo de naranja', 'Mi hermano pidió un zumo de naranja'],
  ['es', 'directions-a2', 2, 'El autobús de Drácula es negro', 'El autobús es más cómodo'],
  ['it', 'cafe-a2', 7, 'La carta di Napoleone era bella', 'Con la carta'],
  ['en', 'doctor-b1', 5, 'Half of our choir was late', 'Half past twelve is fine'],
  ['pt', 'hotel-a2', 2, 'Choveu a noite toda', 'A noite toda e mais uma'],
  ['de', 'job-interview-b1', 8, '1994 wurde der alte Mensch im Eis berühmt', 'Im Mai, und 2000 Euro'],
  ['de', 'hotel-a2', 2, 'Drei mal drei macht neun', 'Drei Nächte'],
  ['pt', 'hotel-a2', 2, 'Três mais três são seis', 'Três noites'],
  ['fr', 'cafe-a2', 2, 'J’ai vu un film sur les requins avec ma sœur', 'Avec du lait'],
  ['es', 'shopping-a2', 3, 'A las tres empieza mi novela', 'La talla 40'],
  ['pt', 'shopping-a2', 3, 'Às nove eu escuto rádio', 'O número 40'],
  ['fr', 'doctor-b1', 5, 'Le mois dernier, j’ai perdu mon parapluie au théâtre', 'À midi et demi'],
  ['es', 'hotel-b1', 6, 'Ayer por la noche vi una serpiente en el garaje de mi tío', 'Una noche gratis'],
  ['en', 'cafe-b1', 3, 'Real Madrid lost two to one yesterday', 'The soup for me'],
  ['es', 'job-interview-b1', 8, 'Nuestro club ganó la copa en 1998', 'En mayo, con mil euros'],
  ['en', 'hotel-a2', 2, 'Two dogs ran across the street', 'Two nights for me and the dogs'],
  ['es', 'hotel-a2', 2, 'Dos perros cruzaron la calle', 'Dos noches, y mi perro va conmigo'],
  ['it', 'hotel-a2', 2, 'L’acqua bolle a cento gradi', 'Due notti, se c’è l’acqua calda'],
  ['pt', 'shopping-a2', 5, 'O gato não come peixe, não come porque não quer', 'Não gostei, ficou grande'],
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

const told: readonly (readonly [InterfaceLanguage, template: string, step: number, on: string])[] = [
  ['en', 'small-talk-a2', 3, 'My brother has the room next door'],
  ['en', 'cafe-b1', 1, 'My sister got married in May'],
  ['en', 'doctor-b1', 2, 'My brother pushed the ladder'],
  ['en', 'hotel-a2', 3, 'My wife wants a big bed'],
  ['de', 'hotel-b1', 1, 'Die Nachbarn haben die ganze Nacht gefeiert'],
  ['de', 'debate-b1', 3, 'Ein Mädchen aus meiner Klasse hat die Lehrerin gefilmt'],
  ['es', 'job-interview-a2', 4, 'Ayudé a mi tío en su taller'],
  ['fr', 'hotel-b1', 1, 'Les voisins ont crié toute la nuit'],
  ['it', 'hotel-a2', 3, 'Mia moglie ha il passaporto'],
  ['pt', 'debate-b1', 3, 'Uma menina da minha turma filmou a professora'],
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

test('what a statement is about and what a number counts are not kept for later', async () => {
  const [script] = await templatesOf('en')
  if (!script) throw new Error('There is no template')
  const { state } = await converse({ script, seed: 0, native_language: null }, ['My umbrella has six legs'])
  expect(state.known).toEqual({ number: 'six' })
})
