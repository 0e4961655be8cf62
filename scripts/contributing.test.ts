import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const quoted = [...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
const found = (pattern: RegExp) => quoted.filter((text) => pattern.test(text))

test('every command that it names is one of the project', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const named = [...page.matchAll(/npm (?:run )?([\w-]+)/g)].map(([, name = '']) => name)
  expect(named).toEqual(expect.arrayContaining(['dev', 'check', 'test', 'tables', 'openapi']))
  for (const name of named.filter((one) => one !== 'install')) expect(Object.keys(scripts)).toContain(name)
})

test('every file and folder that it names is there', () => {
  const links = [...page.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, link = '']) => link)
  // The data of a running server, and the files of the example, are not.
  const paths = [...links, ...found(/^(?:contract|server|web|e2e|docs|scripts)\/[^ ]*$/)]
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
})

test('the names that it tells to look for are where it says', () => {
  const has = (file: string, text: string) => expect(readFileSync(join(root, file), 'utf8'), file).toContain(text)
  has('web/locales/en/inside/students.ts', 'Manage Students')
  has('contract/students.ts', 'const profile = {')
  has('contract/imports.ts', 'export const importFields')
  has('contract/languages.ts', 'interfaceLanguages')
  has('contract/languages.ts', 'practiceLanguages')
  has('web/late-routes.ts', 'inside(')
})

test('each of its first changes has its section', () => {
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
