export const themeChoices = {
  themeMode: ['light', 'dark', 'system'],
  layout: ['main-layout', 'sideblock'],
  cardSkin: ['bordered', 'shadow'],
  darkScheme: ['cinder', 'navy', 'mirage', 'black', 'mint'],
  lightScheme: ['slate', 'gray', 'neutral'],
  primaryScheme: ['blue', 'indigo', 'green', 'amber', 'purple', 'rose'],
  position: ['bottom-right', 'bottom-center', 'bottom-left', 'top-right', 'top-center', 'top-left'],
} as const

type Choice<Name extends keyof typeof themeChoices> = (typeof themeChoices)[Name][number]

export type Theme = {
  themeMode: Choice<'themeMode'>
  monochrome: boolean
  layout: Choice<'layout'>
  cardSkin: Choice<'cardSkin'>
  darkScheme: Choice<'darkScheme'>
  lightScheme: Choice<'lightScheme'>
  primaryScheme: Choice<'primaryScheme'>
  notifications: { expanded: boolean; position: Choice<'position'>; visible: number }
}

export const defaultTheme: Theme = {
  themeMode: 'light',
  monochrome: false,
  layout: 'main-layout',
  cardSkin: 'bordered',
  darkScheme: 'cinder',
  lightScheme: 'slate',
  primaryScheme: 'blue',
  notifications: { expanded: false, position: 'bottom-right', visible: 4 },
}

/** The local storage key; index.html reads it, too. */
export const themeKey = 'theme'

export function parseTheme(stored: string | null): Theme {
  const saved = record(parseJson(stored))
  const toasts = record(saved.notifications)
  return {
    themeMode: oneOf('themeMode', saved.themeMode),
    monochrome: saved.monochrome === true,
    layout: oneOf('layout', saved.layout),
    cardSkin: oneOf('cardSkin', saved.cardSkin),
    darkScheme: oneOf('darkScheme', saved.darkScheme),
    lightScheme: oneOf('lightScheme', saved.lightScheme),
    primaryScheme: oneOf('primaryScheme', saved.primaryScheme),
    notifications: {
      expanded: toasts.expanded === true,
      position: oneOf('position', toasts.position),
      visible: count(toasts.visible),
    },
  }
}

/** Sets the attributes of the root element that the CSS tokens depend on. */
export function applyTheme(theme: Theme, systemIsDark: boolean, root: HTMLElement): void {
  const isDark = theme.themeMode === 'dark' || (theme.themeMode === 'system' && systemIsDark)
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dataset.light = theme.lightScheme
  root.dataset.dark = theme.darkScheme
  root.dataset.primary = theme.primaryScheme
  root.dataset.card = theme.cardSkin
  root.toggleAttribute('data-monochrome', theme.monochrome)
  const canvas = getComputedStyle(root).getPropertyValue('--canvas')
  if (canvas) root.querySelector('meta[name="theme-color"]')?.setAttribute('content', canvas)
}

function oneOf<Name extends keyof typeof themeChoices>(name: Name, value: unknown): Choice<Name> {
  const choices: readonly Choice<Name>[] = themeChoices[name]
  return choices.find((choice) => choice === value) ?? fallback(choices)
}

function fallback<Value>(choices: readonly Value[]): Value {
  const [first] = choices
  if (first === undefined) throw new Error('a setting without choices')
  return first
}

function count(value: unknown): number {
  const isUsable = typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 8
  return isUsable ? value : defaultTheme.notifications.visible
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
