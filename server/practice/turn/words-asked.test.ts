import { beforeAll, expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'
import { askedUsed } from './words-asked.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

test('a word that is asked for counts as used in any form, with or without its article', async () => {
  const words = ['la cuenta', 'pagar', 'el recibo']
  const vocabulary = words.map((word) => ({ word, meaning: null }))
  const script = NewChatbot.parse({ name: 'Try', language: 'es', vocabulary })
  expect(await askedUsed(script, words, ['Una cuenta, por favor', 'Pago con tarjeta'])).toEqual(['la cuenta', 'pagar'])
  expect(await askedUsed(script, ['pagar'], ['Una cuenta'])).toEqual([])
})

test('a word is told of as used with the message that uses it, and from then on', async () => {
  const student = await openPracticeStudent(world)
  const id = await begin(student)
  const usedWith = async (text: string) => {
    const events = await say(student, id, text)
    return events.flatMap((each) => (each.event === 'kept' ? each.data.words_used : []))
  }
  expect(await usedWith('Un café, por favor')).toEqual([])
  expect(await usedWith('¿Me trae una cuenta?')).toEqual(['la cuenta'])
  expect((await student.api.practice.get({ params: { id } })).words_used).toEqual(['la cuenta'])
})
