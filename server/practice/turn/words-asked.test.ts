import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { askedUsed } from './words-asked.ts'

test('a word that is asked for counts as used in any form, with or without its article', async () => {
  const words = ['la cuenta', 'pagar', 'el recibo']
  const vocabulary = words.map((word) => ({ word, meaning: null }))
  const script = NewChatbot.parse({ name: 'Try', language: 'es', vocabulary })
  expect(await askedUsed(script, words, ['Una cuenta, por favor', 'Pago con tarjeta'])).toEqual(['la cuenta', 'pagar'])
  expect(await askedUsed(script, ['pagar'], ['Una cuenta'])).toEqual([])
})
