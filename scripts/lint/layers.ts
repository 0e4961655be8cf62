import { readFileSync } from 'node:fs'
import { dirname, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The folders of server/ and web/ by layer, lowest first; top-level files are above all layers. */
const order: Readonly<Record<string, string[][]>> = JSON.parse(readFileSync(resolve(root, 'layers.json'), 'utf8'))
const layerOf = new Map<string, number>(
  Object.entries(order).flatMap(([end, layers]) =>
    layers.flatMap((folders, layer) => folders.map((folder) => [`${end}/${folder}`, layer] as const)),
  ),
)
const isTest = /\.test\.tsx?$|(?:^|\/)(?:test|fixtures)\//

/** The problem of an import; both paths are relative to the root. */
export function layerProblem(file: string, imported: string): string | undefined {
  const [end = '', folder = '', ...rest] = file.split('/')
  const [otherEnd, otherFolder = '', ...otherRest] = imported.split('/')
  if (end !== otherEnd || !(end in order) || isTest.test(file) || rest.length === 0) return undefined
  if (otherRest.length === 0) return `${imported} combines the folders of ${end}/, and may not be imported by them.`
  if (folder === otherFolder) return undefined
  for (const name of [`${end}/${folder}`, `${end}/${otherFolder}`])
    if (!layerOf.has(name)) return `${name}/ has no layer: add it to layers.json, above what it imports.`
  const [own = 0, other = 0] = [layerOf.get(`${end}/${folder}`), layerOf.get(`${end}/${otherFolder}`)]
  if (other < own) return undefined
  const where = other === own ? 'in the same layer as' : 'above'
  return `${end}/${otherFolder}/ is ${where} ${end}/${folder}/ in layers.json. Move the shared code to a folder below both, or pass it in from ${end === 'web' ? 'the route' : 'app.ts'}.`
}

const pathOf = (file: string, specifier: string) =>
  specifier.startsWith('#') ? specifier.slice(1) : posix.normalize(posix.join(dirname(file), specifier))

interface Source {
  source?: { value?: unknown } | null
}
interface Context {
  filename: string
  report: (problem: { node: unknown; message: string }) => void
}

const layers = {
  create(context: Context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const check = (node: Source) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !/^[#.]/.test(specifier)) return
      const message = layerProblem(file, pathOf(file, specifier))
      if (message) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    }
  },
}

export default { meta: { name: 'house' }, rules: { layers } }
