import { isMainThread } from 'node:worker_threads'

// Preloaded into every measured process, and reports its CPU time and memory.
if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message !== 'usage' && message !== 'memory') return
    const { rss } = process.memoryUsage()
    if (message === 'memory') globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system, rss, heap: process.memoryUsage().heapUsed })
  })
  // Exit with the parent process.
  process.once('disconnect', () => process.exit())
  process.channel?.unref()
}
