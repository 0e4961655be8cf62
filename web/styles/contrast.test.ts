import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { themeChoices } from '../lib/theme/theme.ts'

type Rgb = readonly [number, number, number]
type Colours = ReadonlyMap<string, Rgb>

const files = ['light', 'dark', 'primary', 'tones', 'monochrome']
const source = files.map((name) => readFileSync(`${import.meta.dirname}/tokens/${name}.css`, 'utf8')).join('\n')
const rules = [...source.matchAll(/([^{}]+)\{([^}]*)\}/g)].map(([, selectors = '', body = '']) => ({
  selectors: selectors.split(',').map((selector) => [...selector.matchAll(/\[([\w-]+)(?:='([\w-]+)')?\]/g)]),
  colours: [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)],
}))

const surfaces = ['canvas', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const tones = ['primary', 'danger', 'success', 'warning', 'info']
const people = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `person-${number}`)

const textPairs = [
  ...cross(['text', 'muted', 'faint'], surfaces),
  ...cross(['text', 'muted'], ['chip', 'lift']),
  ...cross(
    ['text', 'muted'],
    tones.map((tone) => `${tone}-soft`),
  ),
  ...tones.flatMap((tone) => cross([`${tone}-text`], [...surfaces, `${tone}-soft`])),
  ...tones.map((tone) => [`on-${tone}`, tone] as const),
  ['on-primary', 'primary-hover'] as const,
  ['on-danger', 'danger-hover'] as const,
  ['primary-text', 'primary-soft'] as const,
  ...people.map((person) => [`on-${person}`, person] as const),
]
const controlPairs = [
  ...cross(['border-strong', 'ring', 'primary', 'danger', 'warning'], surfaces),
  ...cross(['border-strong', 'ring', 'primary'], ['primary-soft']),
]

const looks = [
  ...themeChoices.lightScheme.map((scheme) => ({ theme: 'light', light: scheme, dark: '' })),
  ...themeChoices.darkScheme.map((scheme) => ({ theme: 'dark', light: '', dark: scheme })),
].flatMap((look) =>
  themeChoices.primaryScheme.flatMap((primary) =>
    [false, true].map((monochrome) => ({ ...look, primary, monochrome })),
  ),
)

test.each(looks)(
  'text and controls can be told from what they stand on: $theme $light$dark $primary $monochrome',
  (look) => {
    const colours = coloursOf(look)
    const failing = [
      ...textPairs.filter(([front, back]) => contrast(colours, front, back) < 4.5),
      ...controlPairs.filter(([front, back]) => contrast(colours, front, back) < 3),
    ]
    expect(failing.map(([front, back]) => `${front} on ${back}: ${contrast(colours, front, back).toFixed(2)}`)).toEqual(
      [],
    )
  },
)

function coloursOf({ monochrome, ...attributes }: (typeof looks)[number]): Colours {
  const chosen = new Map(Object.entries(attributes).map(([name, value]) => [`data-${name}`, value]))
  if (monochrome) chosen.set('data-monochrome', '')
  const applying = rules.flatMap(({ selectors, colours }) => {
    const matching = selectors.filter((wanted) =>
      wanted.every(([, name = '', value = '']) => chosen.get(name) === value),
    )
    return matching.map((wanted) => ({ weight: wanted.length, colours }))
  })
  const ordered = applying.toSorted((a, b) => a.weight - b.weight).flatMap(({ colours }) => colours)
  return new Map(ordered.map(([, name = '', hex = '']) => [name, monochrome ? grey(parse(hex)) : parse(hex)]))
}

function contrast(colours: Colours, front: string, back: string): number {
  const [low = 0, high = 0] = [front, back].map((name) => luminance(find(colours, name))).toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function find(colours: Colours, name: string): Rgb {
  const colour = colours.get(name)
  if (!colour) throw new Error(`no token --${name}`)
  return colour
}

function luminance([r, g, b]: Rgb): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

// What the CSS filter grayscale(1) makes of a colour.
function grey([r, g, b]: Rgb): Rgb {
  const value = 0.2126 * r + 0.7152 * g + 0.0722 * b
  return [value, value, value]
}

function parse(hex: string): Rgb {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255
  return [part(1), part(3), part(5)]
}

function cross(fronts: readonly string[], backs: readonly string[]): (readonly [string, string])[] {
  return fronts.flatMap((front) => backs.map((back) => [front, back] as const))
}
