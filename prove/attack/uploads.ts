import { readFileSync } from 'node:fs'
import type { Finding } from '../proof.ts'
import { type Bomb, makeBombs } from './bombs.ts'
import { createTally, unexpectedStatus } from './tally.ts'
import type { Target } from './target.ts'

const uploadPaths = ['PUT /account/picture', 'PUT /account/logo', 'POST /students/import/preview']
const types = [
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]
const maxBytes = 5_000_000
/** In megabytes; `maxWait` is in milliseconds. */
const maxGrowth = 700
const maxWait = 5000

export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

export function watch({ pid }: Target, list: () => Promise<unknown>) {
  const seen = { megabytes: 0, wait: 0, lists: 0 }
  const stopped = new AbortController()
  const memory = setInterval(() => {
    seen.megabytes = Math.max(seen.megabytes, megabytesOf(pid))
  }, 50)
  const asking = (async () => {
    while (!stopped.signal.aborted) {
      const started = performance.now()
      await list()
      seen.wait = Math.max(seen.wait, performance.now() - started)
      seen.lists += 1
    }
  })()
  const end = () => {
    stopped.abort()
    clearInterval(memory)
    return asking
  }
  return { seen, end, [Symbol.dispose]: () => clearInterval(memory) }
}

export async function testUploads(target: Target): Promise<Finding> {
  const tally = createTally('Harmful files')
  const [victim, other] = [await target.openVictim(), await target.openVictim()]
  // Generated first, because it would block this process while it measures.
  const bombs = await makeBombs()
  const before = megabytesOf(target.pid)
  using watcher = watch(target, () => other.school.api.students.list())
  const send = async (uploadPath: string, { kind, name, bytes }: Bomb, type: string) => {
    const [method = '', path = ''] = uploadPath.split(' ')
    const body = new Blob([new Uint8Array(bytes)])
    const answer = await victim.school
      .send(path, { method, headers: { 'content-type': type }, body })
      // An oversized upload is rejected early, which may close the connection.
      .catch(() => new Response('cut off', { status: bytes.length > maxBytes ? 413 : 599 }))
    const text = await answer.text()
    const wrong = unexpectedStatus(answer, 2, 4) || (/root:x:|lollol/.test(text) && 'was read')
    tally.note(kind, wrong && `${name} at ${uploadPath}: ${wrong} ${text.slice(0, 100)}`)
  }
  for (const bomb of bombs) await Promise.all(uploadPaths.map((entry, index) => send(entry, bomb, types[index] ?? '')))
  await watcher.end()
  const { megabytes, wait, lists } = watcher.seen
  const grown = Math.round(megabytes - before)
  tally.note('memory', grown > maxGrowth && `it grew by ${grown} MB`)
  tally.note('other clients', wait > maxWait && `one took ${Math.round(wait)} ms`)
  return tally.finding(
    `at most ${grown} MB more; the slowest of ${lists} lists of another school took ${Math.round(wait)} ms`,
  )
}
