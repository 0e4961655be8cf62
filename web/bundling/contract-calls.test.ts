import { join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { contractCalls } from './contract-calls.ts'

const entry = join(import.meta.dirname, '../frame/frame.tsx')

async function bundle(code: string): Promise<{ modules: string[]; code: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __zod_globalConfig: '{}' },
    plugins: [
      contractCalls('client', (id) => (id === entry ? code : '')),
      { name: 'entry', enforce: 'pre', load: (id) => (id === entry ? code : null) },
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const [file] = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  if (!file || !('moduleIds' in file)) throw new Error('Nothing was built')
  return { modules: file.moduleIds, code: file.code }
}
const hasZod = ({ modules }: { modules: string[] }) => modules.some((id) => /node_modules.zod./.test(id))
const run = (code: string) => import(`data:text/javascript,${encodeURIComponent(code)}`)

test.each([
  ["import { students } from '#contract/people/students.ts'", 'students.list.path', '/students'],
  ["import { studentSortOrders } from '#contract/people/student-filter.ts'", 'studentSortOrders[0]', 'name'],
  ["import { classes } from '#contract/people/classes.ts'", 'Boolean(classes.list.returns)', true],
])('without zod: %s', async (line, expression, value) => {
  const built = await bundle(`${line}\nexport const found = ${expression}\n`)
  expect(hasZod(built)).toBe(false)
  expect(await run(built.code)).toMatchObject({ found: value })
})

test.each([
  "import { StudentQuery } from '#contract/people/student-filter.ts'\nexport const found = StudentQuery",
  "import { students } from '#contract/people/students.ts'\nexport const found = students.list.query.shape",
  "import { importFields } from '#contract/people/imports.ts'\nexport const found = importFields",
])('who names a schema has it: %s', async (code) => {
  expect(hasZod(await bundle(`${code}\n`))).toBe(true)
})

test('a schema that is left out does not pretend to check anything', async () => {
  const built = await bundle(
    "import { students } from '#contract/people/students.ts'\nexport const run = (does) => students.add.body[does]({})\n",
  )
  const { run: runSchema } = await run(built.code)
  expect(() => runSchema('safeParse')).toThrow('There are no schemas here')
})

test('an error of the contract stays one class', async () => {
  const built = await bundle(
    "import { ApiError } from '#contract/errors.ts'\nimport { createClient } from '#contract/client.ts'\nimport { students } from '#contract/people/students.ts'\nexport const found = [ApiError, createClient, students]\n",
  )
  expect(built.modules.filter((id) => /contract.errors/.test(id))).toHaveLength(1)
})
