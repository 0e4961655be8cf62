import { describe, expect, test } from 'vitest'
import { NewChatbot } from '#contract/teaching/chatbots.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'

const topics = ['cafe', 'hotel', 'doctor', 'job-interview', 'directions', 'small-talk', 'shopping', 'debate']
const expected = [...topics.flatMap((topic) => [`${topic}-a2`, `${topic}-b1`]), 'first-lesson-a1', 'negotiation-b2']

describe.each(interfaceLanguages)('the templates in %s', (language) => {
  test('are one of each topic and level', async () => {
    const templates = await templatesOf(language)
    expect(templates.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    for (const { id, language: own, level } of templates)
      expect([id, own, level?.toLowerCase()]).toEqual([id, language, id.slice(-2)])
    expect(new Set(templates.map(({ name }) => name)).size).toBe(expected.length)
  })

  test.each(expected)('%s is created exactly as it is written', async (wanted) => {
    const found = (await templatesOf(language)).find(({ id }) => id === wanted)
    const { id: _id, ...content } = found ?? { id: wanted }
    expect(NewChatbot.parse(content)).toEqual(content)
  })

  test.each(expected)('%s can be published and helps at every step', async (wanted) => {
    const found = (await templatesOf(language)).find(({ id }) => id === wanted)
    expect(found?.opening_message).toBeTruthy()
    expect(found?.steps.length).toBeGreaterThanOrEqual(5)
    for (const { says, hint, example } of found?.steps ?? [])
      expect([says, hint, example].every(Boolean), says).toBe(true)
    const words = found?.vocabulary.map(({ word }) => word.toLowerCase()) ?? []
    expect(words.length).toBeGreaterThanOrEqual(8)
    expect(words.length).toBeLessThanOrEqual(20)
    expect(new Set(words).size).toBe(words.length)
  })

  test('help beginners in their own language', async () => {
    for (const { id, level, help_language } of await templatesOf(language))
      expect([id, help_language]).toEqual([id, level === 'A1' || level === 'A2' ? 'own' : 'target'])
  })

  // An avatar of another name may say them.
  test('leave the speaker without a name', async () => {
    const namesSpeaker =
      /\b([Mm]y name is|I’m (Mrs?|Dr|\p{Lu}\p{Ll}+)\b|[Mm]e llamo|[Ss]oy (la|el) (doctora?|licenciad[oa]|señora?) \p{Lu}|[Ss]ou [ao] \p{Lu}|[Mm]e chamo|m’appelle|[Jj]e suis (madame|monsieur|la docteure|le docteur) |ich heiße|[Ii]ch bin (Frau|Herr|Doktor|\p{Lu}\p{Ll}+ und)|[Mm]i chiamo|[Ss]ono (la dottoressa|il dottor|il signor|la signora|\p{Lu}))/u
    for (const { id, opening_message, steps, role } of await templatesOf(language))
      for (const text of [opening_message ?? '', role ?? '', ...steps.map(({ says }) => says)])
        expect([id, namesSpeaker.exec(text)?.[0]]).toEqual([id, undefined])
  })
})
