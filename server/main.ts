import { once } from 'node:events'
import { describeSettings, readConfig } from '#server/settings/config.ts'
import { createLog } from '#server/lib/log.ts'
import { isStartupError } from '#server/lib/startup-error.ts'

// After this, open requests are cut off; committed data is on disk.
const maxCloseMs = 25_000
// npm forwards a signal that the terminal has already sent, so Ctrl-C arrives twice.
const repeatedSignalMs = 1000

async function main(): Promise<void> {
  const log = createLog()
  // Node's own handler would print all fields of the error, with their values.
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'stopped by an unexpected error')
    process.exit(1)
  })
  try {
    const config = readConfig(process.env)
    log.level = config.logLevel
    const stopping = stopSignal()
    const { startServer } = await import('#server/start.ts')
    stopping.addEventListener('abort', () => setTimeout(() => process.exit(0), maxCloseMs).unref())
    const server = await startServer(config, log)
    const seconds = (performance.now() / 1000).toFixed(1)
    if (!stopping.aborted) process.stdout.write(`Tertulia is ready at ${server.address} (${seconds} s)\n`)
    if (!stopping.aborted) await once(stopping, 'abort')
    await server.close()
    process.exit(0)
  } catch (error) {
    if (isStartupError(error)) process.stderr.write(`${error.message}\n`)
    else log.fatal({ err: error }, 'stopped by an unexpected error')
    process.exit(1)
  }
}

function stopSignal(): AbortSignal {
  const reason = new AbortController()
  let first: number | undefined
  const onSignal = () => {
    first ??= performance.now()
    if (performance.now() - first > repeatedSignalMs) process.exit(1)
    reason.abort()
  }
  process.on('SIGTERM', onSignal).on('SIGINT', onSignal)
  stopWhenOrphaned(() => reason.abort())
  return reason.signal
}

// On Windows, this process survives when npm ends.
function stopWhenOrphaned(stop: () => void): void {
  if (process.platform !== 'win32' || process.env.npm_lifecycle_event !== 'start') return
  setInterval(() => {
    try {
      process.kill(process.ppid, 0)
    } catch {
      stop()
    }
  }, 2000).unref()
}

const args = process.argv.slice(2)
if (args.includes('--help')) process.stdout.write(describeSettings())
else if (args.length === 0) await main()
else {
  process.stderr.write(
    `The server takes no ${args.join(' ')}: settings are environment variables. See: npm start -- --help\n`,
  )
  process.exitCode = 1
}
