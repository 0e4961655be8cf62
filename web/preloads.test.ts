import { join } from 'node:path'
import { expect, test } from 'vitest'
import { preloads } from './preloads.ts'
import { lateWords } from './word-bundles.ts'

const modules = [
  'main.tsx',
  'frame/frame.tsx',
  'app/session/auth-calls.ts',
  'lazy-routes.ts',
  'school/school-page.tsx',
  'home/prefetch-data.ts',
  'students/students-page.tsx',
  'students/prefetch-data.ts',
].map((file) => join(import.meta.dirname, file))
const words = ['open', 'inside', 'teaching'].map((bundle) => `\0virtual:words/en/${bundle}`)
const chunks = [...modules, ...words, lateWords].map((id) => ({
  type: 'chunk',
  fileName: `assets/${id.split('/').slice(-2).join('-').replace('\0', '')}.js`,
  imports: [],
  moduleIds: [id],
}))

function filledIn(): Record<string, { files: string[]; words: Record<string, string[]> }> {
  const { transformIndexHtml: hook } = preloads()
  if (typeof hook !== 'object' || !('handler' in hook)) throw new Error('No hook')
  const html: unknown = Reflect.apply(hook.handler, null, [
    '__PRELOADS__',
    { bundle: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, chunk])) },
  ])
  return JSON.parse(String(html))
}

test('a page asks for its files at once, with the table that names its words', () => {
  const { '/school': school, '/students': students } = filledIn()
  expect(school?.files).toContain('assets/school-school-page.tsx.js')
  expect(school?.files).toContain('assets/virtual:words-late.js')
  expect(school?.words.en).toEqual(['assets/en-open.js', 'assets/en-inside.js', 'assets/en-teaching.js'])
  expect(students?.files).toContain('assets/students-students-page.tsx.js')
  expect(students?.files).not.toContain('assets/virtual:words-late.js')
})
