import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Finding } from '../proof.ts'
import { createTally } from './tally.ts'
import type { Target } from './target.ts'

interface Exchange {
  text: string
  seconds: number
  isOpen: boolean
}

async function exchange(target: Target, pieces: readonly string[], pause = 0, wait = 3): Promise<Exchange> {
  const { hostname, port } = new URL(target.address)
  const socket = connect(Number(port), hostname)
  const received = { text: '', isOpen: true }
  socket.on('data', (data) => (received.text += data.toString('latin1'))).on('error', () => {})
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      received.isOpen = false
      resolve()
    })
  })
  const started = performance.now()
  const writing = (async () => {
    for (const piece of pieces) {
      if (!received.isOpen) return
      socket.write(piece)
      if (pause) await sleep(pause)
    }
  })()
  await Promise.race([closed, writing.then(() => sleep(wait * 1000))])
  socket.destroy()
  return { ...received, seconds: (performance.now() - started) / 1000 }
}

const head = 'POST /api/auth/local-login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
const hidden = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
/** Request smuggling: two parsers could disagree about where the request ends. */
const ambiguous: Readonly<Record<string, string>> = {
  'two lengths': `${head}Content-Length: 2\r\nContent-Length: ${hidden.length + 2}\r\n\r\n{}${hidden}`,
  'two lengths in one': `${head}Content-Length: 2, ${hidden.length}\r\n\r\n{}${hidden}`,
  'length and chunks': `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks and length': `${head}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks that are not last': `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks with a space': `${head}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'chunks in disguise': `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a folded header': `${head}X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 1\r\n\r\n{${hidden}`,
  'a bare line feed': `${head}X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  'a negative length': `${head}Content-Length: -1\r\n\r\n${hidden}`,
  'a length with a sign': `${head}Content-Length: +2\r\n\r\n{}${hidden}`,
  'a length in hexadecimal': `${head}Content-Length: 0x2\r\n\r\n{}${hidden}`,
  'a chunk of a wrong size': `${head}Transfer-Encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n${hidden}`,
  'a NUL in a header': `${head}X: a\u0000b\r\nContent-Length: 2\r\n\r\n{}`,
  'a space before the colon': `${head}Content-Length : 2\r\n\r\n{}${hidden}`,
}
const large: Readonly<Record<string, string>> = {
  'a header of 100 KB': `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`,
  'ten thousand headers': `GET /healthz HTTP/1.1\r\nHost: x\r\n${'X: a\r\n'.repeat(10_000)}\r\n`,
  'an address of 100 KB': `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'a query of 15 KB': `GET /api/students?${'a=b&'.repeat(3700)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'no HTTP': `${'\u0016\u0003\u0001'.repeat(50)}\r\n\r\n`,
  'HTTP/9.9': 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'no host': 'GET /healthz HTTP/1.1\r\n\r\n',
  'two hosts': 'GET /healthz HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n',
  'a whole address': 'GET http://evil.example/api/auth/me HTTP/1.1\r\nHost: x\r\n\r\n',
  CONNECT: 'CONNECT evil.example:80 HTTP/1.1\r\nHost: evil.example:80\r\n\r\n',
  TRACE: 'TRACE / HTTP/1.1\r\nHost: x\r\nX-Secret: shown\r\n\r\n',
  upgrade: 'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
}

/** Seconds until a slow client is disconnected. */
const slowClientTimeout = 45
const slowRequests: Readonly<Record<string, string[]>> = {
  headers: ['GET /healthz HTTP/1.1\r\nHost: x\r\n', ...Array.from({ length: 60 }, (_, n) => `X-${n}: a\r\n`)],
  'a body': [`${head}Content-Length: 1000\r\n\r\n`, ...Array.from({ length: 60 }, () => 'a')],
  'a chunked body': [`${head}Transfer-Encoding: chunked\r\n\r\n`, ...Array.from({ length: 60 }, () => '1\r\na\r\n')],
  nothing: Array.from({ length: 60 }, () => ''),
}
const slowClientsEach = 25

async function sendSlowly(target: Target, note: (kind: string, wrong: string | false) => void): Promise<number> {
  const all = Object.entries(slowRequests).flatMap(([what, pieces]) =>
    Array.from({ length: slowClientsEach }, async () => {
      const { seconds, isOpen } = await exchange(target, pieces, 1000, 0)
      note(
        'slow clients',
        (isOpen || seconds > slowClientTimeout) && `${what} stayed open for ${Math.round(seconds)} s`,
      )
      return seconds
    }),
  )
  await sleep(5000)
  const started = performance.now()
  const { status } = await fetch(`${target.address}/readyz`)
  const wait = performance.now() - started
  note('other clients meanwhile', (status !== 200 || wait > 2000) && `${status} after ${Math.round(wait)} ms`)
  return Math.max(...(await Promise.all(all)))
}

export async function testSockets(target: Target): Promise<Finding> {
  const tally = createTally('Connections: smuggled, huge and slow requests')
  for (const [what, text] of Object.entries(ambiguous)) {
    const { text: response } = await exchange(target, [text])
    const answers = response.match(/^HTTP\/1\.1 \d+/gm) ?? []
    const isSmuggled = answers.length > 1 && /"status":"ok"/.test(response)
    tally.note(
      'smuggled requests',
      (isSmuggled || / 5\d\d /.test(answers.join(' '))) && `${what}: ${answers.join(', ')}`,
    )
  }
  for (const [what, text] of Object.entries(large)) {
    const { text: response } = await exchange(target, [text])
    const isWrong = /^HTTP\/1\.1 (?:5|101|200.*\n.*evil)/m.test(response) || response.includes('X-Secret')
    tally.note('odd requests', isWrong && `${what}: ${response.slice(0, 120)}`)
  }
  const longest = await sendSlowly(target, tally.note)
  return tally.finding(`${slowClientsEach} of each kind at once were disconnected within ${Math.round(longest)} s`)
}
