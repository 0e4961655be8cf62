import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ProofContext, type Proof, tableOf } from './proof.ts'
import { writeFindings } from './readme.ts'

const minute = 60_000

const proofs: Readonly<Record<string, { minutes: number; load: () => Promise<{ prove: Proof }> }>> = {
  kills: { minutes: 40, load: () => import('./kills/kills.ts') },
  outages: { minutes: 40, load: () => import('./outages/outages.ts') },
  processes: { minutes: 30, load: () => import('./processes/processes.ts') },
  attack: { minutes: 60, load: () => import('./attack/attack.ts') },
  voice: { minutes: 40, load: () => import('./voice/voice.ts') },
  tutor: { minutes: 20, load: () => import('./tutor/tutor.ts') },
  classroom: { minutes: 10, load: () => import('./classroom/classroom.ts') },
  soak: { minutes: 40, load: () => import('./soak/soak.ts') },
}

const whenStopped = (minutes: number) =>
  new Promise<never>((_, reject) => {
    const stop = (reason: string) => () => reject(new Error(reason))
    process.once('SIGINT', stop('Interrupted')).once('SIGTERM', stop('Ended'))
    process.once('uncaughtException', reject)
    setTimeout(stop(`The run took longer than ${minutes} minutes`), minutes * minute).unref()
  })

const optionsOf = (words: readonly string[]) => {
  const pairs = words.map((word) => [word.split('=')[0] ?? '', word.split('=').slice(1).join('=')] as const)
  return new Map(pairs)
}

async function run([name = '', ...words]: readonly string[]): Promise<boolean> {
  const proof = proofs[name]
  if (!proof) throw new Error(`Name one of these: ${Object.keys(proofs).join(', ')}.`)
  await using stack = new AsyncDisposableStack()
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-prove-'))
  stack.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 }))
  const log = (line: string) => void process.stderr.write(`${line}\n`)
  const context: ProofContext = { folder, stack, log, options: optionsOf(words) }
  const { prove } = await proof.load()
  // Before the proof: one of them replaces the timers.
  const stopped = whenStopped(proof.minutes)
  const findings = await Promise.race([prove(context), stopped])
  process.stdout.write(`${tableOf(findings)}\n`)
  // Figures of another size are not recorded.
  if (words.length === 0) await writeFindings(name, tableOf(findings))
  return findings.every(({ hasPassed }) => hasPassed)
}

await run(process.argv.slice(2)).then(
  (hasPassed) => process.exit(hasPassed ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    process.exit(1)
  },
)
