import type { Plugin } from 'vite'
import * as schemas from 'zod/mini'

export const stubId = '\0no-schemas'
// Every property and call of the proxy returns the proxy: schemas can be defined, but not run.
const stub = 'const nothing = new Proxy(() => nothing, { get: () => nothing })\n'

/** Removes zod from a built page, in which the server validates. */
export const withoutSchemas = (page: string): Plugin => ({
  name: 'without-schemas',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === page,
  resolveId: (id) => (id === 'zod/mini' ? stubId : null),
  load: (id) => (id === stubId ? stubOf(stub) : null),
})

const names = Object.keys(schemas).filter((name) => name !== 'default')
const stubOf = (code: string) => code + names.map((name) => `export { nothing as ${name} }`).join('\n')
const run = `if (key === 'parse' || key === 'safeParse') throw new Error('There are no schemas here')`

/** The same, which throws where a schema is run. */
export const schemaStub = (): string =>
  stubOf(`const nothing = new Proxy(() => nothing, { get: (_, key) => { ${run}; return nothing } })\n`)
