import { describe, expect, test } from 'vitest'
import { analyse } from './analyse.ts'
import { analyserOf, checkedLanguages } from './packs.ts'

const numbers: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  en: [
    ['twenty-one', 21],
    ['two hundred and five', 205],
    ['three thousand', 3000],
  ],
  de: [
    ['einundzwanzig', 21],
    ['zweihundertfünf', 205],
    ['dreitausend', 3000],
  ],
  es: [
    ['treinta y uno', 31],
    ['doscientos cinco', 205],
    ['tres mil', 3000],
  ],
  fr: [
    ['quatre-vingt-dix-sept', 97],
    ['deux cent cinq', 205],
    ['trois mille', 3000],
  ],
  it: [
    ['ventidue', 22],
    ['duecentocinque', 205],
    ['mille', 1000],
  ],
  pt: [
    ['trinta e dois', 32],
    ['duzentos e cinco', 205],
    ['três mil', 3000],
  ],
}

for (const language of checkedLanguages) {
  const analyser = await analyserOf(language)
  if (!analyser) continue
  const entitiesIn = (text: string) => analyse(analyser, text, { known: [], native_language: null }).entities
  describe(language, () => {
    test.each(analyser.pack.entities.rules.map((rule, index) => [`${rule.kind} ${index}`, rule] as const))(
      '%s',
      (_, rule) => {
        const kind = rule.kind === 'bare_name' ? 'name' : rule.kind
        expect(rule.right.length).toBeGreaterThanOrEqual(3)
        expect(rule.wrong.length).toBeGreaterThanOrEqual(3)
        for (const [message, text] of rule.right) {
          const found = entitiesIn(message).filter((entity) => entity.kind === kind)
          expect(
            found.map((entity) => entity.text),
            message,
          ).toEqual([text])
          for (const { start, end } of found) expect(message.slice(start, end)).toBe(text)
        }
        for (const message of rule.wrong)
          expect(
            entitiesIn(message).filter((entity) => entity.kind === kind),
            message,
          ).toEqual([])
      },
    )
    test.each(numbers[language] ?? [])('%s', (text, value) => {
      expect(entitiesIn(text)).toMatchObject([{ kind: 'number', text, value }])
    })
    test('clock times', () => {
      expect(entitiesIn('7:30')).toMatchObject([{ kind: 'time', text: '7:30', value: '07:30' }])
      expect(entitiesIn('5 pm')).toMatchObject([{ kind: 'time', text: '5 pm', value: '17:00' }])
      expect(entitiesIn('27:30').filter(({ kind }) => kind === 'time')).toEqual([])
    })
    test('digits', () => {
      expect(entitiesIn('25')).toMatchObject([{ kind: 'number', value: 25 }])
    })
  })
}
