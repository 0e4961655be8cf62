import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { atMost, type Figure, median, type SkippedRow } from '../figures.ts'
import { type Program, serverCommand, startCommand } from '../programs.ts'

const rounds = 5

type Start = (dataDir: string) => Promise<Program>
const { file, flags } = serverCommand()
const node: Start = (dataDir) => startCommand(process.execPath, [...flags, file], envOf(dataDir))
const npm: Start = (dataDir) => startCommand('npm', ['start', '--loglevel=error'], envOf(dataDir))
const envOf = (dataDir: string) => ({ PORT: '0', DATA_DIR: dataDir })

export async function measureStart(): Promise<(Figure | SkippedRow)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-bench-start-'))
  try {
    const first = await secondsOf(node, (round) => join(folder, String(round)))
    const again = await secondsOf(node, () => join(folder, '0'))
    const figures = [line('ready after a first start', first), line('ready on existing data', again, 1)]
    await secondsOf(npm, () => join(folder, '0'), 1)
    const prepared = await secondsOf(npm, () => join(folder, '0'))
    if (Number.isNaN(prepared))
      return [...figures, { skipped: 'Every `npm start` had something to build, so that none is measured.' }]
    return [...figures, line('`npm start` on existing data', prepared, 1)]
  } finally {
    await rm(folder, { recursive: true, maxRetries: 50, retryDelay: 100 })
  }
}

const line = (what: string, seconds: number, most?: number): Figure => ({
  what,
  ours: `${seconds.toFixed(2)} s`,
  ...(most !== undefined && atMost(seconds, most, ' s')),
})

// Starts that had to build or install first are not counted.
async function secondsOf(start: Start, folderOf: (round: number) => string, times = rounds): Promise<number> {
  const seconds: number[] = []
  for (let round = 0; round < times; round++) {
    const program = await start(folderOf(round))
    if (!/^(?:Building|Installing)/m.test(program.stderr)) seconds.push(program.seconds)
    await program.stop()
  }
  return median(seconds)
}
