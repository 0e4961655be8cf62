import { readFileSync } from 'node:fs'
import { beforeEach, expect, test } from 'vitest'
import { applyTheme, defaultTheme, parseTheme, type Theme, themeKey } from './theme.ts'

const html = readFileSync(`${import.meta.dirname}/../../index.html`, 'utf8')
const beforePaint = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''

beforeEach(() => {
  localStorage.clear()
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name)
})

test.each([
  [null],
  [''],
  ['{'],
  ['7'],
  ['null'],
  ['[]'],
  ['{"themeMode":"pink","notifications":7,"monochrome":"yes"}'],
])('unusable settings are the defaults: %s', (stored) => expect(parseTheme(stored)).toEqual(defaultTheme))

test('what is stored well stays, what is not has its default', () => {
  const stored = JSON.stringify({
    darkScheme: 'mint',
    primaryScheme: 3,
    notifications: { visible: 2, position: 'top-left' },
  })
  const { darkScheme, primaryScheme, notifications } = parseTheme(stored)
  expect({ darkScheme, primaryScheme, notifications }).toEqual({
    darkScheme: 'mint',
    primaryScheme: 'blue',
    notifications: { expanded: false, position: 'top-left', visible: 2 },
  })
})

test.each<[string, Theme, boolean]>([
  ['the defaults', defaultTheme, true],
  ['dark', { ...defaultTheme, themeMode: 'dark', darkScheme: 'navy', cardSkin: 'shadow' }, false],
  ['the system’s choice, dark', { ...defaultTheme, themeMode: 'system', primaryScheme: 'rose' }, true],
  ['the system’s choice, light', { ...defaultTheme, themeMode: 'system', lightScheme: 'gray' }, false],
  ['monochrome', { ...defaultTheme, monochrome: true }, false],
])('the page looks the same before and after the app has started: %s', (_, theme, systemIsDark) => {
  Object.assign(document.defaultView ?? {}, { matchMedia: () => ({ matches: systemIsDark }) })
  localStorage.setItem(themeKey, JSON.stringify(theme))
  runBeforePaint()
  const first = shown()
  applyTheme(theme, systemIsDark, document.documentElement)
  expect(shown()).toEqual(first)
})

test('a broken storage leaves a page that can be read', () => {
  localStorage.setItem(themeKey, '{')
  runBeforePaint()
  expect(document.documentElement.dataset.theme).toBe('light')
})

function shown(): string[][] {
  return Object.entries(document.documentElement.dataset).map(([name, value]) => [name, value ?? ''])
}

function runBeforePaint(): void {
  const script = document.createElement('script')
  script.textContent = beforePaint
  document.head.append(script)
  script.remove()
}
