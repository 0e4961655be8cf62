import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeSettings } from '#server/settings/config.ts'
import { type Clone, openClone } from '../clone.ts'
import { root } from '../steps.ts'

const readme = readFileSync(join(root, 'README.md'), 'utf8')
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

let clone: Clone
beforeAll(() => {
  clone = openClone()
})
afterAll(() => clone.remove())

async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('no address was printed')
}

test('the README starts with the two commands', () => {
  expect(commands.slice(0, 2)).toEqual(['npm start', 'npm test'])
  expect(commands.slice(2).every((command) => /^npm run (?:demo$|admin -- )/.test(command))).toBe(true)
})

test('the first command serves the web app, and operator commands work meanwhile', async () => {
  const server = clone.start(commands[0] ?? '')
  try {
    const address = await firstAddress(server.output)
    const page = await fetch(address)
    expect([page.status, await page.text()]).toMatchObject([200, expect.stringContaining('<div id="root">')])
    const body = { email: 'ana@school.example', school_name: 'Escuela Sol', password: 'a-quiet-river-42' }
    const headers = { 'content-type': 'application/json' }
    const signUp = await fetch(`${address}/api/auth/signup`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(signUp.status).toBe(201)
    const printed = commands.slice(2).map((command) => {
      const { status, stdout } = clone.run(command)
      expect(status, command).toBe(0)
      return stdout
    })
    expect(printed.join('\n')).toContain('ana@school.example')
  } finally {
    await server.stop()
  }
})

test('the second command runs the checks and prints the totals', () => {
  const { stdout } = clone.run(`${commands[1]} -- --only=format`)
  expect(stdout).toMatch(/^\d+ passed, \d+ failed$/m)
})

test('every folder and file in the README exists', () => {
  const names = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)|\| `(\w+\/)` \|/g)].map(
    ([, link, folder]) => link ?? folder ?? '',
  )
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(existsSync(join(root, name)), name).toBe(true)
})

test('the README has the settings that the server reads, in the same words', () => {
  const rows = [...describeSettings().matchAll(/^ {2}([A-Z][A-Z0-9_]+) +(.*)\n +Default: (.*)$/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, name, does, standard] of rows) expect(readme).toContain(`| \`${name}\` | ${does} | ${standard} |`)
})
