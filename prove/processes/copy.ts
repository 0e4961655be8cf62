import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Cluster } from './cluster.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Copy {
  main: string
  addMigration: (name: string, text: string) => Promise<void>
  /** Throws if the file doesn't have the text. */
  edit: (file: string, from: string, to: string) => Promise<void>
}

export async function copyProgram(cluster: Cluster): Promise<Copy> {
  const folder = await cluster.makeFolder('program')
  for (const name of ['package.json', 'server', 'contract'])
    await cp(join(root, name), join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'dist']) await symlink(join(root, name), join(folder, name), 'dir')
  const migrations = join(folder, 'server', 'database', 'migrations')
  return {
    main: join(folder, 'server', 'main.mjs'),
    addMigration: async (name, text) => {
      const number = (await readdir(migrations)).filter((file) => file.endsWith('.sql')).length + 1
      await writeFile(join(migrations, `${String(number).padStart(4, '0')}_${name}.sql`), text)
    },
    edit: async (file, from, to) => {
      const text = await readFile(join(folder, file), 'utf8')
      if (!text.includes(from)) throw new Error(`${file} doesn't have the expected text`)
      await writeFile(join(folder, file), text.replace(from, to))
    },
  }
}
