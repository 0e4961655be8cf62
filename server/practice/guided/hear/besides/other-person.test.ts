import { expect, test } from 'vitest'
import { judgeAnswers } from '../../../../../bench/conversation/judge.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

const cases: readonly (readonly [InterfaceLanguage, template: string, step: number, off: string, on: string])[] = [
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
]

test.each(told)('%s %s %i: "%s" answers', async (language, template, step, text) => {
  const [judged] = await judgeAnswers(language, [{ template, step, label: 'accept', text }])
  expect(judged?.outcome).toBe('accepted')
})
