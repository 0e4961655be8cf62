import { builtinEnvironments } from 'vitest/runtime'

// Tests run against the real server, so Node's globals must exist before the document. Files of a worker share modules, and so the document.
if (!('document' in globalThis)) {
  // jsdom replaces the byte arrays, and the server would not accept its instances.
  const { ArrayBuffer, Uint8Array } = globalThis
  await builtinEnvironments.jsdom.setup(globalThis, {})
  Object.assign(globalThis, { ArrayBuffer, Uint8Array })
}
