import { expect, test } from 'vitest'
import { judgeAnswers } from '../../../../../bench/conversation/judge.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

type Case = readonly [InterfaceLanguage, template: string, step: number, text: string, outcome: string]

const cases: readonly Case[] = [
  ['en', 'small-talk-a2', 5, 'I have no idea', 'passed'],
  ['de', 'small-talk-a2', 3, 'Das möchte ich lieber nicht sagen', 'passed'],
  ['en', 'small-talk-a2', 7, "I'd rather not", 'accepted'],
  ['fr', 'job-interview-b1', 8, 'Excusez-moi, quel est le salaire ?', 'asked'],
  ['fr', 'job-interview-b1', 8, 'En mars. Et quel est le salaire ?', 'accepted'],
  ['en', 'cafe-a2', 3, 'A sandwich for me. Is the cake vegan?', 'accepted'],
  ['it', 'shopping-a2', 4, 'Può ripetere, per favore? Sono giapponese.', 'aside'],
  ['it', 'shopping-a2', 4, 'Come? Ah, allora aspetto.', 'accepted'],
  ['en', 'small-talk-b1', 5, 'Little mouse boo boo boo', 'nudged'],
]

test.each(cases)('%s %s %i: “%s” comes to “%s”', async (language, template, step, text, outcome) => {
  const [judged] = await judgeAnswers(language, [{ template, step, label: 'accept', text }])
  expect(judged?.outcome).toBe(outcome)
})
