import { expect, test } from 'vitest'
import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { recastOf } from './recast.ts'

test('what is said again has no mark of its own, and none that is left alone', async () => {
  const tongue = await tongueOf('es')
  const step = { says: '?', expects: [], hint: null, example: null }
  const mended = [{ kind: 'accents' as const, written: 'cafe', better: 'café' }]
  const recast = (text: string) => recastOf(tongue, step, text, mended)
  expect(recast('¡Quiero un cafe!')).toBe('Quiero un café')
  expect(recast('Hola, ¡quiero un cafe!')).toBe('Hola, quiero un café')
  expect(recast('¡Hola! Quiero un cafe.')).toBe('¡Hola! Quiero un café')
  expect(recast('¿Un cafe?')).toBe('¿Un café?')
})

test('an answer that lacks only the first word of the model is not said again', async () => {
  const tongue = await tongueOf('en')
  const step = { says: '?', expects: [], hint: null, example: 'Yes, a slice of carrot cake, please.' }
  const recast = (text: string) => recastOf(tongue, step, text, [])
  expect(recast('A slice of carrot cake please')).toBeNull()
  expect(recast('A slice carrot cake please')).toBe('Yes, a slice of carrot cake, please')
})
