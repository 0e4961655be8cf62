import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CorrectionKind } from '#contract/practice/corrections.ts'

export interface WrongSentence {
  kind: CorrectionKind
  /** Where the mistake is typical of the speakers of one language. */
  native_language: string | null
  text: string
  /** One or more ways in which a teacher mends it. */
  mended: readonly string[]
}
export interface TestSet {
  wrong: readonly WrongSentence[]
  right: readonly string[]
}

/** The open part may be used to write rules, the locked one only to measure them. */
export type SetName = 'open' | 'locked'

const line = /^\[(\w+)(?: (\w+))?\] (.+) => (.+)$/

export const parseWrong = (text: string): WrongSentence => {
  const [, kind, native_language = null, wrong, mended] = line.exec(text) ?? []
  if (!kind || !wrong || !mended) throw new Error(`Not “[kind native] wrong => right”: ${text}`)
  return { kind: kind as CorrectionKind, native_language, text: wrong, mended: mended.split(' | ') }
}

export const linesOf = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('#'))

/** The test set of a language in `bench/analysis/<language>/`; empty where there is none. */
export function readSet(language: string, name: SetName): TestSet {
  const read = (kind: 'wrong' | 'right') => {
    const file = fileURLToPath(new URL(`${language}/${name}-${kind}.txt`, import.meta.url))
    return existsSync(file) ? linesOf(file) : []
  }
  return { wrong: read('wrong').map(parseWrong), right: read('right') }
}
