import { expect, test } from 'vitest'
import { chooseTests } from './near-tests.ts'

const files = [
  'contract/students.ts',
  'server/students/bulk.test.ts',
  'server/students/students.test.ts',
  'server/students/students.queries.ts',
  'server/classes/classes.test.ts',
  'web/students/student-page.test.tsx',
  'web/ui/dialog.test.tsx',
]
const choose = (changed: string[], most = 10) => chooseTests(files, changed, most)

test('order: the changed test, the test of the same name, of the folder, of the feature', () => {
  expect(choose(['server/students/students.queries.ts']).chosen).toEqual([
    'server/students/students.test.ts',
    'server/students/bulk.test.ts',
    'web/students/student-page.test.tsx',
  ])
  expect(choose(['server/students/bulk.test.ts']).chosen[0]).toBe('server/students/bulk.test.ts')
})

test('a changed contract file selects server and web tests', () => {
  expect(choose(['contract/students.ts']).chosen).toEqual([
    'server/students/bulk.test.ts',
    'server/students/students.test.ts',
    'web/students/student-page.test.tsx',
  ])
})

test('tests over the limit are counted', () => {
  expect(choose(['contract/students.ts'], 1)).toEqual({ chosen: ['server/students/bulk.test.ts'], left: 2 })
})

test('a file without related tests selects none', () => {
  expect(choose(['README.md'])).toEqual({ chosen: [], left: 0 })
})
