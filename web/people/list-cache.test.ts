import { expect, test } from 'vitest'
import { ApiError } from '#contract/errors.ts'
import type { Student } from '#contract/people/students.ts'
import { studentWith } from '../test/students.ts'
import { seatLimitOf, seatLimitOfError } from '../students/seats/seat-limit.ts'
import { type StudentPage, withStatus, withStudent } from './list-cache.ts'

const student = (id: string, status: Student['status']) => studentWith({ id, first_name: id, status })
const page = (limit: number): StudentPage => ({
  items: [student('Ana', 'active'), student('Bea', 'inactive')],
  total: 2,
  counts: { active: 1, inactive: 1, due: 0 },
  seats: { used: 1, limit },
})

test('inactivating moves a student from one count to the other and frees the seat', () => {
  const after = withStatus(page(55), 'Ana', 'inactive')
  expect(after).toMatchObject({ counts: { active: 0, inactive: 2 }, seats: { used: 0 } })
  expect(after?.items.map(({ status }) => status)).toEqual(['inactive', 'inactive'])
})

test('activating takes a seat, and changes nothing where none is free', () => {
  expect(withStatus(page(55), 'Bea', 'active')).toMatchObject({ counts: { active: 2 }, seats: { used: 2 } })
  const full = page(1)
  expect(withStatus(full, 'Bea', 'active')).toBe(full)
})

test('a page without the student, or without a change, stays the same', () => {
  const same = page(55)
  expect(withStatus(same, 'Carl', 'active')).toBe(same)
  expect(withStatus(same, 'Ana', 'active')).toBe(same)
  expect(withStatus(undefined, 'Ana', 'active')).toBeUndefined()
})

test('a changed student takes the place of the old one', () => {
  const changed = { ...student('Bea', 'inactive'), level: 'B2' as const, version: 2 }
  expect(withStudent(page(55), changed)?.items.map(({ level }) => level)).toEqual([null, 'B2'])
})

test('a full school knows the lowest plan with room', () => {
  expect(seatLimitOf({ used: 54, limit: 55 })).toBeNull()
  expect(seatLimitOf({ used: 55, limit: 55 })).toEqual({ limit: 55, tier: 'plus' })
  expect(seatLimitOf({ used: 500, limit: 500 })).toEqual({ limit: 500, tier: null })
  expect(seatLimitOf(undefined)).toBeNull()
})

test('the server’s refusal says the same', () => {
  const details = { limit: 55, used: 55, tier_needed: 'plus' }
  expect(seatLimitOfError(new ApiError('student_limit_reached', details))).toEqual({ limit: 55, tier: 'plus' })
  expect(seatLimitOfError(new ApiError('student_limit_reached', { tier_needed: null }))).toEqual({
    limit: 0,
    tier: null,
  })
  expect(seatLimitOfError(new ApiError('busy'))).toBeNull()
  expect(seatLimitOfError(null)).toBeNull()
})
