import type { Plugin } from 'vite'
import * as schemas from 'zod/mini'

const stubId = '\0no-schemas'
// Every property and call of the proxy returns the proxy: schemas can be defined, but not run.
const stub = 'const nothing = new Proxy(() => nothing, { get: () => nothing })\n'

/** Removes zod from a built page, in which the server validates. */
export const withoutSchemas = (page: string): Plugin => ({
  name: 'without-schemas',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === page,
  resolveId: (id) => (id === 'zod/mini' ? stubId : null),
  load: (id) => {
    if (id !== stubId) return null
    const names = Object.keys(schemas).filter((name) => name !== 'default')
    return stub + names.map((name) => `export { nothing as ${name} }`).join('\n')
  },
})
