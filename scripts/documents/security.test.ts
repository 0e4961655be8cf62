import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rootOf = (file: string) => new URL(`../../${file}`, import.meta.url)
const page = readFileSync(rootOf('docs/security.md'), 'utf8')
const promises = page
  .split(/^- /m)
  .slice(1)
  .map((text) => ({
    promise: text.split('\n')[0] ?? '',
    tests: [...text.matchAll(/^ {2}- `([^`]+)` · (.+)$/gm)].map(([, file = '', name = '']) => ({ file, name })),
  }))

/** Whether a file contains a quoted test name. */
function hasTest({ file, name }: { file: string; name: string }): boolean {
  const text = existsSync(rootOf(file)) ? readFileSync(rootOf(file), 'utf8').replaceAll("\\'", "'") : ''
  return [`'`, `"`, '`'].some((quote) => text.includes(quote + name + quote))
}

test('every promise has a test', () => {
  expect(promises.length).toBeGreaterThan(50)
  expect(promises.filter(({ tests }) => tests.length === 0).map(({ promise }) => promise)).toEqual([])
})

test('every test in docs/security.md exists', () => {
  const named = promises.flatMap(({ tests }) => tests)
  expect(named.filter((one) => !hasTest(one))).toEqual([])
})
