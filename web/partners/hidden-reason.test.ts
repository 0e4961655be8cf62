import { expect, test } from 'vitest'
import type { ChatbotStatus } from '#contract/teaching/chatbots.ts'
import { hiddenReasonOf } from './hidden-reason.ts'

const through = (status: ChatbotStatus) => ({ id: '1', name: 'Café', level: null, status })

test('students meet an avatar whose chatbot is published', () => {
  expect(hiddenReasonOf({ status: 'active', chatbot: through('published') })).toBeNull()
})

test('students don’t meet an avatar without words, or with words that are not published', () => {
  expect(hiddenReasonOf({ status: 'active', chatbot: null })).toBe('silent')
  expect(hiddenReasonOf({ status: 'active', chatbot: through('draft') })).toBe('draft')
  expect(hiddenReasonOf({ status: 'active', chatbot: through('archived') })).toBe('put_away')
})

test('an archived avatar is hidden with any status of its chatbot', () => {
  expect(hiddenReasonOf({ status: 'archived', chatbot: through('published') })).toBe('archived')
})
