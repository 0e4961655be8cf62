import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishBuild } from './publish-build.ts'

let served: string
beforeEach(async () => {
  served = await mkdtemp(join(tmpdir(), 'tertulia-dist-'))
})
afterEach(() => rm(served, { recursive: true }))

async function build(files: Readonly<Record<string, string>>): Promise<void> {
  const built = join(served, '.building')
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(built, file)), { recursive: true })
    await writeFile(join(built, file), text)
  }
  await publishBuild(built, served)
}
const pageOf = (number: number) => ({
  'index.html': `<script src="/assets/start-${number}.js"></script>`,
  'practice/icon.svg': `icon ${number}`,
  [`assets/start-${number}.js`]: `${number}`,
  'assets/words-en.js': 'the same in each',
})
const assets = async () => (await readdir(join(served, 'assets'))).toSorted()
const read = (file: string) => readFile(join(served, file), 'utf8')

test('the first build of a fresh clone is all there is', async () => {
  await build(pageOf(1))
  expect(await assets()).toEqual(['start-1.js', 'words-en.js'])
  expect(await read('index.html')).toContain('start-1.js')
  expect((await readdir(served)).toSorted()).toEqual(['.builds.json', 'assets', 'index.html', 'practice'])
})

test('a server and a tab of the build before still find their files', async () => {
  await build(pageOf(1))
  await build(pageOf(2))
  expect(await assets()).toEqual(['start-1.js', 'start-2.js', 'words-en.js'])
  expect(await read('index.html')).toContain('start-2.js')
  expect(await read('practice/icon.svg')).toBe('icon 2')
})

test('an existing file is not replaced, because a browser may be fetching it', async () => {
  await build(pageOf(1))
  const file = join(served, 'assets', 'words-en.js')
  await utimes(file, 1, 1)
  await build(pageOf(2))
  expect((await stat(file)).mtimeMs).toBe(1000)
})

test('what only builds before the last ten had is removed', async () => {
  for (let number = 1; number <= 12; number += 1) await build(pageOf(number))
  const starts = (await assets()).filter((file) => file.startsWith('start-'))
  expect(starts).toHaveLength(10)
  expect(starts).not.toContain('start-2.js')
  expect(starts).toContain('start-3.js')
  expect(await assets()).toContain('words-en.js')
})

test('the same build again counts once', async () => {
  await build(pageOf(1))
  for (let times = 0; times < 12; times += 1) await build(pageOf(2))
  expect(await assets()).toContain('start-1.js')
})

test('files without a record count as one build', async () => {
  await mkdir(join(served, 'assets'))
  await writeFile(join(served, 'assets', 'start-0.js'), '')
  await build(pageOf(1))
  expect(await assets()).toContain('start-0.js')
})
