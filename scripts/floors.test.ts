import { expect, test } from 'vitest'
import { floorProblem } from './lint/floors.ts'

test('a room imports what stands below it', () => {
  expect(floorProblem('server/students/bulk.actions.ts', 'server/http/answer/error-handler.ts')).toBeUndefined()
  expect(floorProblem('server/students/bulk.actions.ts', 'server/students/seats.ts')).toBeUndefined()
  expect(floorProblem('server/students/bulk.actions.ts', 'contract/students.ts')).toBeUndefined()
})

test('a room that imports what stands above it, or beside it, is told what to do', () => {
  expect(floorProblem('server/http/mount.ts', 'server/students/seats.ts')).toMatch(
    /^server\/students\/ is above server\/http\/.*Move what both need/,
  )
  expect(floorProblem('server/audit/audit.queries.ts', 'server/files/copy-files.ts')).toMatch(/on the same floor as/)
})

test('a room that has no floor is told where to add one', () => {
  expect(floorProblem('server/holidays/holidays.routes.ts', 'server/http/mount.ts')).toBe(
    'server/holidays/ has no floor: add it to floors.json, above what it imports.',
  )
})

test('no room imports the files that join the rooms', () => {
  expect(floorProblem('server/students/seats.ts', 'server/app.ts')).toMatch(/imported by none/)
  expect(floorProblem('server/start.ts', 'server/app.ts')).toBeUndefined()
})

test('tests may import anything', () => {
  expect(floorProblem('server/http/limits.test.ts', 'server/students/seats.ts')).toBeUndefined()
})
