import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { lookStyles } from '#contract/values/looks.ts'
import { Drawing } from './drawing.tsx'
import type { Style } from '../style/style.ts'
import { loadStyle } from '../style/styles.ts'

afterEach(cleanup)

const styles = await Promise.all(lookStyles.map(loadStyle))
const each = styles.map((style): [string, Style] => [style.name, style])
const nothing = { parts: {}, colors: {} }

test.each(each)('%s draws each of its drawings as React knows it', (_, style) => {
  const complaint = vi.spyOn(console, 'error')
  const parts = [...style.definition.parts].map(([part, { variants }]): [string, string[]] => [
    part,
    [...variants.keys()],
  ])
  const most = Math.max(...parts.map(([, variants]) => variants.length))
  const looks = Array.from({ length: most }, (__, place) => ({
    parts: Object.fromEntries(parts.map(([part, variants]) => [part, variants[place % variants.length] ?? null])),
    colors: {},
  }))
  const { container } = render(
    looks.map((look) => <Drawing key={JSON.stringify(look)} style={style} look={look} animated />),
  )
  expect(complaint).not.toHaveBeenCalled()
  expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object|fill-rule=""/)
  const drawn = [...container.querySelectorAll('svg *')].map(({ tagName }) => tagName)
  expect(drawn.filter((tag) => /script|style|foreignObject|image|animate|[ou]se$/.test(tag))).toEqual([])
})

test.each(each)('two faces of %s on a page share no mask', (_, style) => {
  const { container } = render([
    <Drawing key="one" style={style} look={nothing} />,
    <Drawing key="two" style={style} look={nothing} animated />,
  ])
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of container.innerHTML.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id)
})

test('a colour is where it belongs', async () => {
  const style = await loadStyle('personas')
  const { container } = render(<Drawing style={style} look={{ parts: {}, colors: { clothing: '#123456' } }} />)
  expect(container.querySelectorAll('[fill="#123456"]').length).toBeGreaterThan(0)
})

test('a part can be left out, and one that a face needs can’t', async () => {
  const style = await loadStyle('lorelei')
  const drawn = (parts: Record<string, string | null>) =>
    render(<Drawing style={style} look={{ parts, colors: {} }} />).container.querySelectorAll('path').length
  expect(drawn({ glasses: 'variant01' })).toBeGreaterThan(drawn({ glasses: null }))
  expect(drawn({ mouth: null })).toBe(drawn({}))
})

test.each(each)('a look of %s that names what does not exist is drawn as usual', (_, style) => {
  const hostile = {
    parts: { hair: 'constructor', eyes: '__proto__', mouth: 'toString', constructor: 'x', nobody: 'variant01' },
    colors: { constructor: '#000000', ['__proto__']: '#000000', nobody: '#ffffff' },
  }
  const markup = (look: typeof nothing) =>
    render(<Drawing style={style} look={look} />).container.innerHTML.replaceAll(/_r_\w+_-/g, '')
  expect(markup(hostile)).toBe(markup(nothing))
})

test('a beard that speaks moves with the mouth in it', async () => {
  const style = await loadStyle('lorelei')
  const look = { parts: { beard: 'variant01' }, colors: {} }
  const { container } = render(<Drawing style={style} look={look} animated />)
  expect(container.querySelectorAll('[data-mouth="open"]').length).toBeGreaterThan(1)
})

test('a low body stands higher in the picture, and less so where something grows on it', async () => {
  const style = await loadStyle('critters')
  const top = (body: string, grown: string | null) => {
    const { container } = render(<Drawing style={style} look={{ parts: { body, top: grown }, colors: {} }} />)
    return Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[1])
  }
  expect(top('tower', null)).toBe(0)
  expect(top('block', null)).toBe(10)
  expect(top('block', 'earsRound')).toBe(4)
})
