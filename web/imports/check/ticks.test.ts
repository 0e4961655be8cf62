import { expect, test } from 'vitest'
import type { ImportRow, Verdict } from '#contract/people/imports.ts'
import { importedWith } from '../../test/students.ts'
import { isTickable, isTicked, noTicks, tickAll, tickedRows } from './ticks.ts'

const row = (number: number, verdict: Verdict, first_name: string | null = 'Ana'): ImportRow => ({
  row: number,
  verdict,
  reasons: [],
  student: importedWith({ first_name }),
})

test('only new students and those to be activated are checked by default', () => {
  const rows = [row(2, 'new'), row(3, 'activate'), row(4, 'similar'), row(5, 'doubtful'), row(6, 'present')]
  expect(tickedRows(noTicks, rows)).toEqual([2, 3])
})

test('refused rows stay out, even if they were checked', () => {
  const refused = (['present', 'repeated', 'bad_email', 'missing_name', 'elsewhere'] as const).map((verdict, index) =>
    row(index, verdict),
  )
  expect(tickedRows(tickAll(noTicks, refused, true), refused)).toEqual([])
})

test('a doubtful row without a first name has no box', () => {
  expect(isTickable(row(2, 'doubtful'))).toBe(true)
  expect(isTickable(row(2, 'doubtful', null))).toBe(false)
})

test('a row over the cap has a box only while a seat is free', () => {
  expect(isTickable(row(2, 'over_limit'))).toBe(false)
  expect(isTickable(row(2, 'over_limit'), 1)).toBe(true)
})

test('what was chosen by hand lasts when the verdict changes', () => {
  const ticks = tickAll(noTicks, [row(2, 'new')], false)
  expect(isTicked(ticks, row(2, 'similar'))).toBe(false)
  expect(isTicked(tickAll(ticks, [row(2, 'similar')], true), row(2, 'new'))).toBe(true)
})
