import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { endpoints } from '#server/test/endpoints.ts'
import type { Finding, Ground } from '../proof.ts'
import { call, type Sample, samplesOf } from './requests.ts'
import type { Target } from './target.ts'
import { eachAtOnce, wanted } from './work.ts'

/** What is asked for in one run: a request as text, with a star after everything that is tried. */
interface Task {
  name: string
  place: Place
  request: string
  marks: number
}
/** How a run ended: what was tried to its end, and what sqlmap took for a way in. */
interface Outcome {
  task: Task
  tried: number
  ways: string[]
}

/** Seconds that one endpoint is tried for, and endpoints at once. */
const patience = 900
const atOnce = 3

// The database is no secret: what only works on another one is left out.
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
  // A refusal is an answer, too: what differs in it is looked at.
  '--ignore-code=*',
]
// Headers are read by one guard, which every endpoint has: there, what is most likely is tried.
const depths = {
  address: ['--level=3', '--risk=2'],
  body: ['--level=3', '--risk=2'],
  headers: ['--level=1', '--risk=2', '--param-filter=(custom) HEADER'],
} as const
type Place = keyof typeof depths

const star = '*'
// Every text, number and yes or no of a body gets its star.
const starred = (body: unknown): string =>
  JSON.stringify(body).replace(/(?<=[:[,])("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)(?=[,\]}])/g, (value) =>
    value.endsWith('"') ? `${value.slice(0, -1)}${star}"` : `${value}${star}`,
  )

/**
 * A call as sqlmap reads it from a file. It looks for stars in one place only: in another they would be sent as they are.
 * A key for repeats is tried apart from the body, as any other body is refused with it.
 */
function taskOf({ name, endpoint, path, query, headers, body }: Sample, host: string, place: Place): Task {
  const starIn = (where: Place) => (place === where ? star : '')
  const pairs = Object.entries(query).map(
    ([field, value]) => `${field}=${encodeURIComponent(value)}${starIn('address')}`,
  )
  const url = `${path.replace(/(?<=\/)[\da-f-]{36}|(?<=voices\/|languages\/)es/g, (id) => `${id}${starIn('address')}`)}?${pairs.join('&')}`
  const tried = {
    authorization: headers.authorization,
    'accept-language': 'es',
    ...(endpoint.idempotent && place === 'headers' && { 'idempotency-key': crypto.randomUUID() }),
  }
  const lines = [
    `${endpoint.method} ${url.replace(/\?$/, '')} HTTP/1.1`,
    `host: ${host}`,
    ...(headers['content-type'] ? [`content-type: ${headers['content-type']}`] : []),
    ...Object.entries(tried).map(([field, value]) => `${field}: ${value}${starIn('headers')}`),
  ]
  const json =
    typeof body === 'string' || body === undefined ? body : place === 'body' ? starred(body) : JSON.stringify(body)
  const request = `${lines.join('\r\n')}\r\n\r\n${json ?? ''}`
  return { name, place, request, marks: request.split(star).length - 1 }
}

async function run(task: Task, folder: string, number: number): Promise<Outcome> {
  const own = join(folder, 'sqlmap', String(number))
  await mkdir(own, { recursive: true })
  await writeFile(join(own, 'request'), task.request)
  const words = ['-r', join(own, 'request'), '--output-dir', own, ...settings, ...depths[task.place]]
  const text = await new Promise<string>((resolve) => {
    const options = { timeout: patience * 1000, maxBuffer: 2 ** 27, killSignal: 'SIGKILL' } as const
    execFile('sqlmap', words, options, (_error, stdout) => resolve(stdout))
  })
  const ends = [...text.matchAll(/parameter '([^']+)' does not seem to be injectable/g)].map(([, which]) => which)
  // The first is what it believes for now, and takes back; the others are what is left at the end.
  const ways = [...text.matchAll(/^.*(?:is vulnerable|identified the following injection|Payload: ).*$/gm)]
  return { task, tried: Math.min(new Set(ends).size, task.marks), ways: ways.map(([line]) => `${task.name}: ${line}`) }
}

/** Has sqlmap try everything that a caller can write, on every endpoint, each with a school of its own. */
export async function withSqlmap(target: Target, { folder, say, options }: Ground): Promise<Finding> {
  const host = new URL(target.address).host
  const before = await target.answers()
  let number = 0
  const chosen = endpoints.filter(([name]) => wanted(options, 'endpoints', name))
  const lost: string[] = []
  const outcomes = await eachAtOnce(chosen, atOnce, async ([name, endpoint]): Promise<Outcome[]> => {
    // What is refused for its shape never reaches the database, and nothing that is tried in it would.
    for (const sample of samplesOf(name, endpoint, await target.openVictim()))
      if ((await call(target.address, sample)).status === 400) lost.push(name)
    const samples = samplesOf(name, endpoint, await target.openVictim())
    const [first] = samples
    const tasks = [
      ...samples.flatMap((sample) => [taskOf(sample, host, 'address'), taskOf(sample, host, 'body')]),
      ...(first ? [taskOf(first, host, 'headers')] : []),
    ].filter(({ marks }) => marks > 0)
    const done: Outcome[] = []
    for (const task of tasks) {
      const started = Date.now()
      const outcome = await run(task, folder, (number += 1))
      say(
        `sqlmap ${name}, ${task.place}: ${outcome.tried} of ${task.marks} in ${Math.round((Date.now() - started) / 1000)} s`,
      )
      done.push(outcome)
    }
    return done
  })
  const finding = findingOf(outcomes.flat(), chosen.length, await sinceThen(target, before))
  return lost.length > 0
    ? { ...finding, found: `${finding.found}; never understood: ${lost.join(', ')}`, isRight: false }
    : finding
}

async function sinceThen(target: Target, before: ReadonlyMap<string, number>) {
  const now = await target.answers()
  return new Map([...now].map(([status, count]) => [status, count - (before.get(status) ?? 0)]))
}

function findingOf(outcomes: readonly Outcome[], count: number, answers: ReadonlyMap<string, number>): Finding {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
  const [tried, marks] = [sum(outcomes.map((one) => one.tried)), sum(outcomes.map(({ task }) => task.marks))]
  const requests = sum([...answers.values()])
  const bad = sum([...answers].filter(([status]) => status.startsWith('5')).map(([, number]) => number))
  const ways = outcomes.flatMap((one) => one.ways)
  const unfinished = outcomes.filter((one) => one.tried < one.task.marks).map(({ task }) => task.name)
  const left = unfinished.length > 0 ? `; out of time on ${[...new Set(unfinished)].join(', ')}` : ''
  return {
    what: 'SQL injection (sqlmap, level 3, headers level 1, risk 2)',
    tried: `${requests.toLocaleString('en')} requests, ${count} endpoints, ${tried} of ${marks} parameters${left}`,
    found: ways.length + bad === 0 ? 'nothing, no 5xx' : `${bad} 5xx; ${ways.join('; ')}`,
    isRight: ways.length + bad === 0 && tried > 0,
  }
}
