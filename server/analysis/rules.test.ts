import { describe, expect, test } from 'vitest'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { type Analyser, analyse } from './analyse.ts'
import type { Rule } from './grammar/rule.ts'
import { analyserOf, checkedLanguages } from './packs.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'

/** A message with all that was found in it put right. */
function mend(analyser: Analyser, text: string, native_language: string | null): string {
  const { findings } = analyse(analyser, text, { known: [], native_language })
  return findings
    .toReversed()
    .reduce((mended, { start, end, better }) => mended.slice(0, start) + better + mended.slice(end), text)
    .replace(/ {2,}/g, ' ')
    .trim()
}

const analysers = await Promise.all(
  checkedLanguages.map(async (language) => [language, await analyserOf(language)] as const),
)
for (const [language, analyser] of analysers) {
  if (!analyser) continue
  const all: [string | null, Rule][] = [
    ...analyser.pack.rules.map((rule): [null, Rule] => [null, rule]),
    ...Object.entries(analyser.pack.from).flatMap(([code, rules]) => rules.map((rule): [string, Rule] => [code, rule])),
  ]
  describe(language, () => {
    test.each(all.map(([native, rule]) => [rule.id, native, rule] as const))('%s', (_id, native_language, rule) => {
      expect(rule.wrong.length).toBeGreaterThanOrEqual(3)
      expect(rule.right.length).toBeGreaterThanOrEqual(3)
      for (const [sentence, mended] of rule.wrong) {
        expect(mend(analyser, sentence, native_language)).toBe(mended)
        const { findings } = analyse(analyser, sentence, { known: [], native_language })
        expect(findings.map(({ rule: id }) => id)).toContain(rule.id)
      }
      for (const sentence of [...rule.right, ...rule.wrong.map(([, mended]) => mended)]) {
        const { findings } = analyse(analyser, sentence, { known: [], native_language })
        expect(
          findings.filter(({ rule: id }) => id === rule.id),
          sentence,
        ).toEqual([])
      }
    })

    test('every rule has a name of its own and says why in every language', () => {
      expect(new Set(all.map(([, { id }]) => id)).size).toBe(all.length)
      for (const [, { id, why }] of all) {
        expect(id.startsWith(`${language}.`)).toBe(true)
        expect(Object.keys(analyser.pack.why[why] ?? {}).toSorted(), id).toEqual([...interfaceLanguages].toSorted())
      }
    })

    test('no line of a French explanation begins with a punctuation mark', () => {
      for (const why of Object.values(analyser.pack.why)) expect(why.fr).not.toMatch(/\S [;:?!»]|« /)
    })

    test('the product’s own sentences are right', async () => {
      const templates = await templatesOf(analyser.pack.language)
      const alarms = templates.flatMap(({ opening_message, steps, starters, vocabulary }) =>
        [opening_message ?? '', ...starters, ...steps.flatMap(({ says, example }) => [says, example ?? ''])].flatMap(
          (text) =>
            analyse(analyser, text, { known: vocabulary.map(({ word }) => word), native_language: null }).findings.map(
              ({ rule, written, better }) => `${rule}: ${written} → ${better} (${text})`,
            ),
        ),
      )
      expect(alarms).toEqual([])
    })
  })
}
