import { expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { practiceLanguages } from '#contract/values/languages.ts'
import { openingOf } from '#contract/teaching/opening.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'

test.each(practiceLanguages)(
  'a conversation in “%s” speaks its language from a wrong answer to the end',
  async (language) => {
    const step = { says: '1?', expects: ['#', '0'], hint: null, example: null }
    const script = NewChatbot.parse({ name: 'Try', language, opening_message: '0', steps: [step] })
    const course = { script, seed: 0, native_language: null }
    const { said, coach } = await phrasesOf(language)
    expect((await converse(course, [])).text).toBe(openingOf(script))
    const wrong = await converse(course, ['3'])
    expect(said.nudge.some((way) => wrong.text.startsWith(way) && wrong.text.endsWith('1?'))).toBe(true)
    expect(wrong.coach).toBe(coach.partly.replace('{heard}', '3'))
    const { text, progress } = await converse(course, ['3', '3 0'])
    expect(said.closing.some((way) => text.endsWith(way))).toBe(true)
    expect(progress).toEqual({ done: 1, of: 1, is_over: true })
  },
)

const foreign = practiceLanguages.filter((language) => language !== 'en')

test.each(foreign)('the sentences of “%s” are not the English ones', async (language) => {
  const [{ said }, english] = await Promise.all([phrasesOf(language), phrasesOf('en')])
  const ways = new Set(Object.values(english.said).flat())
  const sentences = Object.values(said).flat()
  // "Ah, “{right}”." is the same in many languages, and so is a word of praise.
  expect(sentences.filter((way) => way.split(' ').length > 2 && ways.has(way))).toEqual([])
})
