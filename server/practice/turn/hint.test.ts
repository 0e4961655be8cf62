import { expect, test } from 'vitest'
import { spanishCafe } from '#server/test/cafes.ts'
import { hintOf } from './hint.ts'

test('the hint of the step that is asked comes first, then how its example begins', async () => {
  expect(await hintOf(spanishCafe, [])).toBe('Di una bebida: «Quisiera …»')
  expect(await hintOf(spanishCafe, [], 1)).toBe('Quisiera un café con …')
  expect(await hintOf(spanishCafe, ['un té'])).toBe('Pide algo con «quiero».')
  expect(await hintOf(spanishCafe, ['un té', 'Quiero una tostada'])).toBe('Somos …')
  expect(await hintOf(spanishCafe, ['un té', 'Quiero churros', 'dos'], 1)).toBe('Piensa en un lugar.')
})

test('what the partner has just said is not said again: the next help is given', async () => {
  const heard = 'No pasa nada.\n\nDi una bebida: «Quisiera …»'
  expect(await hintOf(spanishCafe, [], 0, heard)).toBe('Quisiera un café con …')
  expect(await hintOf(spanishCafe, ['un té', 'Quiero una tostada'], 0, 'Una pista: Somos …')).toBe(
    'la cuenta: El papel con el precio.',
  )
  expect(await hintOf(spanishCafe, [], 0, '¿Qué quiere tomar?')).toBe('Di una bebida: «Quisiera …»')
})

test('without steps, it is a word that was not used, and another one when asked again', async () => {
  const script = { ...spanishCafe, steps: [] }
  expect(await hintOf(script, ['La cuenta, por favor'])).toBe('la tostada: Pan caliente, con mantequilla o tomate.')
  expect(await hintOf(script, ['La cuenta, por favor'], 1)).toBe('el café con leche')
})

test('with no words left, it is something to begin with', async () => {
  const script = { ...spanishCafe, steps: [], vocabulary: [] }
  expect(await hintOf(script, [])).toBe('Buenos días')
  expect(await hintOf({ ...script, starters: [] }, [])).toBe('Cuéntame más.')
})
