import { expect, test } from 'vitest'
import { trialKinds } from '#contract/teaching/trials.ts'
import { interfaceLanguages, practiceLanguages } from '#contract/values/languages.ts'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { runTrials } from './trials.ts'

test.each(interfaceLanguages)(
  'every kind of answer is tried against a template in %s, and taken as it is meant',
  async (language) => {
    const [template] = await templatesOf(language)
    if (!template) throw new Error('a template is missing')
    const { id: _id, ...chatbot } = template
    const { items } = await runTrials({ chatbot, step: 1, native_language: language === 'pt' ? 'es' : 'pt' })
    expect(items.map(({ kind }) => kind)).toEqual([...trialKinds])
    const resultOf = Object.fromEntries(items.map(({ kind, result }) => [kind, result]))
    expect(resultOf).toMatchObject({
      example: 'accepted',
      asks_back: 'accepted',
      other_topic: 'asked_again',
      repeat: 'asked_again',
      other_language: 'asked_again',
      emoji: 'asked_again',
      insult: 'asked_again',
      goodbye: 'asked_again',
    })
    expect(items.every(({ reply }) => reply !== '')).toBe(true)
  },
)

test.each(practiceLanguages)('a chatbot in %s is tried without templates', async (language) => {
  const steps = [{ says: '1?', expects: ['#'], hint: null, example: '1' }]
  const chatbot = NewChatbot.parse({ name: 'Try', language, opening_message: '0', steps })
  const { items } = await runTrials({ chatbot, step: 1 })
  expect(items.length).toBeGreaterThan(6)
  await expect(runTrials({ chatbot, step: 2 })).rejects.toMatchObject({ code: 'not_found' })
})

test('a refusal that the chatbot meets with a reaction is not called an accepted answer', async () => {
  const template = (await templatesOf('en')).find(({ id }) => id === 'small-talk-a2')
  if (!template) throw new Error('a template is missing')
  const { id: _id, ...chatbot } = template
  const { items } = await runTrials({ chatbot, step: 5, native_language: null })
  expect(items.find(({ kind }) => kind === 'dont_know')?.result).toBe('passed')
})
