import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { interfaceLanguages } from '../contract/values/languages.ts'
import { type Bundle, bundles, firstBundles } from './locales/bundles.ts'

const prefix = 'virtual:words/'
/** The module with the addresses of all words but the first. */
export const lateWords = `\0${prefix}late`
const all = Object.keys(bundles).filter((name): name is Bundle => name in bundles)
const isFirst = (bundle: Bundle) => firstBundles.some((first) => first === bundle)

const fileOf = (language: string, bundle: string, feature: string) => {
  const name = feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return fileURLToPath(new URL(`locales/${language}/${bundle}/${name}.ts`, import.meta.url))
}

/** Null for modules without words. */
export function wordsOf(id: string): { language: string; bundle: string } | null {
  const gathered = /^\0virtual:words\/(\w\w)\/(\w+)$/.exec(id)
  if (gathered?.[1] && gathered[2]) return { language: gathered[1], bundle: gathered[2] }
  const language = /locales[\\/](\w\w)[\\/]/.exec(id)?.[1]
  const bundle = language && all.find((name) => bundles[name].some((feature) => fileOf(language, name, feature) === id))
  return bundle ? { language, bundle } : null
}

function bundleModule(language: string, bundle: string): string {
  const features: readonly string[] = bundles[all.find((name) => name === bundle) ?? 'open']
  const importOf = (feature: string) =>
    `import { ${feature} } from ${JSON.stringify(fileOf(language, bundle, feature))}\n`
  const imports = features.map(importOf)
  const words = `export const words = { ${features.join(', ')} }\n`
  // Applies changed words in development.
  const hot = `if (import.meta.hot) import.meta.hot.accept((next) => next && dispatchEvent(new CustomEvent('words', { detail: { language: '${language}', words: next.words } })))\n`
  return imports.join('') + words + hot
}

function loaderTable(names: readonly Bundle[]): string {
  const load = (language: string, name: string) => `${name}: () => import('${prefix}${language}/${name}')`
  const lines = interfaceLanguages.map(
    (language) => `${language}: { ${names.map((name) => load(language, name)).join(', ')} },`,
  )
  return `export const files = { ${lines.join('\n')} }\n`
}

/** Creates the virtual modules `virtual:words/first` and `virtual:words/late`, and the bundles. */
export const wordBundles = (): Plugin => ({
  name: 'word-bundles',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return null
    const [first = '', second] = id.slice(prefix.length + 1).split('/')
    if (second) return bundleModule(first, second)
    return loaderTable(all.filter((name) => isFirst(name) === (first === 'first')))
  },
})
