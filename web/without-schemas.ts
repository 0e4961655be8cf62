import type { Plugin } from 'vite'
import * as schemas from 'zod/mini'

const stubId = '\0no-schemas'
// Whatever a schema is asked for gives itself: the contract is read, and nothing is ever checked.
const stub = 'const nothing = new Proxy(() => nothing, { get: () => nothing })\n'

/** Leaves zod out of one of the built pages: the server checks what is sent, and a phone need not fetch what is never used. */
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
