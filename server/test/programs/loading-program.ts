import { registerHooks } from 'node:module'

// The server; prints the loaded packages when it exits.
const packages = new Set<string>()
registerHooks({
  load: (url, context, next) => {
    const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url) ?? []
    if (name) packages.add(name)
    return next(url, context)
  },
})
process.once('exit', () => process.stdout.write(`${JSON.stringify([...packages])}\n`))
await import('#server/main.ts')
