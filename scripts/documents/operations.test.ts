import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeSettings } from '#server/settings/config.ts'
import { createMetrics } from '#server/metrics/metrics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')
const text = read('docs/operations.md')

test('every metric is documented', async () => {
  const metrics = createMetrics()
  for (const name of ['tertulia_jobs', 'tertulia_pool_connections'] as const) metrics.addGauge(name, () => [])
  const names = [...(await metrics.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(4)
  for (const name of names) expect(text).toContain(`| \`${name}\` |`)
})

test('every documented command exists', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = [...text.matchAll(/npm run ([a-z-]+)/g)].map(([, name = '']) => name)
  expect(new Set(commands)).toEqual(new Set(['backup', 'restore', 'move', 'prove', 'admin', 'check-mail', 'sbom']))
  for (const name of commands) expect(Object.keys(scripts)).toContain(name)
})

test('every documented file and setting exists', () => {
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link = '']) => `docs/${link}`)
  const files = [...text.matchAll(/(?:deploy|scripts)\/[\w.-]+\.[a-z]+/g)].map(([file]) => file)
  for (const file of [...links, ...files]) expect(existsSync(`${root}${file}`), file).toBe(true)
  for (const file of readdirSync(`${root}deploy`)) expect(text).toContain(file.replace(/(?<=backup)\..*/, '.*'))
  const settings = describeSettings()
  // Settings of the database image and of Node.js.
  const others = new Set(['POSTGRES_PASSWORD', 'NODE_EXTRA_CA_CERTS'])
  const named = [...text.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=[^`]*)?`/g)].map(([, name = '']) => name)
  for (const name of named) expect(others.has(name) || settings.includes(`  ${name}  `), name).toBe(true)
})
