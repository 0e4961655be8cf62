import { expect, test } from 'vitest'
import { changedFields } from '../../../forms/same.ts'
import { blankAvatar, isAvatarValues, parseValues, valuesOf } from './avatar-values.ts'

const look = { style: 'clay', parts: {}, colors: {} } as const
const values = { ...blankAvatar('es', look), name: 'Lucía' }

test('an avatar whose voice was left alone has the voice of its chatbot', () => {
  expect(parseValues(values).data).toMatchObject({ name: 'Lucía', voice: null, chatbot_id: null })
})

test('a speed of one’s own is kept with the best voice there is', () => {
  const slow = { ...values, voice: { name: '', rate: 0.8, pitch: 1 } }
  expect(parseValues(slow).data?.voice).toEqual({ name: null, rate: 0.8, pitch: 1 })
})

test('what was saved comes back into the form unchanged', () => {
  const content = { name: 'Lucía', language: 'es', chatbot_id: null, voice: null, look } as const
  expect(changedFields(values, valuesOf(content))).toEqual([])
})

test('the order of names in a look says nothing, what they hold does', () => {
  const one = { ...values, look: { ...look, parts: { eyes: 'a', mouth: 'b' } } }
  const turned = { ...values, look: { ...look, parts: { mouth: 'b', eyes: 'a' } } }
  expect(changedFields(one, turned)).toEqual([])
  expect(changedFields(one, { ...turned, look })).toEqual(['look'])
})

test('a draft that is not whole is not taken up', () => {
  expect(isAvatarValues(values)).toBe(true)
  for (const broken of [null, {}, { ...values, language: 'xx' }, { ...values, look: { style: 'oil' } }])
    expect(isAvatarValues(broken)).toBe(false)
})
