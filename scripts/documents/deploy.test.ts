import { existsSync, readFileSync } from 'node:fs'
import { BlockList } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { describeSettings, readConfig } from '#server/settings/config.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const nginx = read('deploy/nginx.conf')
const service = read('deploy/tertulia.service')
const dockerfile = read('Dockerfile')

const compose = read('compose.yaml')
/** The indented lines below a YAML key. */
const below = (key: string, depth: number) =>
  new RegExp(`^ {${depth}}${key}:\\n((?: {${depth + 1},}.*\\n|\\n)*)`, 'm').exec(`${compose}\n`)?.[1] ?? ''
const namesIn = (block: string, depth: number) =>
  [...block.matchAll(new RegExp(`^ {${depth}}([\\w-]+):`, 'gm'))].map(([, name = '']) => name)
const services = namesIn(below('services', 0), 2)
const serverEnvironment = [...below('server', 2).matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(
  ([, name = '', value = '']): [string, string] => [name, value],
)

/** Options of Node.js. */
const notOurs = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE'])
const isSetting = (name: string) => notOurs.has(name) || new RegExp(`^ *${name}\\b`, 'm').test(describeSettings())

test('every path in the Dockerfile exists, or is created by the build', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  const built = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) /gm)].map(([, path = '']) => path)
  expect(copied.length).toBeGreaterThan(2)
  const byBuild = ['dist', 'node_modules']
  expect(built).toEqual(expect.arrayContaining([...byBuild, 'server', 'contract', 'package.json']))
  const missing = [...copied, ...built].filter((path) => !byBuild.includes(path) && !existsSync(join(root, path)))
  expect(missing).toEqual([])
})

test('the image excludes build output, data and secrets', () => {
  expect(read('.dockerignore').trim().split('\n')).toEqual(
    expect.arrayContaining(['.git', 'node_modules', 'dist', 'data', '.env*']),
  )
})

test('every setting in deploy/ exists', () => {
  const inDockerfile = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const inService = [...service.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(' '))
  const names = [...inDockerfile, ...inService].map((pair) => pair.split('=')[0] ?? '')
  const all = [...names, ...serverEnvironment.map(([name]) => name)]
  expect(all.length).toBeGreaterThan(8)
  expect(all.filter((name) => !isSetting(name))).toEqual([])
})

test('the image and the service start Node as npm does', () => {
  const command: string = JSON.parse(read('package.json')).scripts.start
  expect(command).toMatch(/^exec node .*server\/main\.mjs$/)
  const inImage: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  expect(['exec', ...inImage].join(' ')).toBe(command)
  expect(/^ExecStart=\S*\/(node .*)$/m.exec(service)?.[1]).toBe(command.replace('exec ', ''))
})

test('the server accepts the Compose settings, and trusts a proxy in any private network', () => {
  const filled = serverEnvironment.map(([name, value]) => [
    name,
    value.replace(/\$\{(\w+)[^}]*\}/g, (_, variable: string) =>
      variable === 'APP_URL' ? 'https://school.example' : 'kX9-vL2_qR7-mW4_zT8-bN3_cH6-yJ5p',
    ),
  ])
  const config = readConfig(Object.fromEntries(filled))
  expect(config.databaseUrl).toContain('@database:5432/')
  const trusted = new BlockList()
  for (const range of config.trustProxy) {
    const [address = '', bits] = range.split('/')
    trusted.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  // Networks of Docker and Podman, and public addresses.
  for (const address of ['172.17.0.3', '172.29.77.4', '10.89.0.5', '192.168.16.2'])
    expect(trusted.check(address)).toBe(true)
  expect(trusted.check('fd00:dead::2', 'ipv6')).toBe(true)
  for (const address of ['203.0.113.7', '172.32.0.1', '8.8.8.8']) expect(trusted.check(address)).toBe(false)
  expect(trusted.check('2001:db8::1', 'ipv6')).toBe(false)
})

test('in Compose only the proxy reaches the servers', () => {
  const published = services.filter((name) => /^ {4}(?:ports|network_mode|networks):/m.test(below(name, 2)))
  expect(published).toEqual(['proxy'])
})

test('the services, volumes and files in compose.yaml exist', () => {
  const needed = [...compose.matchAll(/depends_on: \{ (\w+):/g)].map(([, name = '']) => name)
  expect(services).toEqual(expect.arrayContaining(['database', 'server', 'proxy', ...needed]))
  const sources = [...compose.matchAll(/volumes: \[([^:\]]+):/g)].map(([, source = '']) => source)
  const volumes = namesIn(below('volumes', 0), 2)
  const isThere = (source: string) =>
    source.startsWith('.') ? existsSync(join(root, source)) : volumes.includes(source)
  expect(sources).toHaveLength(3)
  expect(sources.filter((source) => !isThere(source))).toEqual([])
})

test("nginx allows the largest upload, doesn't buffer streams, and waits for the longest response", () => {
  const endpoints: Endpoint[] = Object.values(contract).flatMap((api) => Object.values<Endpoint>(api))
  const largest = Math.max(...endpoints.map(({ accepts, bodyLimit }) => accepts?.limit ?? bodyLimit ?? 0))
  expect(Number(/client_max_body_size (\d+);/.exec(nginx)?.[1])).toBe(largest)
  // Streams disable buffering themselves, unless the proxy ignores that.
  expect(nginx).not.toMatch(/proxy_ignore_headers|proxy_buffering on/)
  const seconds = (name: string) => Number(new RegExp(`\\b${name} (\\d+)s;`).exec(nginx)?.[1])
  expect(seconds('proxy_read_timeout')).toBeGreaterThan(60)
  expect(seconds('keepalive_timeout')).toBeLessThan(72)
})

test('nginx returns API errors, and overwrites forwarded addresses', () => {
  const bodies = [...nginx.matchAll(/return (\d+) '([^']*)';/g)].map(([, status, body = '']) => {
    const { code }: { code: unknown } = JSON.parse(body)
    return [status, code]
  })
  expect(bodies).toEqual([
    ['413', 'too_large'],
    ['503', 'unavailable'],
  ])
  expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/)
  expect(nginx).not.toMatch(/\$proxy_add_x_forwarded_for/)
})

test('systemd waits for the shutdown, and always restarts the server', () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(service)?.[1])).toBeGreaterThan(25)
  expect(service).toMatch(/^Restart=always$/m)
  expect(service).toMatch(/^StartLimitIntervalSec=0$/m)
  const [, program = ''] = /^ExecStart=\S+\/node (\S+)$/m.exec(service) ?? []
  expect(existsSync(join(root, program))).toBe(true)
})
