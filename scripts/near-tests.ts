import { basename, dirname } from 'node:path'

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

export function chooseTests(
  files: readonly string[],
  changed: readonly string[],
  max: number,
): { chosen: string[]; left: number } {
  const near = files
    .filter(isTest)
    .map((test) => ({ test, distance: Math.min(...changed.map((file) => distance(test, file))) }))
    .filter((one) => Number.isFinite(one.distance))
    .toSorted((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
  return { chosen: near.slice(0, max).map(({ test }) => test), left: Math.max(0, near.length - max) }
}
