import type { LookStyle } from '#contract/looks.ts'
import type { Style } from './style.ts'

const load: Record<LookStyle, () => Promise<Style>> = {
  adventurer: async () => (await import('./known/adventurer.ts')).adventurer,
  lorelei: async () => (await import('./known/lorelei.ts')).lorelei,
  notionists: async () => (await import('./known/notionists.ts')).notionists,
  personas: async () => (await import('./known/personas.ts')).personas,
  clay: async () => (await import('./known/clay.ts')).clay,
  critters: async () => (await import('./known/critters.ts')).critters,
}
/** The styles that are here already, so that a face is drawn at once. */
const loadedStyles = new Map<LookStyle, Style>()

/** Fetches a style, each in a file of its own. Fails where the network does, and may be asked again. */
export async function loadStyle(name: LookStyle): Promise<Style> {
  const style = loadedStyles.get(name) ?? (await load[name]())
  loadedStyles.set(name, style)
  return style
}

/** A style if it has been fetched. */
export const loadedStyle = (name: LookStyle): Style | undefined => loadedStyles.get(name)
