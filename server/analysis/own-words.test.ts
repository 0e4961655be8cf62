import { describe, expect, test } from 'vitest'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { analyse } from './analyse.ts'
import { analyserOf, checkedLanguages } from './packs.ts'

// What students write is looked for, not said.
const isSentence = (text: string) =>
  /\s/.test(text) && !/[{}|<>\\^$@#/]/.test(text) && /^[^\p{Ll}].*[.!?…]$/u.test(text)

function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return isSentence(value) ? [value] : []
  return value && typeof value === 'object' ? Object.values(value).flatMap(sentencesIn) : []
}

describe.each(checkedLanguages)('%s', (language) => {
  test('nothing that a template’s partner says is called a mistake', async () => {
    const analyser = await analyserOf(language)
    if (!analyser) throw new Error(`${language} is not checked`)
    const templates = await templatesOf(analyser.pack.language)
    const alarms = templates.flatMap((template) => {
      const known = template.vocabulary.map(({ word }) => word)
      return sentencesIn(template).flatMap((text) =>
        analyse(analyser, text, { known, native_language: null })
          .findings.filter(({ kind }) => kind !== 'spelling' && kind !== 'accents')
          .map(({ rule, written, better }) => `${rule}: ${written} → ${better} (${text})`),
      )
    })
    expect(alarms).toEqual([])
  })
})
