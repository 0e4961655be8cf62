import { expect, test } from 'vitest'
import { chooseTests } from './near-tests.ts'

const files = [
  'contract/students.ts',
  'server/students/bulk.test.ts',
  'server/students/students.test.ts',
  'server/students/students.queries.ts',
  'server/classes/classes.test.ts',
  'web/students/profile/student-page.test.tsx',
  'web/ui/overlays/dialog.test.tsx',
]
const choose = (changed: string[], most = 10) => chooseTests(files, changed, most)

test('a changed test comes first, then the test of the same name, then those of the folder and of the other end', () => {
  expect(choose(['server/students/students.queries.ts']).chosen).toEqual([
    'server/students/students.test.ts',
    'server/students/bulk.test.ts',
    'web/students/profile/student-page.test.tsx',
  ])
  expect(choose(['server/students/bulk.test.ts']).chosen[0]).toBe('server/students/bulk.test.ts')
})

test('a changed file of the contract is tested at both ends', () => {
  expect(choose(['contract/students.ts']).chosen).toEqual([
    'server/students/bulk.test.ts',
    'server/students/students.test.ts',
    'web/students/profile/student-page.test.tsx',
  ])
})

test('what is not run any more is counted', () => {
  expect(choose(['contract/students.ts'], 1)).toEqual({ chosen: ['server/students/bulk.test.ts'], left: 2 })
})

test('a file that no test is near to chooses none', () => {
  expect(choose(['README.md'])).toEqual({ chosen: [], left: 0 })
})
