import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { analyserOf, checkedLanguages } from './packs.ts'

for (const language of checkedLanguages) {
  const analyser = await analyserOf(language)
  if (!analyser) continue
  const actsIn = (text: string) =>
    analyse(analyser, text, { known: [], native_language: null }).acts.map(({ act }) => act)
  describe(language, () => {
    test.each(analyser.pack.acts.rules.map((rule, index) => [`${rule.act} ${index}`, rule] as const))(
      '%s',
      (_, rule) => {
        expect(rule.right.length).toBeGreaterThanOrEqual(3)
        expect(rule.wrong.length).toBeGreaterThanOrEqual(3)
        for (const text of rule.right) expect(actsIn(text), text).toContain(rule.act)
        for (const text of rule.wrong) expect(actsIn(text), text).not.toContain(rule.act)
      },
    )
  })
}
