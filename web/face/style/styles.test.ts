import { expect, test } from 'vitest'
import { lookStyles } from '#contract/values/looks.ts'
import { visemes } from '../../speech/lips/viseme.ts'
import { variantsOf } from './offers.ts'
import type { Style } from './style.ts'
import { loadStyle } from './styles.ts'

const styles = await Promise.all(lookStyles.map(loadStyle))
const each = styles.map((style): [string, Style] => [style.name, style])
const drawingsOf = ({ definition }: Style, part: string) => [...(definition.parts.get(part)?.variants.keys() ?? [])]

test('every style is there under its name', () => {
  expect(styles.map(({ name }) => name)).toEqual(lookStyles)
})

test.each(each)('%s has a mouth for everything that is said', (_, style) => {
  const spoken = visemes.filter((viseme) => viseme !== 'rest').map((viseme) => style.mouths[viseme].from)
  const drawn = spoken.filter((from) => typeof from === 'string')
  expect(drawn.filter((variant) => !drawingsOf(style, 'mouth').includes(variant))).toEqual([])
  expect(spoken.filter((from) => typeof from !== 'string' && !('tag' in from))).toEqual([])
})

test.each(each)('%s speaks with mouths that differ', (_, { mouths }) => {
  const shapes = Object.values(mouths).map((shape) => JSON.stringify(shape))
  expect(new Set(shapes).size).toBe(shapes.length)
})

test.each(each)('%s names only drawings and colours that it has', (_, style) => {
  const named = [...Object.entries(style.odd), ...Object.entries(style.unlikely)]
  for (const [part, names] of named) {
    const known = new Set([...drawingsOf(style, part), ...(style.definition.colors.get(part)?.values ?? [])])
    expect([part, [...names].filter((name) => !known.has(name))]).toEqual([part, []])
  }
  for (const [part, variant] of Object.entries(style.usual)) expect(drawingsOf(style, part)).toContain(variant)
  const bodies = Object.keys(style.low ?? {})
  expect(bodies.filter((body) => !drawingsOf(style, 'body').includes(body))).toEqual([])
  const eyes = [...style.unblinking, ...(style.lids ? [style.lids] : [])]
  expect(eyes.filter((variant) => !drawingsOf(style, 'eyes').includes(variant))).toEqual([])
  expect([...style.beardless].filter((variant) => !drawingsOf(style, 'hair').includes(variant))).toEqual([])
  expect([...style.absent].filter((part) => !style.definition.parts.has(part))).toEqual([])
})

test.each(each)('%s offers what it is drawn with from the start', (_, style) => {
  for (const [part, variant] of Object.entries(style.usual))
    expect(variantsOf(style, part, 'likely')).toContain(variant)
})

test('no style brings an animation of its own', () => {
  for (const { definition } of styles) {
    expect(definition.parts.has('animation')).toBe(false)
    expect(JSON.stringify(definition.canvas)).not.toMatch(/animation|@keyframes|<style/)
  }
})
