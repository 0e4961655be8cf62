import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeSettings } from '#server/config.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const commands = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))
const limit = 120_000

let clone: string
beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'tertulia readme '))
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = stdout.split('\0').filter((file) => file && existsSync(join(root, file)))
  for (const file of files) cpSync(join(root, file), join(clone, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'), 'dir')
})
afterAll(() => rmSync(clone, { recursive: true, force: true }))

const env = () => ({
  ...process.env,
  PORT: '0',
  DATA_DIR: join(clone, 'data'),
  DATABASE_URL: '',
  VITEST: '',
  NODE_ENV: '',
})

/** Starts a command as a reader would type it. */
const start = (command: string) =>
  spawn(command, { cwd: clone, env: env(), shell: true, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })

async function firstAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /http:\S+/.exec(line)?.[0]
    if (address) return address
  }
  throw new Error('no address was printed')
}

test('the README begins with the two commands', () => {
  expect(commands.slice(0, 2)).toEqual(['npm start', 'npm test'])
  expect(commands.slice(2).every((command) => /^npm run (?:demo$|admin -- )/.test(command))).toBe(true)
})

test('the first command serves the web app, and the operator commands work beside it', { timeout: limit }, async () => {
  const server = start(commands[0] ?? '')
  try {
    const address = await firstAddress(server.stdout)
    const page = await fetch(address)
    expect([page.status, await page.text()]).toMatchObject([200, expect.stringContaining('<div id="root">')])
    const body = { email: 'ana@school.example', school_name: 'Escuela Sol', password: 'a-quiet-river-42' }
    const headers = { 'content-type': 'application/json' }
    const signUp = await fetch(`${address}/api/auth/signup`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(signUp.status).toBe(201)
    const printed = commands.slice(2).map((command) => {
      const { status, stdout } = spawnSync(command, { cwd: clone, env: env(), shell: true, encoding: 'utf8' })
      expect(status, command).toBe(0)
      return stdout
    })
    expect(printed.join('\n')).toContain('ana@school.example')
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
})

test('the second command checks the product and counts what it checked', { timeout: limit }, () => {
  const { stdout } = spawnSync(`${commands[1]} -- --only=format`, {
    cwd: clone,
    env: env(),
    shell: true,
    encoding: 'utf8',
  })
  expect(stdout).toMatch(/^\d+ passed, \d+ failed$/m)
})

test('every folder and file that the README names is there', () => {
  const names = [...readme.matchAll(/\]\((?!https?:)([^)]+)\)|\| `(\w+\/)` \|/g)].map(
    ([, link, folder]) => link ?? folder ?? '',
  )
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(existsSync(join(root, name)), name).toBe(true)
})

test('the README has the settings that the server reads', () => {
  const names = [...describeSettings().matchAll(/^ {2}([A-Z_]{2,}) /gm)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(readme).toContain(`| \`${name}\` |`)
})
