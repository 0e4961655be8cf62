import type { Config } from '@testing-library/dom'

// The document comes with byte arrays of its own, which the server in this process would not take for bytes.
const { ArrayBuffer, Uint8Array } = globalThis
await import('../test/browser.ts')
Object.assign(globalThis, { ArrayBuffer, Uint8Array })
Element.prototype.scrollIntoView = () => undefined

// Working out what is visible takes most of the time in a table of a hundred rows.
const settings: Partial<Config> = { defaultHidden: true, asyncUtilTimeout: 10_000 }
const { configure } = await import('@testing-library/dom')
configure(settings)
// Outside any test, where compiling has all the time that it takes.
await import('../students/students-page.tsx')
await import('./import-wizard.tsx')
