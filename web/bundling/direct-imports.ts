import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import type { Plugin } from 'vite'

/** Libraries with an index that re-exports everything. */
const libraries = ['lucide-react', '@mantine/hooks', '@tanstack/react-query', '@tanstack/query-core']
const importers = /\/web\/.*\.tsx?$|\/@tanstack\/react-query\/build\/modern\/\w+\.js$/
const importLine = /^import \{([^}]*)\} from (['"])([^'"]+)\2;?$/gm

interface Origin {
  file: string
  name: string
}
type Exports = ReadonlyMap<string, Origin>

/** Imports from the file that a name comes from instead of the index, so that it is known which page needs which file. */
export function directImports(): Plugin {
  const known = new Map<string, Exports>()
  return {
    name: 'direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: importers, code: new RegExp(`from ['"](?:${libraries.join('|')})['"]`) },
      async handler(code, id) {
        const exportsOf = async (library: string, importer: string): Promise<Exports> => {
          const index = await this.resolve(library, importer)
          if (!index) return new Map()
          const { own, others } = readIndex(index.id)
          const all = await Promise.all(others.map((other) => exportsOf(other, index.id)))
          return new Map([...all.flatMap((one) => [...one]), ...own])
        }
        for (const library of libraries) if (!known.has(library)) known.set(library, await exportsOf(library, id))
        return code.replace(importLine, (line, names: string, _, library: string) => {
          const table = known.get(library)
          return table
            ? namesIn(names)
                .map((name) => lineOf(name, table, library))
                .join('; ')
            : line
        })
      },
    },
  }
}

function lineOf({ name, local }: Names, table: Exports, library: string): string {
  const origin = table.get(name)
  if (!origin) throw new Error(`${library} does not export ${name}`)
  return `import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)}`
}

/** What an index re-exports, and the packages of which it re-exports all. */
export function readIndex(index: string): { own: Exports; others: string[] } {
  const text = readFileSync(index, 'utf8')
  const [imported, own] = [new Map<string, Origin>(), new Map<string, Origin>()]
  for (const [, kind, names = '', from = ''] of text.matchAll(/^(import|export) \{([^}]*)\} from ['"](\.[^'"]+)['"]/gm))
    for (const { name, local } of namesIn(names))
      (kind === 'import' ? imported : own).set(local, { file: posix.join(posix.dirname(index), from), name })
  for (const [, names = ''] of text.matchAll(/^export \{([^}]*)\};?$/gm))
    for (const { name, local } of namesIn(names)) {
      const origin = imported.get(name)
      if (origin) own.set(local, origin)
    }
  return { own, others: [...text.matchAll(/^export \* from ['"]([^.'"][^'"]*)['"]/gm)].map(([, from = '']) => from) }
}

interface Names {
  name: string
  local: string
}

/** Without types. */
const namesIn = (list: string): Names[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && !one.startsWith('type '))
    .map((one) => {
      const [name = '', local = name] = one.split(' as ')
      return { name, local }
    })
