import { expect, test } from 'vitest'
import { createLog } from '#server/lib/log.ts'

test('requests and errors logged by a library contain no personal data either', () => {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  const error = Object.assign(new Error('Ana Solis is no number'), { code: 'ERR_NUMBER' })
  log.error(error)
  log.warn({ err: error })
  log.error({ err: error, req: { url: '/students?search=Ana', ip: '203.0.113.77' } }, 'a sentence of ours')
  log.info({ name: 'Ana' }, 'not written at this level')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['failed', 'failed', 'a sentence of ours'])
  expect(lines.map((line) => JSON.parse(line).err.code)).toEqual(['ERR_NUMBER', 'ERR_NUMBER', 'ERR_NUMBER'])
  expect(lines.join('')).not.toMatch(/Ana|203\.0/)
})
