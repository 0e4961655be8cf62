import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { compileLexicon } from './compile.ts'
import type { LexiconSource } from './entries.ts'
import { lexiconFile, lexiconFolder } from './files.ts'

// The slowest first, so that the last to end is a short one.
const sources: Readonly<Record<string, () => Promise<{ readSource: () => LexiconSource }>>> = {
  pt: () => import('#server/analysis/pt/lexicon/source.ts'),
  es: () => import('#server/analysis/es/lexicon/source.ts'),
  fr: () => import('#server/analysis/fr/lexicon/source.ts'),
  de: () => import('#server/analysis/de/lexicon/source.ts'),
  it: () => import('#server/analysis/it/lexicon/source.ts'),
  en: () => import('#server/analysis/en/lexicon/source.ts'),
}
const ownFile = fileURLToPath(import.meta.url)

async function compile(language: string): Promise<void> {
  const source = await sources[language]?.()
  if (!source) throw new Error(`There is no lexicon of ${language}.`)
  const file = lexiconFile(language)
  // Another process may read the file meanwhile.
  writeFileSync(`${file}.new`, compileLexicon(source.readSource()))
  renameSync(`${file}.new`, file)
}

// A process for each, which gives its memory back; it makes millions of short-lived texts, so that room for new ones saves half its time.
async function compileApart(language: string): Promise<void> {
  const [code] = await once(fork(ownFile, [language], { execArgv: ['--max-semi-space-size=64'] }), 'exit')
  if (code !== 0) throw new Error(`The lexicon of ${language} could not be compiled.`)
}

mkdirSync(lexiconFolder, { recursive: true })
const [chosen] = process.argv.slice(2)
if (chosen) await compile(chosen)
else {
  const waiting = Object.keys(sources)
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await compileApart(next)
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, lane))
}
