import { isMainThread } from 'node:worker_threads'

// Loaded into every measured process, so that all of them answer the same question in the same way.
if (isMainThread && process.send) {
  process.on('message', (message) => {
    if (message !== 'usage' && message !== 'memory') return
    const { rss } = process.memoryUsage()
    if (message === 'memory') globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system, rss, heap: process.memoryUsage().heapUsed })
  })
  // Whoever asks is gone: so is the reason to run.
  process.once('disconnect', () => process.exit())
  process.channel?.unref()
}
