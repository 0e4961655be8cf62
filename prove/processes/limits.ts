import { loginLimit } from '#server/auth/auth.limits.ts'
import { requestsPerMinute } from '#server/auth/sessions/account-guard.ts'
import type { Finding } from '../proof.ts'
import { apiAt, codeOf, openSchool } from './callers.ts'
import type { Pair } from './pair.ts'

const concurrency = 8

async function countCodes(count: number, call: (place: number) => Promise<unknown>): Promise<Map<string, number>> {
  const codes = new Map<string, number>()
  let next = 0
  const worker = async () => {
    while (next < count) {
      const code = await codeOf(call((next += 1) % 2))
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return codes
}

export async function proveLimits({ addresses }: Pair): Promise<Finding[]> {
  const [here = ''] = addresses
  const { token, signedIn } = await openSchool(here)
  const { email } = signedIn.user
  const writes = await countCodes(300, (place) =>
    apiAt(addresses[place] ?? '', token).classes.add({ body: { name: `Curso ${crypto.randomUUID()}` } }),
  )
  const failures = await countCodes(40, (place) =>
    apiAt(addresses[place] ?? '').auth.login({ body: { email, password: 'not-the-password-1' } }),
  )
  const written = writes.get('none') ?? 0
  const failed = failures.get('bad_credentials') ?? 0
  return [
    {
      what: "A school's writes per minute, alternating between both servers",
      tried: `${requestsPerMinute.write} allowed, 300 tried`,
      found: `${written} allowed`,
      // A process may hold unused tokens of its block.
      hasPassed: written <= requestsPerMinute.write && written >= requestsPerMinute.write * 0.8,
    },
    {
      what: 'Failed sign-ins of an account, alternating between both servers',
      tried: `${loginLimit.count} allowed, 40 tried`,
      found: `${failed} checked`,
      hasPassed: failed <= loginLimit.count && failed > 0,
    },
  ]
}
