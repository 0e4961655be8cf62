import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the compiled lexicons are; `scripts/prepare.mjs` makes them. */
export const lexiconFolder = fileURLToPath(new URL('../../../lexicons/', import.meta.url))

/** The compiled lexicon of a language. */
export const lexiconFile = (language: string): string => join(lexiconFolder, `${language}.bin`)
