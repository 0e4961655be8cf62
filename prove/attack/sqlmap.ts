import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '#server/test/contract/endpoints.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { call, type Sample, samplesOf } from './requests.ts'
import type { Target } from './target.ts'
import { mapConcurrently, isSelected } from './concurrency.ts'

interface Task {
  name: string
  place: Place
  request: string
  marks: number
}
interface SqlmapResult {
  task: Task
  tried: number
  findings: string[]
}

/** Seconds. */
const timeout = 900
const concurrency = 3

const settings = [
  '--batch',
  '--ignore-stdin',
  '--flush-session',
  '--disable-coloring',
  '--skip-waf',
  '--keep-alive',
  '--skip=user-agent,referer,host',
  '--technique=BEUST',
  '--dbms=PostgreSQL',
  '--time-sec=3',
  '--ignore-code=*',
]
// All endpoints share the header checks, so a low level is enough.
const depths = {
  address: ['--level=3', '--risk=2'],
  body: ['--level=3', '--risk=2'],
  headers: ['--level=1', '--risk=2', '--param-filter=(custom) HEADER'],
} as const
type Place = keyof typeof depths

const mark = '*'
const marked = (body: unknown): string =>
  JSON.stringify(body).replace(/(?<=[:[,])("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)(?=[,\]}])/g, (value) =>
    value.endsWith('"') ? `${value.slice(0, -1)}${mark}"` : `${value}${mark}`,
  )

/** sqlmap's request file. Stars are read in one place only; the idempotency key is tested apart, because it can't be repeated with another body. */
function taskOf({ name, endpoint, path, query, headers, body }: Sample, host: string, place: Place): Task {
  const markIn = (where: Place) => (place === where ? mark : '')
  const pairs = Object.entries(query).map(
    ([field, value]) => `${field}=${encodeURIComponent(value)}${markIn('address')}`,
  )
  const url = `${path.replace(/(?<=\/)[\da-f-]{36}|(?<=voices\/|languages\/)es/g, (id) => `${id}${markIn('address')}`)}?${pairs.join('&')}`
  const tried = {
    authorization: headers.authorization,
    'accept-language': 'es',
    ...(endpoint.idempotent && place === 'headers' && { 'idempotency-key': crypto.randomUUID() }),
  }
  const lines = [
    `${endpoint.method} ${url.replace(/\?$/, '')} HTTP/1.1`,
    `host: ${host}`,
    ...(headers['content-type'] ? [`content-type: ${headers['content-type']}`] : []),
    ...Object.entries(tried).map(([field, value]) => `${field}: ${value}${markIn('headers')}`),
  ]
  const json =
    typeof body === 'string' || body === undefined ? body : place === 'body' ? marked(body) : JSON.stringify(body)
  const request = `${lines.join('\r\n')}\r\n\r\n${json ?? ''}`
  return { name, place, request, marks: request.split(mark).length - 1 }
}

async function run(task: Task, folder: string, number: number): Promise<SqlmapResult> {
  const own = join(folder, 'sqlmap', String(number))
  await mkdir(own, { recursive: true })
  await writeFile(join(own, 'request'), task.request)
  const words = ['-r', join(own, 'request'), '--output-dir', own, ...settings, ...depths[task.place]]
  const text = await new Promise<string>((resolve) => {
    const options = { timeout: timeout * 1000, maxBuffer: 2 ** 27, killSignal: 'SIGKILL' } as const
    execFile('sqlmap', words, options, (_error, stdout) => resolve(stdout))
  })
  const ends = [...text.matchAll(/parameter '([^']+)' does not seem to be injectable/g)].map(([, which]) => which)
  // The first pattern is provisional, the others are final.
  const findings = [...text.matchAll(/^.*(?:is vulnerable|identified the following injection|Payload: ).*$/gm)]
  return {
    task,
    tried: Math.min(new Set(ends).size, task.marks),
    findings: findings.map(([line]) => `${task.name}: ${line}`),
  }
}

export async function runSqlmap(target: Target, { folder, log, options }: ProofContext): Promise<Finding> {
  const host = new URL(target.address).host
  const before = await target.answers()
  let number = 0
  const chosen = endpoints.filter(([name]) => isSelected(options, 'endpoints', name))
  const invalid: string[] = []
  const outcomes = await mapConcurrently(chosen, concurrency, async ([name, endpoint]): Promise<SqlmapResult[]> => {
    // A request that fails validation never reaches the database.
    for (const sample of samplesOf(name, endpoint, await target.openVictim()))
      if ((await call(target.address, sample)).status === 400) invalid.push(name)
    const samples = samplesOf(name, endpoint, await target.openVictim())
    const [first] = samples
    const tasks = [
      ...samples.flatMap((sample) => [taskOf(sample, host, 'address'), taskOf(sample, host, 'body')]),
      ...(first ? [taskOf(first, host, 'headers')] : []),
    ].filter(({ marks }) => marks > 0)
    const done: SqlmapResult[] = []
    for (const task of tasks) {
      const started = Date.now()
      const outcome = await run(task, folder, (number += 1))
      log(
        `sqlmap ${name}, ${task.place}: ${outcome.tried} of ${task.marks} in ${Math.round((Date.now() - started) / 1000)} s`,
      )
      done.push(outcome)
    }
    return done
  })
  const finding = findingOf(outcomes.flat(), chosen.length, await answersSince(target, before))
  return invalid.length > 0
    ? { ...finding, found: `${finding.found}; failed validation: ${invalid.join(', ')}`, hasPassed: false }
    : finding
}

async function answersSince(target: Target, before: ReadonlyMap<string, number>) {
  const now = await target.answers()
  return new Map([...now].map(([status, count]) => [status, count - (before.get(status) ?? 0)]))
}

function findingOf(outcomes: readonly SqlmapResult[], count: number, answers: ReadonlyMap<string, number>): Finding {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  const [tried, marks] = [sum(outcomes.map((one) => one.tried)), sum(outcomes.map(({ task }) => task.marks))]
  const requests = sum([...answers.values()])
  const bad = sum([...answers].filter(([status]) => status.startsWith('5')).map(([, number]) => number))
  const findings = outcomes.flatMap((one) => one.findings)
  const unfinished = outcomes.filter((one) => one.tried < one.task.marks).map(({ task }) => task.name)
  const left = unfinished.length > 0 ? `; out of time on ${[...new Set(unfinished)].join(', ')}` : ''
  return {
    what: 'SQL injection (sqlmap, level 3, headers level 1, risk 2)',
    tried: `${requests.toLocaleString('en')} requests, ${count} endpoints, ${tried} of ${marks} parameters${left}`,
    found: findings.length + bad === 0 ? 'nothing, no 5xx' : `${bad} 5xx; ${findings.join('; ')}`,
    hasPassed: findings.length + bad === 0 && tried > 0,
  }
}
