import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordedHash, recordOf } from './record.ts'

const [hash, other] = ['a', 'b'].map((letter) => letter.repeat(40)) as [string, string]
const page = readFileSync(new URL('../../docs/browsers.md', import.meta.url), 'utf8')
const firefox = { name: 'Firefox', version: '153.7', steps: 14, isNarrow: true }

test('what is recorded is found again, and replaces what was recorded before', () => {
  const first = recordOf(page, '2026-11-26', hash, [firefox])
  expect(recordedHash(first)).toBe(hash)
  const second = recordOf(first, '2026-11-27', other, [{ ...firefox, version: '154.0' }])
  expect(recordedHash(second)).toBe(other)
  expect(second).not.toContain(hash)
  expect(second.match(/\| Firefox \|/g)).toHaveLength(1)
  expect(second).toContain('| Firefox | 154.0 | 14, all well | well |')
})

test('a browser whose driver makes no narrow window is not said to be well there', () => {
  expect(recordOf(page, '2026-11-27', hash, [{ ...firefox, isNarrow: false }])).toContain('not walked')
})

test('a page without a record has no hash', () => {
  expect(recordedHash('# Browsers')).toBeNull()
})
