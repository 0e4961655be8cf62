import { access, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { ViteBuilder } from 'vite'
import { noticesOfWeb } from '../scripts/shipped.ts'

/** So many builds keep their files: a server that runs on and a tab that stays open find what theirs names. */
const keptBuilds = 10
const record = '.builds.json'

/** Builds each page aside, in a folder of `dist`, and then puts all files among those of earlier builds: their names tell them apart. */
export async function buildApp(builder: ViteBuilder): Promise<void> {
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  const { root, build } = builder.config
  const built = join(root, build.outDir)
  await writeFile(join(built, 'licences.txt'), noticesOfWeb())
  await publishBuild(built, dirname(built))
}

/** Moves a build into the folder that is served, pages last, and removes what only builds before the last ten had. */
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

// A file that is there already is the same, and may be on its way to somebody.
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

/** The names of the files of each build, the oldest first; where nobody wrote them down, all that are there. */
async function readBuilds(served: string): Promise<string[][]> {
  try {
    return JSON.parse(await readFile(join(served, record), 'utf8'))
  } catch {
    return [(await readdir(join(served, 'assets'))).toSorted()]
  }
}
