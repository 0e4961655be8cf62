import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A package that runs on the server, is bundled into the web app, or has a word list that a lexicon is compiled from. */
export interface ShippedPackage {
  path: string
  name: string
  version: string
  licence: string
  server: boolean
  web: boolean
  lexicon: boolean
}

interface LockedPackage {
  version?: string
  license?: string
  dev?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
type Lock = Readonly<Record<string, LockedPackage>>

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = 'node_modules/'

export function listShippedPackages(): ShippedPackage[] {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const web = reachedFrom(lock, importedByWeb(lock))
  const wordLists = wordListsOf(lock)
  const shipped = Object.entries(lock).flatMap(([path, { version = '', license: licence = 'none', dev = false }]) => {
    const name = path.slice(path.lastIndexOf(modules) + modules.length)
    const one = { path, name, version, licence, server: !dev, web: web.has(path), lexicon: wordLists.has(path) }
    return path && (one.server || one.web || one.lexicon) ? [one] : []
  })
  return shipped.toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version) || compare(a.path, b.path))
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Packages that the sources of a lexicon name. */
function wordListsOf(lock: Lock): Set<string> {
  const sources = globSync('server/analysis/**/lexicon/*.ts', { cwd: root }).filter((file) => !file.includes('.test.'))
  const text = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const named = new Set([...text.matchAll(/'([a-z][a-z-]+)'/g)].map(([, name = '']) => modules + name))
  return new Set(Object.keys(lock).filter((path) => lock[path]?.dev && named.has(path)))
}

const entries = ['web/main.tsx', 'web/practice/main.tsx', 'web/styles/main.css']

/** Without type-only imports. */
function importedByWeb(lock: Lock): string[] {
  const packages = new Set<string>()
  const seen = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const named of importsOf(readFileSync(join(root, file), 'utf8'))) {
      const own = named.startsWith('#') ? named.slice(1) : named.startsWith('.') ? join(dirname(file), named) : null
      if (own) waiting.push(...(/\.(?:tsx?|css)$/.test(own) ? [own] : []))
      else packages.add(`${modules}${/^(?:@[\w-]+\/)?[\w.-]+/.exec(named)?.[0]}`)
    }
  }
  return [...packages].filter((path) => path in lock)
}

const importsOf = (text: string): string[] =>
  [
    ...text.replace(/^import type [^']*'[^']+'/gm, '').matchAll(/(?:\bfrom|\bimport\(?|@import)\s*['"]([^'"]+)['"]/g),
  ].map(([, named = '']) => named)

function reachedFrom(lock: Lock, starts: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const waiting = [...starts]
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    for (const name of neededBy(lock[path])) {
      const found = findFrom(lock, path, name)
      if (found) waiting.push(found)
    }
  }
  return reached
}

function neededBy({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: LockedPackage = {}): string[] {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
  return [...Object.keys(dependencies), ...peers].filter(
    (name) => !/^@types\/|^(?:typescript|csstype|vite)$/.test(name),
  )
}

function findFrom(lock: Lock, path: string, name: string): string | undefined {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${modules}`)))) {
    const candidate = `${folder ? `${folder}/` : ''}${modules}${name}`
    if (candidate in lock) return candidate
    if (!folder) return undefined
  }
}

export function noticesOfWeb(): string {
  const notices = listShippedPackages()
    .filter(({ web }) => web)
    .map(({ name, version, licence, path }) => `${name} ${version} (${licence})\n\n${readTerms(join(root, path))}`)
  return `Tertulia is made with the following.\n\n${notices.join(`\n${'-'.repeat(78)}\n\n`)}`
}

function readTerms(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const terms = names.filter((name) => /^(?:licen[cs]e|notice|copying)/i.test(name)).toSorted()
  return terms.map((name) => `${readFileSync(join(folder, name), 'utf8').trim()}\n`).join('\n')
}
