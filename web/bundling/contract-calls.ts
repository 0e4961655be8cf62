import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { schemaStub, stubId } from './without-schemas.ts'

const contract = fileURLToPath(new URL('../../contract/', import.meta.url))
const suffix = '-calls.ts'
const fileOf = (id: string) => id.replace(/-calls\.ts$/, '.ts')
const isVariant = (id: string) => id.startsWith(contract) && id.endsWith(suffix) && !existsSync(id)
const readText = (file: string) => readFileSync(file, 'utf8')
const anImport = /^import (?!type )\{([^}]*)\} from '([^']+)'/gm

/** Who imports no schema from a file of the contract gets the file without schemas: making all of Home's takes a phone 80 ms, and zod is 9 kB. */
export const contractCalls = (app: string, read = readText): Plugin => ({
  name: 'contract-calls',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === app,
  resolveId(source, importer = '') {
    if (isVariant(importer) && source === 'zod/mini') return stubId
    const file = source.startsWith('#contract/')
      ? join(contract, source.slice('#contract/'.length))
      : importer.startsWith(contract) && source.startsWith('.')
        ? join(dirname(importer), source)
        : null
    if (!file || !makesSchemas(file)) return null
    const asksForCalls = importer.startsWith(contract)
      ? isVariant(importer)
      : importsCallsAlone(read(importer), source, file)
    return asksForCalls ? file.replace(/\.ts$/, suffix) : null
  },
  load: (id) => (id === stubId ? schemaStub() : isVariant(id) ? readText(fileOf(id)) : null),
})

const importsIn = (text: string) =>
  [...text.matchAll(anImport), ...text.matchAll(/^import \* as (\w+) from '([^']+)'/gm)].map(
    ([, names = '', from = '']) => ({
      from,
      names: names
        .split(',')
        .flatMap((one) => (/^\s*(?:type |$)/.test(one) ? [] : (one.trim().split(' as ')[0] ?? []))),
    }),
  )

const known = new Map<string, boolean>()

/** Whether a file of the contract, or one that it imports, needs zod. */
export function makesSchemas(file: string): boolean {
  if (!existsSync(file)) return false
  const before = known.get(file)
  if (before !== undefined) return before
  known.set(file, false)
  const imports = importsIn(readText(file)).filter(({ names }) => names.length > 0)
  const makes = imports.some(
    ({ from }) => from === 'zod/mini' || (from.startsWith('.') && makesSchemas(join(dirname(file), from))),
  )
  known.set(file, makes)
  return makes
}

function importsCallsAlone(text: string, source: string, file: string): boolean {
  const declared = readText(file)
  const imports = importsIn(text).filter(({ from }) => from === source)
  return (
    !/(?<!JSON|Date)\.(?:shape|safeParse|parse|def)\b|_zod/.test(text) &&
    imports.length > 0 &&
    imports.every(({ names }) => names.every((name) => isCallOrValue(name, declared)))
  )
}

/** An area of endpoints, a list, a number or a function, but not a schema. */
function isCallOrValue(name: string, declared: string): boolean {
  const text = new RegExp(
    String.raw`^export (?:const|function) ${name}\b[\s\S]*?(?=\n\n|\n(?:export|const|function|/\*\*)|$)`,
    'm',
  ).exec(declared)?.[0]
  if (!text) return false
  return /= defineApi\(/.test(text) || !/\bz\.|= (?:\w+\.|[A-Z])|Schema|\bsafeParse\b/.test(text)
}
