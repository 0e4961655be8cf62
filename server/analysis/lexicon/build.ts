import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { compileLexicon } from './compile.ts'
import type { LexiconSource } from './entries.ts'
import { lexiconFile, lexiconFolder } from './files.ts'

// Each in its language's own folder, so that a language is one folder and one line.
const sources: Readonly<Record<string, () => Promise<{ readSource: () => LexiconSource }>>> = {
  es: () => import('#server/analysis/es/lexicon/source.ts'),
  pt: () => import('#server/analysis/pt/lexicon/source.ts'),
  en: () => import('#server/analysis/en/lexicon/source.ts'),
}

/** Compiles the lexicons that are missing or older than their sources, or those of some languages. */
async function build(languages: readonly string[]) {
  mkdirSync(lexiconFolder, { recursive: true })
  for (const [language, load] of Object.entries(sources)) {
    if (languages.length > 0 && !languages.includes(language)) continue
    const { readSource } = await load()
    const file = lexiconFile(language)
    // Another process may read the file meanwhile.
    writeFileSync(`${file}.new`, compileLexicon(readSource()))
    renameSync(`${file}.new`, file)
  }
}

await build(process.argv.slice(2))
