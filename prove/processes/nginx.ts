import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findProgram } from '#server/database/embedded/embedded-binaries.ts'
import { freePort, type Cluster } from './cluster.ts'

const file = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url))
const isRoot = process.getuid?.() === 0
const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

export async function startNginx(
  cluster: Cluster,
  stack: AsyncDisposableStack,
  ports: readonly number[],
): Promise<{ address: string }> {
  const program = findProgram('nginx')
  if (!program) throw new Error('There is no nginx on this machine: apt-get install nginx-light')
  const port = await freePort()
  const folder = await cluster.makeFolder('nginx')
  const settings = join(folder, 'nginx.conf')
  await writeFile(settings, await settingsFor(folder, port, ports))
  const here = `daemon off; pid ${folder}/pid; error_log stderr crit;${isRoot ? ' user root;' : ''}`
  const child = spawn(program, ['-p', folder, '-c', settings, '-g', here], { stdio: ['ignore', 'ignore', 'inherit'] })
  stack.defer(async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const address = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`${address}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { address }
    await pause(50)
  }
  throw new Error('nginx did not start')
}

async function settingsFor(folder: string, port: number, ports: readonly number[]): Promise<string> {
  await Promise.all(folders.map((name) => mkdir(join(folder, name))))
  const paths = folders.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')
  const text = await readFile(file, 'utf8')
  const replaced = text
    .replace(/server server:3000(.*;)/, (_, rest: string) =>
      ports.map((one) => `server 127.0.0.1:${one}${rest}`).join('\n    '),
    )
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('http {', `http {\n${paths}`)
  if (ports.some((one) => !replaced.includes(`:${one}`)) || !replaced.includes(`:${port};`))
    throw new Error('deploy/nginx.conf does not have the expected text')
  return replaced
}
