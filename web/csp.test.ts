import { expect, test } from 'vitest'
import './csp.ts'
import { config } from 'zod/mini'

test('schemas are walked and never compiled, as the content security policy wants it', () => {
  expect(config().jitless).toBe(true)
})
