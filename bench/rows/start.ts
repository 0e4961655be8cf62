import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Figure, median, type Skipped } from '../figures.ts'
import { type Program, startCommand } from '../programs.ts'

const rounds = 5
const built = fileURLToPath(new URL('../../dist/index.html', import.meta.url))

type Start = (dataDir: string) => Promise<Program>
const node: Start = (dataDir) => startCommand(process.execPath, ['server/main.ts'], envOf(dataDir))
const npm: Start = (dataDir) => startCommand('npm', ['start', '--loglevel=error'], envOf(dataDir))
const envOf = (dataDir: string) => ({ PORT: '0', DATA_DIR: dataDir })

/** Seconds from the command to the line that says that the server is ready. */
export async function measureStart(): Promise<(Figure | Skipped)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-bench-start-'))
  try {
    const first = await secondsOf(node, (round) => join(folder, String(round)))
    const again = await secondsOf(node, () => join(folder, '0'))
    const figures = [line('ready after a first start', first, ''), line('ready on existing data', again, '≤ 1 s')]
    const reason = 'There is no build in dist/, so `npm start` would build and is not measured.'
    if (!existsSync(built)) return [...figures, { skipped: reason }]
    await secondsOf(npm, () => join(folder, '0'), 1)
    return [...figures, line('`npm start` on existing data', await secondsOf(npm, () => join(folder, '0')), '≤ 1 s')]
  } finally {
    await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
  }
}

const line = (what: string, seconds: number, goal: string): Figure => ({ what, ours: `${seconds.toFixed(2)} s`, goal })

async function secondsOf(start: Start, folderOf: (round: number) => string, times = rounds): Promise<number> {
  const seconds: number[] = []
  for (let round = 0; round < times; round++) {
    const program = await start(folderOf(round))
    seconds.push(program.seconds)
    await program.stop()
  }
  return median(seconds)
}
