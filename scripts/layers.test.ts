import { expect, test } from 'vitest'
import { layerProblem } from './lint/layers.ts'

test('a folder may import from lower layers', () => {
  expect(layerProblem('server/students/bulk.actions.ts', 'server/http/answer/error-handler.ts')).toBeUndefined()
  expect(layerProblem('server/students/bulk.actions.ts', 'server/students/seats.ts')).toBeUndefined()
  expect(layerProblem('server/students/bulk.actions.ts', 'contract/people/students.ts')).toBeUndefined()
})

test('importing from a higher or the same layer is a problem with advice', () => {
  expect(layerProblem('server/http/mount.ts', 'server/students/seats.ts')).toMatch(
    /^server\/students\/ is above server\/http\/.*Move the shared code/,
  )
  expect(layerProblem('server/audit/audit.queries.ts', 'server/files/copy-files.ts')).toMatch(/in the same layer as/)
})

test('a folder without a layer is a problem', () => {
  expect(layerProblem('server/holidays/holidays.routes.ts', 'server/http/mount.ts')).toBe(
    'server/holidays/ has no layer: add it to layers.json, above what it imports.',
  )
})

test('folders may not import the top-level files', () => {
  expect(layerProblem('server/students/seats.ts', 'server/app.ts')).toMatch(/may not be imported/)
  expect(layerProblem('server/start.ts', 'server/app.ts')).toBeUndefined()
})

test('tests may import anything', () => {
  expect(layerProblem('server/http/limits.test.ts', 'server/students/seats.ts')).toBeUndefined()
})
