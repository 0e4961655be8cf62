import { registerHooks } from 'node:module'

// The server, which tells at its end which packages it has loaded.
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
