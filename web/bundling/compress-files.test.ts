import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './compress-files.ts'

test('what a page names has a compressed copy beside it, and what comes later has none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-built-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<script src="/assets/start-1.js"></script>["assets/words-en-1.js"]')
  for (const name of ['start-1', 'words-en-1', 'dialog-1'])
    await writeFile(join(folder, 'assets', `${name}.js`), `${name}()`)
  await compressFiles(folder)
  expect((await readdir(join(folder, 'assets'))).filter((name) => name.endsWith('.br')).toSorted()).toEqual([
    'start-1.js.br',
    'words-en-1.js.br',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/start-1.js.br'))).toString()).toBe('start-1()')
  await rm(folder, { recursive: true })
})
