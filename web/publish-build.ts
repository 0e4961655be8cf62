import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { noticesOfWeb } from '../scripts/shipped.ts'
import { compressFiles } from './bundling/compress-files.ts'

/** Files of this many builds are kept, for running servers and open tabs that still refer to them. */
const keptBuilds = 10
const record = '.builds.json'

/** Builds each page into a temporary folder, then adds the files to those of earlier builds; their names contain a hash. */
export async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  const { root, build } = builder.config
  const built = join(root, build.outDir)
  await writeFile(join(built, 'licences.txt'), noticesOfWeb())
  await compressFiles(built)
  await publishBuild(built, dirname(built))
}

/** Pages are moved last, so that they never refer to missing files. */
export async function publishBuild(built: string, served: string): Promise<void> {
  const assets = join(served, 'assets')
  await mkdir(assets, { recursive: true })
  const before = await readBuilds(served)
  const files = await filesIn(built)
  for (const file of files.toSorted((a, b) => Number(isPage(a)) - Number(isPage(b))))
    await moveFile(file, built, served)
  const latest = files.filter((file) => dirname(file) === 'assets').map((file) => basename(file))
  const builds = [...before.filter((build) => build.join() !== latest.join()), latest].slice(-keptBuilds)
  await writeFile(join(served, record), JSON.stringify(builds))
  const named = new Set(builds.flat())
  const gone = (await readdir(assets)).filter((file) => !named.has(file))
  await Promise.all([rm(built, { recursive: true }), ...gone.map((file) => rm(join(assets, file)))])
}

const isPage = (file: string) => file.endsWith('.html')

// An existing file has the same content, and may be in use.
async function moveFile(file: string, built: string, served: string): Promise<void> {
  const target = join(served, file)
  if (dirname(file) === 'assets' && (await exists(target))) return
  await mkdir(dirname(target), { recursive: true })
  await rename(join(built, file), target)
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  return files.map((file) => file.slice(folder.length + 1)).toSorted()
}

/** Oldest first; without a record, all existing files count as one build. */
async function readBuilds(served: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(join(served, record), 'utf8'))
  } catch {
    return [(await readdir(join(served, 'assets'))).toSorted()]
  }
}
