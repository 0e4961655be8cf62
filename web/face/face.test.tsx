import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lookStyles } from '#contract/values/looks.ts'
import type { Viseme } from '../speech/lips/viseme.ts'
import { Face, StaticFace } from './face.tsx'
import { firstLook } from './style/first-look.ts'
import type { Mood } from './drawing/poses.ts'
import { loadStyle } from './style/styles.ts'

await Promise.all(lookStyles.map(loadStyle))

let frames: FrameRequestCallback[] = []
let now = 0
let isStill = false
/** Tells the page whether its faces are in the window. */
let tellSeen: (isSeen: boolean) => void = () => undefined

beforeEach(() => {
  frames = []
  now = 1000
  isStill = false
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isStill && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  stubWindow()
})
afterEach(cleanup)

function stubWindow() {
  const listeners = new Set<(isSeen: boolean) => void>()
  tellSeen = (isSeen) => {
    for (const listener of listeners) listener(isSeen)
  }
  class Observer {
    listener: (isSeen: boolean) => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.listener = (isIntersecting) => tell([{ isIntersecting }])
      listeners.add(this.listener)
    }
    observe() {
      this.listener(true)
    }
    disconnect() {
      listeners.delete(this.listener)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
}

/** Lets so many milliseconds of frames pass. */
function pass(milliseconds: number) {
  for (const end = now + milliseconds; now < end; now += 16) for (const frame of frames.splice(0)) frame(now)
}
const rest = (): Viseme => 'rest'
const look = firstLook('personas')
const drawing = () => {
  const svg = document.querySelector('svg')
  if (!svg) throw new Error('nothing is drawn')
  return svg
}
const shown = (kind: 'mouth' | 'lids') =>
  [...drawing().querySelectorAll<SVGGElement>(`[data-${kind}]:not([display])`)].map(({ dataset }) => dataset[kind])
const face = (mood: Mood, mouthAt: (at: number) => Viseme = rest) => <Face look={look} mood={mood} mouthAt={mouthAt} />

test.each(lookStyles)('the mouth of %s follows what is said, and only that', (style) => {
  const said: Viseme[] = ['closed', 'open', 'round', 'pucker', 'wide', 'teeth', 'tongue', 'small']
  render(<Face look={firstLook(style)} mood="speaking" mouthAt={(at) => said[Math.floor(at / 100) % 8] ?? 'rest'} />)
  for (let step = 0; step < 16; step += 1) {
    pass(100)
    expect(shown('mouth')).toEqual([said[Math.floor((now - 16) / 100) % 8]])
    expect(drawing().dataset['viseme']).toBe(shown('mouth')[0])
  }
})

test('nothing is rendered while a face moves', () => {
  const changes = vi.fn<() => void>()
  render(<Face look={look} mood="speaking" mouthAt={rest} />)
  const groups = drawing().querySelectorAll('*').length
  const observer = new MutationObserver(changes)
  observer.observe(drawing(), { childList: true, subtree: true })
  pass(5000)
  expect(observer.takeRecords()).toEqual([])
  expect(drawing().querySelectorAll('*').length).toBe(groups)
})

test('eyes close for a moment, and glasses stay where they are', () => {
  render(face('idle'))
  pass(3900)
  expect(shown('lids')).toEqual(['open'])
  pass(180)
  expect(shown('lids')).toEqual(['closed'])
  pass(120)
  expect(shown('lids')).toEqual(['open'])
  cleanup()
  render(<Face look={{ ...look, parts: { eyes: 'glasses' } }} mood="idle" mouthAt={rest} />)
  for (let step = 0; step < 100; step += 1) {
    pass(64)
    expect(shown('lids')).toEqual(['open'])
  }
})

test('the eyes of a creature are pressed flat', () => {
  render(<Face look={firstLook('clay')} mood="idle" mouthAt={rest} />)
  pass(4100)
  expect(drawing().querySelector<SVGGElement>('[data-eyes]')?.style.transform).toContain('scaleY(0.16)')
})

/** How the eyes have been moved, at every sixteenth of a second of some. */
function gazes(seconds: number): Set<string> {
  return new Set(
    Array.from({ length: seconds * 16 }, () => {
      pass(62)
      return drawing().querySelector<SVGGElement>('[data-eyes]')?.style.transform.split(' scale')[0] ?? ''
    }),
  )
}

test('a new mood is taken up without starting again', () => {
  const { rerender } = render(face('idle'))
  expect(gazes(2)).toEqual(new Set(['translate(0%, 0%)']))
  rerender(face('thinking'))
  expect(gazes(6)).toContain('translate(5%, -7%)')
  expect(gazes(6)).toContain('translate(-5%, -10%)')
  expect(shown('mouth')).toEqual(['rest'])
  rerender(face('idle'))
  pass(1000)
  expect(gazes(2)).toEqual(new Set(['translate(0%, 0%)']))
})

test('glasses stay on the nose of who thinks', () => {
  render(<Face look={{ ...look, parts: { eyes: 'glasses' } }} mood="thinking" mouthAt={rest} />)
  expect(gazes(6)).toEqual(new Set(['translate(0%, 0%)']))
})

test('who wants no motion sees a mouth ajar while there is speech, and nothing else', () => {
  isStill = true
  const { rerender } = render(face('speaking', () => 'open'))
  expect(frames).toEqual([])
  expect(shown('mouth')).toEqual(['small'])
  const before = drawing().outerHTML
  pass(8000)
  expect(drawing().outerHTML).toBe(before)
  rerender(face('thinking', () => 'open'))
  expect(shown('mouth')).toEqual(['rest'])
  expect(drawing().querySelector<SVGGElement>('[data-eyes]')?.style.transform).toContain('translate(0%, 0%)')
  expect(frames).toEqual([])
})

test('faces of a page share one request for a frame', () => {
  render([0, 1, 2].map((place) => <Face key={place} look={look} mood="idle" mouthAt={rest} />))
  expect(frames).toHaveLength(1)
  pass(100)
  expect(frames).toHaveLength(1)
})

test('a face out of sight rests, and so does one that is gone', () => {
  const { unmount } = render(face('idle'))
  act(() => tellSeen(false))
  expect(frames).toEqual([])
  act(() => tellSeen(true))
  expect(frames).toHaveLength(1)
  unmount()
  expect(frames).toEqual([])
})

test('another look is drawn and goes on living', () => {
  const { rerender } = render(face('speaking', () => 'round'))
  pass(50)
  rerender(<Face look={firstLook('critters')} mood="speaking" mouthAt={() => 'round'} />)
  pass(50)
  expect(shown('mouth')).toEqual(['round'])
})

test('a face has the name that it is given, or is decoration', () => {
  const { rerender } = render(<Face look={look} mood="idle" mouthAt={rest} label="Lucía" />)
  expect(screen.getByRole('img', { name: 'Lucía' })).toBeTruthy()
  rerender(<StaticFace look={look} />)
  expect(screen.queryByRole('img')).toBeNull()
})

test('a still face isQuestion for no frame and has one mouth', () => {
  render(<StaticFace look={look} />)
  expect(frames).toEqual([])
  expect(document.querySelector('[data-mouth]')).toBeNull()
})

test('what is behind a face is its look’s colour, the style’s own, or the page', () => {
  const behind = (element: React.ReactElement) => render(element).container.querySelector('span')?.style.backgroundColor
  expect(behind(<StaticFace look={{ ...look, colors: { background: '#102030' } }} />)).toBe('rgb(16, 32, 48)')
  expect(behind(<StaticFace look={look} />)).toBe('rgb(244, 232, 212)')
  expect(behind(<StaticFace look={look} bare />)).toBe('')
})

test('a dark page dims what is behind a face, and nothing where that is left to the page', () => {
  const dims = (element: React.ReactElement) =>
    render(element).container.querySelector('span')?.matches('[class*="dark:"]')
  expect(dims(<StaticFace look={look} />)).toBe(true)
  expect(dims(<StaticFace look={look} bare />)).toBe(false)
})
