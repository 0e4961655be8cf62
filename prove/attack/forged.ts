import { accessOf } from '#contract/endpoint.ts'
import type { Finding, Ground } from '../proof.ts'
import { type Forgery, flipped, forgeriesOf } from './forgeries.ts'
import { allSamples, call } from './requests.ts'
import { createTally, unless } from './tally.ts'
import type { Target } from './target.ts'
import { eachAtOnce, wanted } from './work.ts'

/** Sends every forged token to every endpoint that asks who is there; each is a 401, and the true one still counts. */
export async function withForgeries(target: Target, { options }: Ground): Promise<Finding> {
  const tally = createTally('Forged tokens')
  const [victim, other] = [await target.openVictim(), await target.openVictim()]
  const mine = victim.school.signedIn.authToken
  const kinds: Record<string, Forgery[]> = {
    dashboard: [...forgeriesOf(mine, target.key), ['of a student', victim.token]],
    practice: [...forgeriesOf(victim.token, target.key), ['of a school', mine]],
  }
  const guarded = allSamples(other).filter(
    ({ endpoint, name }) => accessOf(endpoint) !== 'public' && wanted(options, 'endpoints', name),
  )
  await eachAtOnce(guarded, 4, async (sample, index) => {
    const access = accessOf(sample.endpoint)
    const forgeries = kinds[access.startsWith('practice') ? 'practice' : 'dashboard'] ?? []
    // All bits are turned where it costs least; the guard is one for all.
    const bits = index < 2 ? flipped(mine) : []
    for (const [kind, token] of [...forgeries, ...bits]) {
      const isForBoth = access === 'school or practice'
      if (isForBoth && kind.startsWith('of a ')) continue
      const answer = await call(target.address, sample, {
        headers: { ...sample.headers, authorization: `Bearer ${token}` },
      })
      await answer.arrayBuffer()
      const wrong = unless(answer, 401)
      tally.note(kind, wrong && `${sample.name} ${wrong} to ${token.slice(0, 80)}`)
    }
  })
  const still = await victim.school.api.auth.me().then(
    () => false as const,
    () => 'the true token was refused',
  )
  tally.note('true', still)
  return tally.finding()
}
