import { expect, test } from 'vitest'
import { seeksPlace } from './proposals.ts'

test('asking the way to a place says where one wants to go', () => {
  expect(seeksPlace('en', 'Where would you like to go?', 'Where is the museum?')).toBe(true)
  expect(seeksPlace('de', 'Wohin möchten Sie denn?', 'wo ist das museum?')).toBe(true)
  expect(seeksPlace('es', '¿Adónde quieres ir?', 'dónde está el museo')).toBe(true)
  expect(seeksPlace('fr', 'Vous voulez aller où ?', 'où est le musée ?')).toBe(true)
  expect(seeksPlace('en', 'Where do you live?', 'Where is the museum?')).toBe(false)
})
