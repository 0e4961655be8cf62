import { readFileSync } from 'node:fs'
import { dirname, posix, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The rooms of each end, a list a floor, the lowest first; what stands directly in an end is above them all. */
const order: Readonly<Record<string, string[][]>> = JSON.parse(readFileSync(resolve(root, 'floors.json'), 'utf8'))
const floorOf = new Map<string, number>(
  Object.entries(order).flatMap(([end, floors]) =>
    floors.flatMap((rooms, floor) => rooms.map((room) => [`${end}/${room}`, floor] as const)),
  ),
)
const isTest = /\.test\.tsx?$|(?:^|\/)(?:test|fixtures)\//

/** Says what is wrong with a file's import of another, both as paths from the root; undefined where it is in order. */
export function floorProblem(file: string, imported: string): string | undefined {
  const [end = '', room = '', ...rest] = file.split('/')
  const [otherEnd, otherRoom = '', ...otherRest] = imported.split('/')
  if (end !== otherEnd || !(end in order) || isTest.test(file) || rest.length === 0) return undefined
  if (otherRest.length === 0) return `${imported} joins the rooms of ${end}/, and is imported by none of them.`
  if (room === otherRoom) return undefined
  for (const name of [`${end}/${room}`, `${end}/${otherRoom}`])
    if (!floorOf.has(name)) return `${name}/ has no floor: add it to floors.json, above what it imports.`
  const [own = 0, other = 0] = [floorOf.get(`${end}/${room}`), floorOf.get(`${end}/${otherRoom}`)]
  if (other < own) return undefined
  const where = other === own ? 'on the same floor as' : 'above'
  return `${end}/${otherRoom}/ is ${where} ${end}/${room}/ in floors.json. Move what both need to a room below both, or pass it in from ${end === 'web' ? 'the route' : 'app.ts'}.`
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

const floors = {
  create(context: Context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const check = (node: Source) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || !/^[#.]/.test(specifier)) return
      const message = floorProblem(file, pathOf(file, specifier))
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

export default { meta: { name: 'house' }, rules: { floors } }
