import { accessOf } from '#contract/endpoint.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { type Forgery, flipped, forgeriesOf } from './forgeries.ts'
import { allSamples, call } from './requests.ts'
import { createTally, unexpectedStatus } from './tally.ts'
import type { Target } from './target.ts'
import { mapConcurrently, isSelected } from './concurrency.ts'

export async function testForgedTokens(target: Target, { options }: ProofContext): Promise<Finding> {
  const tally = createTally('Forged tokens')
  const [victim, other] = [await target.openVictim(), await target.openVictim()]
  const mine = victim.school.signedIn.authToken
  const kinds: Record<string, Forgery[]> = {
    dashboard: [...forgeriesOf(mine, target.key), ['of a student', victim.token]],
    practice: [...forgeriesOf(victim.token, target.key), ['of a school', mine]],
  }
  const guarded = allSamples(other).filter(
    ({ endpoint, name }) => accessOf(endpoint) !== 'public' && isSelected(options, 'endpoints', name),
  )
  await mapConcurrently(guarded, 4, async (sample, index) => {
    const access = accessOf(sample.endpoint)
    const forgeries = kinds[access.startsWith('practice') ? 'practice' : 'dashboard'] ?? []
    // The guard is shared, so every bit is flipped only for the first two calls.
    const bits = index < 2 ? flipped(mine) : []
    for (const [kind, token] of [...forgeries, ...bits]) {
      const isForBoth = access === 'school or practice'
      if (isForBoth && kind.startsWith('of a ')) continue
      const answer = await call(target.address, sample, {
        headers: { ...sample.headers, authorization: `Bearer ${token}` },
      })
      await answer.arrayBuffer()
      const wrong = unexpectedStatus(answer, 401)
      tally.note(kind, wrong && `${sample.name} ${wrong} to ${token.slice(0, 80)}`)
    }
  })
  const failure = await victim.school.api.auth.me().then(
    () => false as const,
    () => 'the valid token was rejected',
  )
  tally.note('valid', failure)
  return tally.finding()
}
