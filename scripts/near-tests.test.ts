import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { chooseTests, englishWords, takenAway } from './near-tests.ts'

const files = [
  'contract/people/students.ts',
  'server/students/bulk.test.ts',
  'server/students/students.test.ts',
  'server/students/students.queries.ts',
  'server/classes/classes.test.ts',
  'web/students/profile/student-page.test.tsx',
  'web/ui/overlays/dialog.test.tsx',
]
const choose = (changed: string[], most = 10) => chooseTests(files, changed, most)

test('order: the changed test, the test of the same name, of the folder, of the feature', () => {
  expect(choose(['server/students/students.queries.ts']).chosen).toEqual([
    'server/students/students.test.ts',
    'server/students/bulk.test.ts',
    'web/students/profile/student-page.test.tsx',
  ])
  expect(choose(['server/students/bulk.test.ts']).chosen[0]).toBe('server/students/bulk.test.ts')
})

test('a changed contract file selects server and web tests', () => {
  expect(choose(['contract/people/students.ts']).chosen).toEqual([
    'server/students/bulk.test.ts',
    'server/students/students.test.ts',
    'web/students/profile/student-page.test.tsx',
  ])
})

test('tests over the limit are counted', () => {
  expect(choose(['contract/people/students.ts'], 1)).toEqual({ chosen: ['server/students/bulk.test.ts'], left: 2 })
})

test('a file without related tests selects none', () => {
  expect(choose(['README.md'])).toEqual({ chosen: [], left: 0 })
})

test('a test that has a text which is said no more is as near as one that was changed', () => {
  const { chosen } = chooseTests(files, ['web/locales/en/inside/students.ts'], 10, [
    'web/ui/overlays/dialog.test.tsx',
    'e2e/x.e2e.ts',
  ])
  expect(chosen).toEqual(['web/ui/overlays/dialog.test.tsx'])
})

test('a diff takes away the texts that it does not say again, without what is filled in', () => {
  const diff = [
    '--- a/web/locales/en/inside/students.ts',
    '+++ b/web/locales/en/inside/students.ts',
    "-  nothing: { title: 'No pupil here', text: 'Nobody fits this search.' },",
    "+  nothing: { title: 'No pupil here', text: 'Nobody fits.' },",
    "-  saved: 'What changed of {{name}} was kept',",
    "-  close: 'Close',",
    '-  same_email: ({ value }) => `Row ${value} has this very address.`,',
  ].join('\n')
  expect(takenAway(diff)).toEqual(['Nobody fits this search.', 'What changed of', 'was kept', 'has this very address.'])
})

test('the English of every bundle, mail and page of the server is looked through', () => {
  const found = execFileSync('git', ['ls-files', '--', ...englishWords], { encoding: 'utf8' }).split('\n')
  expect(found).toEqual(
    expect.arrayContaining([
      'web/locales/en/inside/students.ts',
      'server/mail/words/en.ts',
      'server/mail/words/homework/en.ts',
      'server/billing/sandbox/invoice-words.ts',
    ]),
  )
})
