import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fillDataFolder } from '#server/test/data-folder.ts'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'

const folder = await mkdtemp(join(tmpdir(), 'tertulia-start-'))
beforeEach(() => fillDataFolder(folder))
afterEach(async () => {
  await endPrograms()
  await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
})

/** Packages that only some requests or settings need, of hundreds of files each. */
const deferred: ReadonlySet<string> = new Set([
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@prometheus-io/client',
  '@simplewebauthn/server',
  'hucre',
  'libphonenumber-js',
  'nodemailer',
  'openid-client',
  'sharp',
  'stripe',
  'undici',
])

test('a start loads no modules that only some schools or requests need', async () => {
  const { child, firstLine, ending } = runProgram('server/test/programs/loading-program.ts', [], {
    PORT: '0',
    DATA_DIR: folder,
  })
  const line = await firstLine
  child.kill('SIGTERM')
  const { stdout, stderr } = await ending
  expect([line, stderr]).toEqual([expect.stringContaining('Tertulia is ready'), ''])
  const packages: string[] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  expect(packages).toEqual(expect.arrayContaining(['fastify', 'kysely', 'pg']))
  expect(packages.filter((name) => deferred.has(name))).toEqual([])
})

/** Prints at exit whether Node's TypeScript compiler was loaded. */
const tellCompilers = `data:text/javascript,process.once('exit',()=>console.log(process.moduleLoadList.filter((name)=>name.includes('amaro')).length))`

test('from the second start on, nothing is compiled', async () => {
  const compilersOf = async () => {
    const env = { PORT: '0', DATA_DIR: folder, NODE_OPTIONS: `--import=${tellCompilers}` }
    const { child, firstLine, ending } = runProgram('server/main.mjs', [], env)
    expect(await firstLine).toContain('Tertulia is ready')
    child.kill('SIGTERM')
    return Number((await ending).stdout.trim().split('\n').at(-1))
  }
  await compilersOf()
  expect(await compilersOf()).toBe(0)
})
