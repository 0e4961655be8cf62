import { readFileSync } from 'node:fs'
import type { Finding } from '../proof.ts'
import { type Bomb, makeBombs } from './bombs.ts'
import { createTally, unless } from './tally.ts'
import type { Target } from './target.ts'

const doors = ['PUT /account/picture', 'PUT /account/logo', 'POST /students/import/preview']
const types = [
  'image/png',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
]
/** The most bytes of a file. */
const most = 5_000_000
/** Megabytes that the server may take beyond what it had, and milliseconds that others wait for a list meanwhile. */
const roomy = 700
const patience = 5000

/** The megabytes that a process takes. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** Watches memory, and asks for a list again and again, until it is told to stop. */
function watch({ pid }: Target, list: () => Promise<unknown>) {
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

/** Sends every harmful file through every door, three at once, while others work; the server stays up, small and quick. */
export async function withUploads(target: Target): Promise<Finding> {
  const tally = createTally('Harmful files')
  const [victim, other] = [await target.openVictim(), await target.openVictim()]
  // Making them keeps this process busy, in which the waiting is measured.
  const bombs = await makeBombs()
  const before = megabytesOf(target.pid)
  using watcher = watch(target, () => other.school.api.students.list())
  const send = async (door: string, { kind, name, bytes }: Bomb, type: string) => {
    const [method = '', path = ''] = door.split(' ')
    const body = new Blob([new Uint8Array(bytes)])
    const answer = await victim.school
      .send(path, { method, headers: { 'content-type': type }, body })
      // Who sends too much is refused while they send, and may find the connection closed.
      .catch(() => new Response('cut off', { status: bytes.length > most ? 413 : 599 }))
    const said = await answer.text()
    const wrong = unless(answer, 2, 4) || (/root:x:|lollol/.test(said) && 'was read')
    tally.note(kind, wrong && `${name} at ${door}: ${wrong} ${said.slice(0, 100)}`)
  }
  for (const bomb of bombs) await Promise.all(doors.map((door, index) => send(door, bomb, types[index] ?? '')))
  await watcher.end()
  const { megabytes, wait, lists } = watcher.seen
  const grown = Math.round(megabytes - before)
  tally.note('looks at its memory', grown > roomy && `it grew by ${grown} MB`)
  tally.note('lists of others', wait > patience && `one took ${Math.round(wait)} ms`)
  return tally.finding(
    `at most ${grown} MB more; the slowest of ${lists} lists of another school took ${Math.round(wait)} ms`,
  )
}
