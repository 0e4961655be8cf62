import { describe, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import { converse } from '#server/practice/guided/converse.ts'
import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { isOpen } from '#server/practice/guided/reply/small-talk.ts'
import { vocabularyUsed } from '#server/practice/measures/vocabulary.ts'

describe.each(interfaceLanguages)('every template in %s', (language) => {
  test('has someone who knows things, turns of events, and more than one way to ask and to react', async () => {
    for (const { id, partner_name, region, closing_message, facts, twists, steps } of await templatesOf(language)) {
      expect([id, partner_name, region, closing_message].every(Boolean), id).toBe(true)
      expect([id, facts.length >= 12, twists.length >= 2]).toEqual([id, true, true])
      for (const [at, step] of steps.entries()) {
        const has = { wordings: step.other_wordings?.length ?? 0, reactions: step.reactions?.length ?? 0 }
        expect([id, at + 1, has.wordings >= 2, has.reactions >= 2]).toEqual([id, at + 1, true, true])
        expect([id, at + 1, (step.topics ?? []).length > 0]).toEqual([id, at + 1, isOpen(step)])
      }
      for (const { step } of twists) expect(step).toBeLessThanOrEqual(steps.length)
    }
  })

  test('uses at least five of its words in its own answers', async () => {
    for (const script of await templatesOf(language)) {
      const answers = script.steps.map(({ example }) => example ?? '')
      const used = await vocabularyUsed(await tongueOf(script.language), script.vocabulary, answers)
      expect([script.id, used.size >= 5]).toEqual([script.id, true])
    }
  })

  test('is led through by its own answers, one step at a time, with any wordings', async () => {
    for (const script of await templatesOf(language))
      for (const seed of [0, 1, 2]) {
        const texts = script.steps.map(({ example }) => example ?? '')
        const done = await Promise.all(
          texts.map(
            async (_, at) => (await converse({ script, seed, native_language: null }, texts.slice(0, at + 1))).state,
          ),
        )
        expect([script.id, seed, done.map(({ at }) => at)]).toEqual([script.id, seed, texts.map((_, at) => at + 1)])
        expect(done.at(-1)).toMatchObject({ accepted: texts.length, is_over: true })
      }
  })
})
