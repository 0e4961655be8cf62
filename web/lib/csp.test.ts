import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import './csp.ts'
import { config } from 'zod/mini'

test('schemas are walked and never compiled, as the content security policy wants it', () => {
  expect(config().jitless).toBe(true)
})

test('nothing in the web writes HTML by itself or fetches from elsewhere', () => {
  const files = globSync('web/**/*.{ts,tsx,html,css}').filter(
    (file) => !/\.test\.|^web\/(?:test|licences)\//.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const writes =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(/
  const fetches = /(?:src|href|import|fetch|url)\s*[=(]\s*["'{`]*https?:\/\//
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    expect(text, file).not.toMatch(writes)
    expect(text, file).not.toMatch(fetches)
  }
})
