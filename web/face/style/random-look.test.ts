import { expect, test } from 'vitest'
import { Look, lookStyles } from '#contract/values/looks.ts'
import { choicesOf } from './choices.ts'
import { firstLook } from './first-look.ts'
import { resolveLook } from './resolve-look.ts'
import { randomLook } from './random-look.ts'
import type { Style } from './style.ts'
import { loadStyle } from './styles.ts'

const styles = await Promise.all(lookStyles.map(loadStyle))
const each = styles.map((style): [string, Style] => [style.name, style])
/** The same chances at every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
const many = (style: Style, count = 300) => {
  const random = seeded(17)
  return Array.from({ length: count }, () => randomLook(style, random))
}

test.each(each)('%s offers eyes and mouths, and hair or a body, each more than one', (_, style) => {
  const names = choicesOf(style).parts.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['eyes', 'mouth']))
  expect(names.some((name) => name === 'hair' || name === 'body')).toBe(true)
  for (const { variants, isOptional } of choicesOf(style).parts)
    expect(variants.length).toBeGreaterThan(isOptional ? 0 : 1)
})

test.each(each)('%s offers all of its parts that can be seen, and no odd mouth', (_, style) => {
  const { parts } = choicesOf(style)
  const offered = new Set(parts.map(({ name }): string => name))
  const missing = [...style.definition.parts].filter(([part, { variants }]) => variants.size > 1 && !offered.has(part))
  expect(missing.map(([part]) => part).toSorted()).toEqual([...style.absent].toSorted())
  const mouths = parts.find(({ name }) => name === 'mouth')?.variants ?? []
  expect(mouths.filter((mouth) => /sad|frown|pacifier|zigzag|drool/.test(mouth))).toEqual([])
})

test('a form begins with what is looked at first', () => {
  const [first] = styles.map((style) => choicesOf(style).parts.map(({ name }) => name))
  expect(first).toEqual(['hair', 'eyes', 'eyebrows', 'mouth', 'glasses', 'earrings', 'details'])
})

test.each(each)('a shuffled %s is a look that can be saved, of what is offered', (_, style) => {
  const { parts, colors } = choicesOf(style)
  for (const look of many(style, 60)) {
    expect(Look.parse(look)).toEqual(look)
    for (const { name, variants, isOptional } of parts)
      expect(isOptional ? [null, ...variants] : variants).toContain(look.parts[name])
    for (const { name, values } of colors) expect(values).toContain(look.colors[name])
  }
})

test.each(each)('a shuffled %s looks as the chances of the style have it', (_, style) => {
  const looks = many(style)
  for (const [part, { chance }] of style.definition.parts) {
    if (chance === null || style.absent.has(part)) continue
    const share = (looks.filter(({ parts }) => parts[part]).length / looks.length) * 100
    expect(share).toBeLessThan(chance + 9)
    if (part !== 'beard' && part !== 'facialHair') expect(share).toBeGreaterThan(Math.min(chance - 9, 1))
  }
})

test('a creature’s second colour is another one', () => {
  for (const style of styles.filter(({ definition }) => definition.colors.has('accent'))) {
    for (const { colors } of many(style)) expect(colors['accent']).not.toBe(colors['body'])
    const { colorOf } = resolveLook(style, { parts: {}, colors: {} })
    expect(colorOf('accent')).not.toBe(colorOf('body'))
  }
})

test('a beard has the hair’s colour, and does not go with braids', async () => {
  const style = await loadStyle('personas')
  for (const { parts, colors } of many(style)) {
    expect(colors['facialHair']).toBe(colors['hair'])
    expect(parts['facialHair'] && parts['hair'] === 'pigtails').toBeFalsy()
  }
})

test('a shuffled face is open-eyed and friendly', async () => {
  for (const { parts } of many(await loadStyle('personas'))) expect(['open', 'glasses']).toContain(parts['eyes'])
  for (const { parts } of many(await loadStyle('critters'))) expect(parts['eyes']).not.toBe('angry')
})

test.each([
  ['adventurer', 'mouth', ['variant19', 'variant22']],
  ['adventurer', 'eyebrows', ['variant09', 'variant11']],
  ['notionists', 'eyebrows', ['variant06', 'variant10', 'variant13']],
  ['lorelei', 'eyebrows', ['variant01', 'variant12']],
  ['clay', 'mouth', ['frown', 'pout']],
] as const)('a shuffled %s has no %s that worries or grimaces', async (name, part, worried) => {
  const drawn = new Set(many(await loadStyle(name)).map(({ parts }) => parts[part]))
  expect(drawn.size).toBeGreaterThan(1)
  expect(worried.filter((variant) => drawn.has(variant))).toEqual([])
})

test.each(lookStyles)('the first look of %s can be saved', (style) => {
  expect(Look.parse(firstLook(style))).toEqual({ style, parts: {}, colors: {} })
})
