import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../steps.ts'

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
const found = (pattern: RegExp) => quoted.filter((text) => pattern.test(text))

test('every command in CONTRIBUTING exists', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [...page.matchAll(/npm (?:run )?([\w-]+)/g)].map(([, name = '']) => name)
  expect(named).toEqual(expect.arrayContaining(['dev', 'check', 'test', 'tables', 'openapi']))
  for (const name of named.filter((one) => one !== 'install')) expect(Object.keys(scripts)).toContain(name)
})

test('every file and folder in CONTRIBUTING exists', () => {
  const links = [...page.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link)
  // Data folders, and files of the example, don't exist.
  const paths = [...links, ...found(/^(?:contract|server|web|e2e|docs|scripts)\/[^ ]*$/)]
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
})

test('every file and folder in the architecture page exists, and it is one page', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const paths = [...text.matchAll(/`((?:contract|server|web|e2e|docs|scripts|bench|prove)\/[^`<\s]*)`/g)]
  expect(paths.length).toBeGreaterThan(40)
  for (const [, path = ''] of paths) expect(existsSync(join(root, path)), path).toBe(true)
  expect(text.split(/\s+/).length).toBeLessThan(1000)
})

test('the names in CONTRIBUTING are in the files that it mentions', () => {
  const has = (file: string, text: string) => expect(readFileSync(join(root, file), 'utf8'), file).toContain(text)
  has('web/locales/en/inside/students.ts', 'Manage Students')
  has('contract/people/students.ts', 'const profile = {')
  has('contract/values/languages.ts', 'interfaceLanguages')
  has('contract/values/languages.ts', 'practiceLanguages')
  has('web/lazy-routes.ts', 'inside(')
})

test('each first change has its section', () => {
  const headings = [...page.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)
  expect(headings).toEqual([
    'Work on it',
    'Your first change: a word',
    'A field of a student',
    'An endpoint',
    'A page',
    'A language of the interface',
    'A practice language',
    'A database migration',
  ])
})
