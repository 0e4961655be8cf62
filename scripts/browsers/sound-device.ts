import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'

/** Firefox's audio sleeps on a machine without a sound device: browsers that start from now on find a silent one. */
export async function openSoundDevice(stack: AsyncDisposableStack): Promise<void> {
  const program = findProgram('pulseaudio')
  if (!program) return
  const folder = mkdtempSync(join(tmpdir(), 'tertulia-sound-'))
  const socket = join(folder, 'socket')
  const modules = [`module-native-protocol-unix auth-anonymous=1 socket=${socket}`, 'module-null-sink']
  const args = ['-n', '--exit-idle-time=-1', '--use-pid-file=no', ...modules.flatMap((one) => ['-L', one])]
  const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder }
  const child = spawn(program, args, { stdio: 'ignore', env })
  process.env.PULSE_SERVER = `unix:${socket}`
  stack.defer(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  for (let tries = 0; tries < 100 && !existsSync(socket); tries += 1) await wait(50)
}
