import { describe, expect, test } from 'vitest'
import { type ChatbotContent, NewChatbot } from '#contract/teaching/chatbots.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { converse } from '#server/practice/guided/converse.ts'

const template = async (language: InterfaceLanguage, wanted: string): Promise<ChatbotContent> => {
  const found = (await templatesOf(language)).find(({ id }) => id === wanted)
  if (!found) throw new Error(`There is no template ${wanted}`)
  const { id: _id, ...content } = found
  return NewChatbot.parse(content)
}
const answer = (script: ChatbotContent, ...texts: string[]) =>
  converse({ script, seed: 0, native_language: null }, texts)

describe('where the first question takes everything, what only begins does not answer it', () => {
  const rows: readonly [InterfaceLanguage, string, string, boolean][] = [
    ['en', 'job-interview-b1', 'Good morning', false],
    ['en', 'job-interview-b1', 'Good morning. Thank you for inviting me.', false],
    ['en', 'job-interview-b1', 'thank you for inviting me', false],
    ['en', 'job-interview-b1', 'Good morning, how are you?', false],
    ['en', 'job-interview-b1', 'I’m very happy to be here.', false],
    ['en', 'job-interview-b1', 'Hello, I work in a hotel.', true],
    ['en', 'job-interview-b1', 'Good morning. I am a student and I like children.', true],
    ['en', 'cafe-b1', 'Hi! You haven’t changed at all.', false],
    ['de', 'small-talk-a2', 'Guten Morgen! Schönes Wetter heute.', false],
    ['de', 'small-talk-a2', 'Sofia', true],
    ['de', 'small-talk-a2', 'Hallo Sofia', true],
    ['fr', 'hotel-a2', 'Bonjour, j’ai une réservation.', false],
    ['pt', 'small-talk-a2', 'Oi! Precisa de ajuda?', false],
    ['it', 'job-interview-b1', 'Buongiorno. Grazie per l’invito.', false],
    ['it', 'job-interview-b1', 'Buongiorno, ho studiato storia dell’arte.', true],
    ['it', 'cafe-b1', 'Ho studiato tutta la settimana, e tu?', true],
  ]
  test.each(rows)('%s %s: “%s” answers: %s', async (language, id, text, isAnswer) => {
    expect((await answer(await template(language, id), text)).was_accepted).toBe(isAnswer)
  })
})

test('the question comes again after a greeting, and the answer to it is the first', async () => {
  const script = await template('en', 'job-interview-b1')
  const greeted = await answer(script, 'Good morning. Thank you for inviting me.')
  expect(greeted.text).toContain('could you tell me a bit about yourself')
  expect(greeted.text).toMatch(/^(You’re welcome|It’s a pleasure|My pleasure|Not at all)/)
  expect(greeted.progress.done).toBe(0)
  const { progress } = await answer(script, 'Good morning. Thank you for inviting me.', 'I have worked in a hotel.')
  expect(progress.done).toBe(1)
})

test('starters that are answers are heard as answers', async () => {
  const steps = [{ says: 'What did you do at the weekend?', expects: [], hint: null, example: 'I saw a film.' }]
  const script = NewChatbot.parse({ name: 'Try', language: 'en', steps, starters: ['I played football.', 'I slept.'] })
  expect((await answer(script, 'I played football.')).was_accepted).toBe(true)
})

test('“fine, thanks” answers “how are you”', async () => {
  const steps = [{ says: 'How are you today?', expects: [], hint: null, example: null }]
  const script = NewChatbot.parse({ name: 'Try', language: 'en', steps })
  expect((await answer(script, 'Fine, thanks')).was_accepted).toBe(true)
})

describe('what the chatbot offers to begin with is never taken for something else', () => {
  const rows: readonly [InterfaceLanguage, string, string, string][] = [
    ['es', 'small-talk-b1', '¡Hola! ¿Vamos otra vez con retraso?', '¡Hola!'],
    ['en', 'directions-b1', 'Hi, it’s me. I’m lost!', 'Hello!'],
    ['pt', 'shopping-a2', 'Oi! Você pode me ajudar?', 'Olá!'],
  ]
  test.each(rows)('%s %s: “%s” is as good as “%s”', async (language, id, starter, greeting) => {
    const script = await template(language, id)
    expect((await answer(script, starter)).text).toBe((await answer(script, greeting)).text)
  })
})
