import { builtinEnvironments } from 'vitest/runtime'

await builtinEnvironments.jsdom.setup(globalThis, {})
