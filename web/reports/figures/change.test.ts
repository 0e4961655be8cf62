import { expect, test } from 'vitest'
import { changeOf } from './change.ts'

test('a figure is more, less or as before', () => {
  expect(changeOf(12, 8, 1)).toEqual({ by: 4, direction: 'more' })
  expect(changeOf(3, 8, 1)).toEqual({ by: 5, direction: 'less' })
  expect(changeOf(0.751, 0.75, 0.005)).toEqual({ by: 0, direction: 'same' })
})

test('nothing is compared with what is not known', () => {
  expect(changeOf(0.5, null, 0.005)).toBeNull()
  expect(changeOf(null, 0.5, 0.005)).toBeNull()
})
