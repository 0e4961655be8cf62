import type { LookStyle } from '#contract/values/looks.ts'
import type { Style } from './style.ts'

const load: Record<LookStyle, () => Promise<Style>> = {
  adventurer: async () => (await import('./known/adventurer.ts')).adventurer,
  lorelei: async () => (await import('./known/lorelei.ts')).lorelei,
  notionists: async () => (await import('./known/notionists.ts')).notionists,
  personas: async () => (await import('./known/personas.ts')).personas,
  clay: async () => (await import('./known/clay.ts')).clay,
  critters: async () => (await import('./known/critters.ts')).critters,
}
const loadedStyles = new Map<LookStyle, Style>()

export async function loadStyle(name: LookStyle): Promise<Style> {
  const style = loadedStyles.get(name) ?? (await load[name]())
  loadedStyles.set(name, style)
  return style
}

export const loadedStyle = (name: LookStyle): Style | undefined => loadedStyles.get(name)
