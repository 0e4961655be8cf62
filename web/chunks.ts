import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makesSchemas } from './bundling/contract-calls.ts'
import { wordsOf } from './word-bundles.ts'

/** The part of Rolldown's API that is used. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const here = fileURLToPath(new URL('.', import.meta.url))
const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
/** Small modules, of which a page may need many. */
const smallParts = /lucide-react.dist.esm.icons|@mantine.hooks.esm/
/** What most schemas are made of, and the schemas of most forms. */
const schemaParts = ['../contract/values/', '../contract/people/student']
/** Pages keep a chunk of their own. */
const own = /(?<!auth)-page\.tsx$|login\.form\.ts$/
const baseParts = /node_modules.@(?:base-ui|floating-ui)./
/** Large modules of lazy pages, which get a chunk together with their users. */
const heavy = { forms: /node_modules.react-hook-form./, faces: /web.face./ }
const overlayParts = ['menu', 'popover', 'dialog', 'tooltip-popup'].map((name) => `ui/overlays/${name}.tsx`)
const fieldParts = ['select-field', 'combobox-field'].map((name) => `ui/fields/${name}.tsx`)
/** A module that at least this many lazy pages use is loaded with the first of them. */
const shared = 3

/** Groups modules into few chunks: words by bundle and language; the first load with /login; the contract with its schemas; /students; what it shares with the frame; overlays, fields and shared parts of lazy pages. */
export function chunkGroups(
  app: 'schools' | 'students' = 'schools',
): { name: (id: string, modules: Modules) => string | null; priority: number }[] {
  const graphs = new Map<string, ReadonlySet<string>>()
  const graphOf = (file: string, modules: Modules) => {
    const graph = graphs.get(file) ?? graphFrom(file, modules)
    graphs.set(file, graph)
    return graph
  }
  const isNeededBy = (file: string, id: string, modules: Modules) => graphOf(resolve(here, file), modules).has(id)
  const isSchema = (id: string) => /node_modules.zod./.test(id)
  const words = (id: string) => {
    const of = wordsOf(id)
    return of && `words-${of.bundle}-${of.language}`
  }
  const start = (id: string, modules: Modules) => {
    if (own.test(id) || isSchema(id)) return null
    return isNeededBy('main.tsx', id, modules) || isNeededBy('auth/sign-in/login-page.tsx', id, modules)
      ? 'start'
      : null
  }
  const isContractOfStudents = (id: string, modules: Modules) =>
    id.startsWith(pathOf('../contract/')) &&
    ['frame/frame.tsx', 'app/session/auth-calls.ts', 'students/students-page.tsx', 'students/prefetch-data.ts'].some(
      (file) => isNeededBy(file, id, modules),
    )
  const contract = (id: string, modules: Modules) =>
    id === pathOf('app/session/auth-calls.ts') || isContractOfStudents(id, modules) ? 'contract' : null
  // The groups of the one app are asked for the modules of the other, too.
  const isOfSchools = (modules: Modules) => modules.getModuleInfo(pathOf('main.tsx')) !== null
  const isPartOfSchemas = (id: string) =>
    isSchema(id) || (schemaParts.some((part) => id.startsWith(pathOf(part))) && makesSchemas(id))
  const schemas = (id: string, modules: Modules) => (isPartOfSchemas(id) && isOfSchools(modules) ? 'schemas' : null)
  const students = (id: string, modules: Modules) =>
    id.startsWith(pathOf('students/')) &&
    (isNeededBy('students/students-page.tsx', id, modules) || isNeededBy('students/prefetch-data.ts', id, modules))
      ? 'students'
      : null
  const inside = (id: string, modules: Modules) => {
    if (own.test(id) || id.startsWith(pathOf('students/'))) return null
    return isNeededBy('frame/frame.tsx', id, modules) || isNeededBy('students/students-page.tsx', id, modules)
      ? 'inside'
      : null
  }
  const isShared = (id: string, modules: Modules) => {
    if (own.test(id) || smallParts.test(id)) return false
    const pages = modules.getModuleInfo(pathOf('lazy-routes.ts'))?.dynamicallyImportedIds ?? []
    return pages.filter((page) => isNeededBy(page, id, modules)).length >= shared
  }
  const isEarly = (id: string, modules: Modules) => inside(id, modules) !== null || start(id, modules) !== null
  const has = (id: string, what: RegExp, modules: Modules) =>
    [...graphOf(id, modules)].some((file) => what.test(file) && !isEarly(file, modules))
  const late = (id: string, modules: Modules) => {
    if (!isShared(id, modules)) return null
    if (has(id, heavy.faces, modules)) return 'faces'
    if (has(id, heavy.forms, modules)) return 'forms'
    if (isNeededBy('ui/fields/switch.tsx', id, modules)) return 'controls'
    if (overlayParts.some((file) => isNeededBy(file, id, modules))) return 'overlays'
    const isOfField = fieldParts.some((file) => isNeededBy(file, id, modules))
    return isOfField || has(id, baseParts, modules) ? 'fields' : 'parts'
  }
  // A group also takes what its members import, unless an earlier group has it.
  const lateParts = (...groups: string[]) =>
    groups.map((name) => (id: string, modules: Modules) => (late(id, modules) === name ? name : null))
  const small = (id: string, modules: Modules) => (smallParts.test(id) && isOfSchools(modules) ? 'icons' : null)
  // The first page of most visits waits for nothing that it doesn't use.
  const home = (id: string, modules: Modules) => {
    if (own.test(id) || isEarly(id, modules)) return null
    const isOfHome = ['school/school-page.tsx', 'home/prefetch-data.ts'].some((file) => isNeededBy(file, id, modules))
    const group = late(id, modules)
    return isOfHome && (group === null || group === 'parts') ? 'home' : null
  }
  const visit = (id: string, modules: Modules) => (isNeededBy('practice/main.tsx', id, modules) ? 'practice' : null)
  // The first load of the practice page is one file; faces and summaries are loaded on demand.
  const names =
    app === 'students'
      ? [words, visit]
      : [
          small,
          ...lateParts('faces', 'forms', 'fields', 'overlays', 'controls', 'parts'),
          schemas,
          home,
          students,
          inside,
          contract,
          start,
          words,
        ]
  return names.map((name, priority) => ({ name, priority }))
}

function graphFrom(root: string, modules: Modules): ReadonlySet<string> {
  const graph = new Set<string>()
  const ahead = [root]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (graph.has(id)) continue
    graph.add(id)
    ahead.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return graph
}
