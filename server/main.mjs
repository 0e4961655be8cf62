// Not TypeScript: with what this opens, Node needs no compiler from the second start on, which would take 10 MB for as long as it runs.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))
await import('./main.ts')
