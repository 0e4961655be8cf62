import { isMainThread } from 'node:worker_threads'

// Preloaded into every measured process, and reports its CPU time and memory.
if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message !== 'usage' && message !== 'memory') return
    const { rss } = process.memoryUsage()
    if (message === 'memory') globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const { heapUsed } = process.memoryUsage()
    const counted = message === 'memory' ? countSourceCharacters() : Promise.resolve(0)
    void counted.then((sources) => process.send?.({ cpu: user + system, rss, heap: heapUsed, sources }))
  })
  // Exit with the parent process.
  process.once('disconnect', () => process.exit())
  process.channel?.unref()
}

/** V8 keeps the text of each loaded module on the heap. */
async function countSourceCharacters(): Promise<number> {
  const { Session } = await import('node:inspector/promises')
  const session = new Session()
  session.connect()
  let characters = 0
  session.on('Debugger.scriptParsed', ({ params }) => {
    characters += params.length ?? 0
  })
  await session.post('Debugger.enable')
  session.disconnect()
  return characters
}
