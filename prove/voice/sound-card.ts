import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SoundCard {
  env: Readonly<Record<string, string>>
  record: () => Recording
  killVoices: () => Promise<void>
}

export interface Recording {
  /** Milliseconds since 1970 of the first audible sound after this time; NaN if there was none. */
  firstSoundAfter: (time: number) => number
  stop: () => Promise<{ seconds: number; withSound: number }>
}

const rate = 8000
/** Samples in a tenth of a second. */
const slice = rate / 10
/** Mean square of samples between -1 and 1. */
const threshold = 1e-6
/** The same for a first sound, as the size of a sample. */
const audible = 100

export async function openSoundCard(folder: string, stack: AsyncDisposableStack): Promise<SoundCard> {
  const run = join(folder, 'run')
  await mkdir(run, { mode: 0o700 })
  const socket = join(run, 'pulse.sock')
  const env = {
    XDG_RUNTIME_DIR: run,
    XDG_CONFIG_HOME: run,
    HOME: run,
    PULSE_SERVER: `unix:${socket}`,
    // Clients start no other one in its place.
    SPEECHD_CMD: '/bin/false',
  }
  const start = (command: string, args: readonly string[]) => {
    const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] })
    stack.defer(() => end(child))
    return child
  }
  const modules = [`module-native-protocol-unix auth-anonymous=1 socket=${socket}`, 'module-null-sink sink_name=card']
  start('pulseaudio', ['-n', '--exit-idle-time=-1', '--use-pid-file=no', ...modules.flatMap((one) => ['-L', one])])
  await sleep(1500)
  const voices = start('speech-dispatcher', [
    '--run-single',
    '--timeout',
    '0',
    '--log-dir',
    run,
    '--pid-file',
    join(run, 'speechd.pid'),
  ])
  await sleep(1500)
  return { env, record: () => record(start), killVoices: () => end(voices) }
}

function record(start: (command: string, args: readonly string[]) => ChildProcess): Recording {
  const format = ['--format=s16le', `--rate=${rate}`, '--channels=1', '--latency-msec=20']
  const child = start('parec', ['--device=card.monitor', ...format])
  const chunks: Buffer[] = []
  const arrivals: { at: number; chunk: Buffer }[] = []
  child.stdout?.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    arrivals.push({ at: Date.now(), chunk })
  })
  return {
    firstSoundAfter: (time) => {
      for (const { at, chunk } of arrivals) {
        if (at <= time) continue
        for (let place = 0; place + 1 < chunk.length; place += 2) {
          const sampleAt = at - ((chunk.length - place) / 2 / rate) * 1000
          if (sampleAt > time && Math.abs(chunk.readInt16LE(place)) > audible) return Math.round(sampleAt)
        }
      }
      return Number.NaN
    },
    stop: async () => {
      await end(child)
      return measure(Buffer.concat(chunks))
    },
  }
}

function measure(recorded: Buffer) {
  const samples = Array.from(
    { length: Math.floor(recorded.length / 2) },
    (_, at) => recorded.readInt16LE(2 * at) / 32_768,
  )
  const slices = Math.floor(samples.length / slice)
  const isAudible = (at: number) =>
    samples.slice(at * slice, (at + 1) * slice).reduce((sum, sample) => sum + sample * sample, 0) / slice > threshold
  const withSound = Array.from({ length: slices }, (_, at) => isAudible(at)).filter(Boolean).length
  return { seconds: slices / 10, withSound: withSound / 10 }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'exit')
  child.kill('SIGTERM')
  await closed
}
