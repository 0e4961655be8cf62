import { builtinEnvironments } from 'vitest/runtime'

// A test of a page against the real server needs Node's own globals first and a document beside them.
await builtinEnvironments.jsdom.setup(globalThis, {})
