import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { printLicences, unknownLicences } from './licences.ts'
import { printBom } from './sbom.ts'
import { listShippedPackages, noticesOfWeb } from './shipped.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

test('the committed list of licences matches the lock file (npm run sbom)', () => {
  expect(readFileSync(`${root}docs/licences.md`, 'utf8')).toBe(printLicences())
})

test('every shipped package has a reviewed licence', () => {
  expect(unknownLicences()).toEqual([])
})

test('the list has runtime and bundled packages, and no development tools', () => {
  const found = new Map(listShippedPackages().map((one) => [one.name, one]))
  expect(found.get('fastify')).toMatchObject({ server: true, web: false })
  expect(found.get('zod')).toMatchObject({ server: true, web: true })
  for (const name of [
    'react',
    'react-dom',
    'scheduler',
    'react-router',
    '@fontsource-variable/inter',
    '@base-ui/react',
  ])
    expect(found.get(name), name).toMatchObject({ server: false, web: true })
  for (const name of ['vite', 'vitest', 'typescript', '@playwright/test', 'jsdom', 'knip'])
    expect(found.has(name), name).toBe(false)
})

test('the list has the word lists that lexicons are compiled from', () => {
  const { devDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const lists = listShippedPackages().filter(({ lexicon }) => lexicon)
  const expected = Object.keys(devDependencies).filter((name) =>
    /^dictionary-|-dict$|-lefff$|^most-common-words/.test(name),
  )
  expect(lists.map(({ name }) => name)).toEqual(expected.toSorted())
})

test('the web app includes the licences of bundled packages', () => {
  const notices = noticesOfWeb()
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).toMatch(/^react-dom \d.* \(MIT\)\n\nMIT License\n\nCopyright/m)
  const silent = notices.split(/^-{78}$/m).filter((notice) => notice.trim().split('\n').length < 5)
  expect(silent.map((notice) => notice.trim())).toEqual([])
})

test('the SBOM has each package once, without registry URLs and local paths', {
  timeout: 60_000,
}, () => {
  const text = printBom()
  const bom = JSON.parse(text)
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'tertulia' } } })
  const refs: string[] = bom.components.map((one: { 'bom-ref': string }) => one['bom-ref'])
  const shipped = listShippedPackages().map(({ name, version }) => `${name}@${version}`)
  expect(new Set(refs)).toEqual(new Set(shipped))
  expect(new Set(refs).size).toBe(refs.length)
  for (const place of ['registry.', root, homedir()]) expect(text).not.toContain(place)
})
