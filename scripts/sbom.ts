import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { printLicences } from './licences.ts'
import { listShippedPackages } from './shipped.ts'

interface Reference {
  type: string
  url: string
}
interface Component {
  'bom-ref': string
  name: string
  purl: string
  externalReferences?: Reference[]
}
interface Bom {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const root = fileURLToPath(new URL('..', import.meta.url))

export function printBom(): string {
  const npm = process.env.npm_execpath
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--loglevel=error']
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 } as const
  const { stdout, status, stderr } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, options)
  if (status !== 0) throw new Error(`npm wrote no list: ${stderr}`)
  return `${JSON.stringify(trimmed(JSON.parse(stdout)), null, 2)}\n`
}

function trimmed(bom: Bom): Bom {
  const { component } = bom.metadata
  const own = component['bom-ref']
  const shipped = new Set(listShippedPackages().map(({ name, version }) => `${name}@${version}`))
  const isShipped = (ref: string) => ref === own || shipped.has(ref)
  const dependencies = bom.dependencies.filter(({ ref }) => isShipped(ref))
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...component, name: 'tertulia' } },
    components: bom.components.filter((one) => isShipped(one['bom-ref'])).map(withoutRegistry),
    dependencies: dependencies.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isShipped) })),
  }
}

const withoutRegistry = ({ externalReferences = [], ...component }: Component): Component => ({
  ...component,
  externalReferences: externalReferences.filter(({ type }) => type !== 'distribution'),
})

if (import.meta.main) {
  writeFileSync(`${root}sbom.cdx.json`, printBom())
  writeFileSync(`${root}docs/licences.md`, printLicences())
  process.stdout.write('Wrote sbom.cdx.json and docs/licences.md.\n')
}
