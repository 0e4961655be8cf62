import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('README.md', import.meta.url))

export async function writeFindings(name: string, table: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const origin = `Run on ${day} with \`npm run prove ${name}\`, on ${availableParallelism()} cores.`
  const between = new RegExp(`(?<=<!-- ${name} -->\\n)[\\s\\S]*?(?=<!-- end of ${name} -->)`)
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(between, () => `\n${origin}\n\n${table}\n\n`),
  )
}
