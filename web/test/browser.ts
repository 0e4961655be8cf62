import { builtinEnvironments } from 'vitest/runtime'

// A test of a page against the real server needs Node's own globals first and a document beside them. Files that share their modules share it, too.
if (!('document' in globalThis)) {
  // The document comes with byte arrays of its own, which the server in this process would not take for bytes.
  const { ArrayBuffer, Uint8Array } = globalThis
  await builtinEnvironments.jsdom.setup(globalThis, {})
  Object.assign(globalThis, { ArrayBuffer, Uint8Array })
}
