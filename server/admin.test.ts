import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adminHelp } from '#server/staff/recovery/admin-commands.ts'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'
import { goodPassword } from '#server/test/world.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tertulia-admin-'))
  fillDataFolder(join(folder, 'data'))
})
afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

const env = () => ({ PORT: '0', DATA_DIR: join(folder, 'data'), LIMIT_FACTOR: '1000' })
const admin = (...args: string[]) => runProgram('server/admin.ts', args, env()).ending

const tokenOf = (answer: unknown) => (answer as { authToken: string }).authToken

async function startWithSchool(email: string) {
  const server = runProgram('server/main.mjs', [], env())
  const address = (await server.firstLine)?.split(' ')[4] ?? ''
  const body = JSON.stringify({ email, school_name: 'Escuela Sol', password: goodPassword })
  const headers = { 'content-type': 'application/json' }
  const signedIn: unknown = await (await fetch(`${address}/api/auth/signup`, { method: 'POST', headers, body })).json()
  const listStudents = () =>
    fetch(`${address}/api/students`, { headers: { authorization: `Bearer ${tokenOf(signedIn)}` } })
  return { server, listStudents }
}

test('granting gives access without a plan from the next request on, and revoking ends it', async () => {
  const { server, listStudents } = await startWithSchool('ana@sol.example')
  expect((await listStudents()).status).toBe(402)
  expect(await admin('grant', 'ANA@sol.example')).toMatchObject({
    code: 0,
    stdout: 'ana@sol.example is now an admin.\n',
  })
  expect((await listStudents()).status).toBe(200)
  expect((await admin('list')).stdout).toBe('ana@sol.example (Escuela Sol)\n')
  expect((await admin('staff', 'ana@sol.example')).stdout).toMatch(/^Name .*\n– +ana@sol\.example +owner, admin /)
  expect((await admin('revoke', 'ana@sol.example')).code).toBe(0)
  expect((await listStudents()).status).toBe(402)
  server.child.kill('SIGTERM')
  await server.ending
  expect((await admin('list')).stdout).toBe('There are no admins.\n')
})

test('an unknown address and an unknown command are refused in one sentence', async () => {
  expect(await admin('grant', 'nobody@sol.example')).toMatchObject({
    code: 1,
    stderr: 'There is no account with the email address nobody@sol.example.\n',
  })
  expect(await admin('promote', 'a@b.example')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no command promote\..*\n$/),
  })
})

test('the help names every command', () => {
  for (const command of ['list', 'grant', 'revoke', 'staff', 'reset-factors', 'hand-over', 'cancel'])
    expect(adminHelp).toMatch(new RegExp(`^ {2}${command} `, 'm'))
})
