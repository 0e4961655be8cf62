import { startEmbedded } from '#server/database/embedded/embedded.ts'

// Only the embedded database, for tests that kill it.
const { folder, stop } = await startEmbedded({
  dataDir: String(process.argv[2]),
  log: (line) => process.stderr.write(`${line}\n`),
})
process.stdout.write(`${folder}\n`)
process.once('SIGTERM', () => void stop())
