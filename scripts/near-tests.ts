import { basename, dirname } from 'node:path'

/** Git's patterns of the files whose English is quoted by tests. */
export const englishWords = [
  ':(glob)web/locales/en/**/*.ts',
  ':(glob)server/**/words/**/en.ts',
  ':(glob)server/**/*-words.ts',
] as const

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const stemOf = (file: string) => basename(file).replace(/\..*$/, '')
/** The feature: the second folder in server/ and web/, the file name in contract/. */
const featureOf = (file: string) => {
  const [top = '', second = ''] = file.split('/')
  if (top === 'contract') return stemOf(file)
  return (top === 'server' || top === 'web') && second ? stemOf(second) : ''
}

/** 0: the same file, 1: same name, 2: same folder, 3: same feature, otherwise infinite. */
function distance(test: string, changed: string): number {
  if (test === changed) return 0
  if (dirname(test) === dirname(changed)) return stemOf(test) === stemOf(changed) ? 1 : 2
  const feature = featureOf(changed)
  return feature !== '' && featureOf(test) === feature ? 3 : Number.POSITIVE_INFINITY
}

/** The nearest tests first, at most `max` of them, and how many more are near; those that quote a removed text count as changed. */
export function chooseTests(
  files: readonly string[],
  changed: readonly string[],
  max: number,
  quoting: readonly string[] = [],
): { chosen: string[]; left: number } {
  const near = files
    .filter(isTest)
    .map((test) => ({
      test,
      distance: quoting.includes(test) ? 0 : Math.min(...changed.map((file) => distance(test, file))),
    }))
    .filter((one) => Number.isFinite(one.distance))
    .toSorted((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
  return { chosen: near.slice(0, max).map(({ test }) => test), left: Math.max(0, near.length - max) }
}

/** Shorter texts stand in too many tests. */
const leastSaid = 6
const saidIn = (line: string) =>
  [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)]
    .flatMap(([, plain, filled]) => (plain ?? filled ?? '').split(/\{\{.*?\}\}|\$\{.*?\}/))
    .map((text) => text.trim())
    .filter((text) => text.length >= leastSaid)

export function takenAway(diff: string): string[] {
  const lines = diff.split('\n').filter((line) => !/^(?:---|\+\+\+) /.test(line))
  const said = (sign: string) => lines.filter((line) => line.startsWith(sign)).flatMap(saidIn)
  return [...new Set(said('-')).difference(new Set(said('+')))]
}
