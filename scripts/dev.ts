import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createServer, type ViteDevServer } from 'vite'
import { root } from './steps.ts'

const host = '127.0.0.1'
const port = Number(process.env.PORT ?? 3000)
const address = `http://${host}:${port}`
/** Separate from the data of `npm start`. */
const dataDir = process.env.DATA_DIR ?? join(root, 'data-dev')

async function freePort(): Promise<number> {
  const probe = createProbe().listen(0, host)
  await once(probe, 'listening')
  const found = probe.address()
  probe.close()
  return typeof found === 'object' && found ? found.port : 0
}

function startApi(env: NodeJS.ProcessEnv, onReady: (seconds: string) => void): ChildProcess {
  const watched = ['server', 'contract'].map((folder) => `--watch-path=${join(root, folder)}`)
  const args = ['--watch', ...watched, '--max-semi-space-size=8', join(root, 'server', 'main.mjs')]
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, seconds] = /^Tertulia is ready at \S+ \((.*) s\)$/.exec(line) ?? []
    if (seconds) onReady(seconds)
    else process.stdout.write(`${line}\n`)
  })
  return child
}

async function startWeb(apiUrl: string): Promise<ViteDevServer> {
  process.env.API_URL = apiUrl
  const web = await createServer({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    server: { host, port, strictPort: true },
  })
  return web.listen()
}

function openDemo(env: NodeJS.ProcessEnv): void {
  spawn(process.execPath, [join(root, 'server', 'demo.ts')], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function main(): Promise<void> {
  process.chdir(root)
  const apiPort = await freePort()
  const env = { ...process.env, NODE_ENV: 'development', PORT: `${apiPort}`, APP_URL: address, DATA_DIR: dataDir }
  const web = await startWeb(`http://${host}:${apiPort}`)
  let isFirst = true
  const api = startApi(env, (seconds) => {
    process.stdout.write(`${isFirst ? 'The server is ready' : 'The server is ready again'} (${seconds} s).\n`)
    if (isFirst) {
      process.stdout.write(
        `\n  App       ${address}\n  Emails    ${address}/dev/mail\n  API       ${address}/api/docs\n\n`,
      )
      if (!process.argv.includes('--empty')) openDemo(env)
    }
    isFirst = false
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void api.kill(signal))
  await once(api, 'exit')
  await web.close()
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
