import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  token: string
  type?: string
  /** Text, or base64 with `isBase64`. */
  body?: string
  isBase64?: boolean
  idempotencyKey?: string
}
export interface Job {
  address: string
  calls: Call[]
  times: number
  concurrency: number
}
export interface Outcome {
  seconds: number
  answers: string[]
}

const maxKeptAnswers = 100
/** How a stream ends that could not be finished. */
const failed = /^event: failed$/m
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function send(address: string, { method, path, token, type, body, isBase64, idempotencyKey }: Call): Promise<string> {
  const payload = body === undefined ? undefined : Buffer.from(body, isBase64 ? 'base64' : 'utf8')
  const headers = {
    authorization: `Bearer ${token}`,
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    ...(payload && { 'content-type': type ?? 'application/json', 'content-length': payload.byteLength }),
  }
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, { agent, method, headers, timeout: 60_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('end', () => {
        const isRight = (response.statusCode === 200 || response.statusCode === 201) && !failed.test(text)
        if (isRight) resolve(text)
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    sent.once('timeout', () => sent.destroy(new Error(`${method} ${path} took too long`))).once('error', reject)
    sent.end(payload)
  })
}

async function run({ address, calls, times, concurrency }: Job): Promise<Outcome> {
  const answers: string[] = []
  const start = performance.now()
  let next = 0
  const lane = async () => {
    while (next < times) {
      const index = next++
      const call = calls[index % calls.length]
      const answer = call ? await send(address, call) : ''
      if (times <= maxKeptAnswers) answers[index] = answer
    }
  }
  await Promise.all(Array.from({ length: concurrency }, lane))
  return { seconds: (performance.now() - start) / 1000, answers }
}

if (import.meta.main) {
  process.on('message', (job: Job) => {
    run(job).then(
      (outcome) => process.send?.(outcome),
      (error: unknown) => process.send?.({ failure: String(error) }),
    )
  })
  process.channel?.ref()
  process.stdout.write('ready\n')
}
