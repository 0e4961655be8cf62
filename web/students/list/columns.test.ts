import { expect, test } from 'vitest'
import { columnsFor } from './columns.tsx'

test('in a class, day and time of the last practice stand in one line where there is room', () => {
  const widthOf = (breakpoint: number, isClass: boolean) =>
    columnsFor(breakpoint, isClass).find(({ name }) => name === 'last_practised_at')?.width
  expect([widthOf(4, false), widthOf(3, true), widthOf(4, true)]).toEqual(['8rem', '8rem', '12rem'])
})
