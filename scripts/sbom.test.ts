import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printLicences, unknownLicences } from './licences.ts'
import { printBom } from './sbom.ts'
import { listShipped, noticesOfWeb } from './shipped.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the committed list of licences is that of the lock file (run npm run sbom)', () => {
  expect(readFileSync(`${root}docs/licences.md`, 'utf8')).toBe(printLicences())
})

test('nothing is shipped under a licence that nobody has looked at', () => {
  expect(unknownLicences()).toEqual([])
})

test('what runs and what is built into the web app is on the list, and what only builds or tests is not', () => {
  const found = new Map(listShipped().map((one) => [one.name, one]))
  expect(found.get('fastify')).toMatchObject({ server: true, web: false })
  expect(found.get('zod')).toMatchObject({ server: true, web: true })
  for (const name of ['react', 'react-dom', 'scheduler', 'i18next', '@fontsource-variable/inter', '@base-ui/react'])
    expect(found.get(name), name).toMatchObject({ server: false, web: true })
  for (const name of ['vite', 'vitest', 'typescript', '@playwright/test', 'jsdom', 'knip'])
    expect(found.has(name), name).toBe(false)
})

test('the web app carries the licences of what is built into it', () => {
  const notices = noticesOfWeb()
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).toMatch(/^react-dom \d.* \(MIT\)\n\nMIT License\n\nCopyright/m)
  const silent = notices.split(/^-{78}$/m).filter((notice) => notice.trim().split('\n').length < 5)
  expect(silent.map((notice) => notice.trim())).toEqual([])
})

test('the bill of materials names all of it once, and no registry and no folder of this machine', {
  timeout: 60_000,
}, () => {
  const text = printBom()
  const bom = JSON.parse(text)
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'tertulia' } } })
  const refs: string[] = bom.components.map((one: { 'bom-ref': string }) => one['bom-ref'])
  const shipped = listShipped().map(({ name, version }) => `${name}@${version}`)
  expect(new Set(refs)).toEqual(new Set(shipped))
  expect(new Set(refs).size).toBe(refs.length)
  for (const place of ['registry.', root, homedir()]) expect(text).not.toContain(place)
})
