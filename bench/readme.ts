import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('README.md', import.meta.url))
const between = /(?<=<!-- figures -->\n)[\s\S]*(?=<!-- end of figures -->)/

export async function writeFigures(table: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const origin = `Measured on ${day} with \`npm run bench\`, on ${availableParallelism()} cores.`
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(between, () => `\n${origin}\n\n${table}\n\n`),
  )
}
