import { basename, dirname } from 'node:path'

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const stemOf = (file: string) => basename(file).replace(/\..*$/, '')
/** The feature's word: the second folder at both ends, the file's name in the contract. */
const featureOf = (file: string) => {
  const [top = '', second = ''] = file.split('/')
  if (top === 'contract') return stemOf(file)
  return (top === 'server' || top === 'web') && second ? stemOf(second) : ''
}

/** How far a test is from a changed file: 0 the same, 1 beside it under its name, 2 in its folder, 3 of its feature at the other end; infinite where it is none of these. */
function distance(test: string, changed: string): number {
  if (test === changed) return 0
  if (dirname(test) === dirname(changed)) return stemOf(test) === stemOf(changed) ? 1 : 2
  const feature = featureOf(changed)
  return feature !== '' && featureOf(test) === feature ? 3 : Number.POSITIVE_INFINITY
}

/** Says which tests to run for changed files, the nearest first and at most so many, and how many more are near. */
export function chooseTests(
  files: readonly string[],
  changed: readonly string[],
  most: number,
): { chosen: string[]; left: number } {
  const near = files
    .filter(isTest)
    .map((test) => ({ test, distance: Math.min(...changed.map((file) => distance(test, file))) }))
    .filter((one) => Number.isFinite(one.distance))
    .toSorted((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
  return { chosen: near.slice(0, most).map(({ test }) => test), left: Math.max(0, near.length - most) }
}
