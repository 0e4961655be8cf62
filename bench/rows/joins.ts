import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { JoinCode, JoinProgress } from '#contract/teaching/joining.ts'
import { atMost, type Figure, median, milliseconds } from '../figures.ts'
import type { Testbed } from '../testbed.ts'
import { listOf } from './list.ts'

const joins = 200
const joinEveryMs = 300
const listEveryMs = 100
const maxListMs = 300

/** 200 students join a class within a minute, while its school reads its list ten times a second. */
export async function measureJoins(testbed: Testbed): Promise<Figure[]> {
  const [school] = await testbed.openSchools({ count: 1, students: 100 })
  if (!school) throw new Error('No school was made')
  const { address } = testbed.ours.program
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${school.token}`, ...(body && { 'content-type': 'application/json' }) }
    const response = await fetch(`${address}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { id } = Object(await send('POST', '/api/classes', { name: 'All who join' }))
  const closes_at = new Date(Date.now() + 3_600_000).toISOString()
  const settings = { max_students: joins, closes_at, needs_approval: false, asks_last_name: true }
  const { code } = Object(await send('PUT', `/api/classes/${id}/join-code`, settings)) as JoinCode
  await testbed.settle()
  const list = listOf(school).path
  const quiet = await timesOf(() => send('GET', list), 50, listEveryMs)
  const join = (place: number) => {
    const token = randomBytes(32).toString('base64url')
    return send('POST', '/api/join', { code, token, kind: 'join', first_name: `Ana ${place}`, last_name: 'Li' })
  }
  const answers: unknown[] = []
  const [joined, listed] = await Promise.all([
    timesOf(async (place) => void answers.push(await join(place)), joins, joinEveryMs),
    timesOf(() => send('GET', list), (joins * joinEveryMs) / listEveryMs, listEveryMs),
  ])
  const links = new Set(answers.map((answer) => (answer as JoinProgress).link))
  if (links.size !== joins || links.has(null)) throw new Error(`${links.size} of ${joins} students have a link`)
  const p99 = quantile(listed, 0.99)
  return [
    {
      what: `list while ${joins} students join within a minute, p99`,
      ours: milliseconds(p99),
      ...atMost(p99, maxListMs, ' ms'),
    },
    { what: '— median, and before they join', ours: `${milliseconds(median(listed))}, ${milliseconds(median(quiet))}` },
    {
      what: '— joining, median and p99',
      ours: `${milliseconds(median(joined))}, ${milliseconds(quantile(joined, 0.99))}`,
    },
  ]
}

/** The milliseconds of each call. Calls begin at a fixed rate, also while earlier ones run. */
async function timesOf(work: (place: number) => Promise<unknown>, count: number, everyMs: number): Promise<number[]> {
  const running: Promise<number>[] = []
  for (let place = 0; place < count; place += 1) {
    const start = performance.now()
    running.push(work(place).then(() => performance.now() - start))
    await sleep(everyMs)
  }
  return Promise.all(running)
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * part) - 1] ?? Number.NaN
