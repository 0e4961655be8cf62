import { expect, test } from 'vitest'
import { chatbotLengths, chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { converse } from '#server/practice/guided/converse.ts'

const long = (piece: string) => piece.repeat(chatbotLengths.expects).slice(0, chatbotLengths.expects - 1) + 'z'
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(97 + at))
const nonsense: Readonly<Record<string, string>> = {
  'nothing but stars': long('* '),
  'nothing but numbers': long('# '),
  'stars and bars': long('*|#a* '),
  'a letter each': long(letters.join('|')),
  'words that are almost the same': long(letters.map((letter) => `resta${letter}`).join('|')),
}
const messages = [
  '1 '.repeat(1000),
  'a b c '.repeat(333),
  letters
    .map((letter) => `rest${letter}b `)
    .join('')
    .repeat(12),
]

// What it takes of the processor counts; how long that lasts depends on what else the machine does.
test.each(Object.keys(nonsense))('a chatbot that expects %s answers in good time', async (kind) => {
  const expects = Array.from({ length: chatbotLists.expects }, () => nonsense[kind]?.trim() ?? '')
  const steps = Array.from({ length: chatbotLists.steps }, () => ({
    says: '¿Y?',
    expects,
    hint: null,
    example: null,
  }))
  const script = NewChatbot.parse({ name: 'Try', language: 'es', length: 40, steps })
  for (const text of messages) {
    const texts = Array.from({ length: 40 }, (_, at) => `${at} ${text}`.slice(0, 2000))
    const before = process.cpuUsage()
    await converse({ script, seed: 1, native_language: 'en' }, texts)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(4000)
  }
})
