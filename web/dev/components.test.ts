import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8') }))

test('the component page shows every component, or one that is made of it', () => {
  const parts = read('../ui/')
  const places = [...read('./'), ...parts].map(({ text }) => text).join('\n')
  const missing = parts.filter(({ name }) => !places.includes(`/${name.split('/').at(-1)}'`))
  expect(missing.map(({ name }) => name)).toEqual([])
})
