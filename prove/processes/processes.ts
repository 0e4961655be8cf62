import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import type { Finding, Ground, Proof } from '../proof.ts'
import { proveDatabase } from './database.ts'
import { proveEdge } from './edge.ts'
import { proveLimits } from './limits.ts'
import { proveKilledMails, proveMails } from './mails.ts'
import { proveMigrations } from './migrations.ts'
import { startNginx } from './nginx.ts'
import { openPair } from './pair.ts'
import { provePooling } from './pooling.ts'
import { proveRepeats, proveSeats } from './repeats.ts'
import { proveRolling } from './rolling.ts'
import { proveSessions } from './sessions.ts'
import { proveSweeps } from './sweeps.ts'
import { openTown, type Town } from './town.ts'

type Part = (town: Town, stack: AsyncDisposableStack, rounds: number) => Promise<Finding[]>

/** Each has servers of its own. A part alone is asked for with `part=mails`, fewer rounds with `rounds=5`. */
const parts: Readonly<Record<string, Part>> = {
  sessions: async (town, stack, rounds) => proveSessions(await openPair(town, stack), Math.ceil(rounds / 10)),
  limits: async (town, stack) => proveLimits(await openPair(town, stack, { LIMIT_FACTOR: '1' })),
  repeats: async (town, stack, rounds) => {
    const pair = await openPair(town, stack)
    return [await proveRepeats(pair, rounds), await proveSeats(pair, rounds)]
  },
  mails: async (town) => [await proveMails(town)],
  'killed mails': async (town) => [await proveKilledMails(town)],
  nginx: async (town, stack) => {
    const pair = await openPair(town, stack, { ...(await modelSettings(stack)), APP_URL: 'https://school.example' })
    return proveEdge((await startNginx(town, stack, pair.ports)).address, pair)
  },
  rolling: async (town, stack, rounds) => {
    const pair = await openPair(town, stack, await modelSettings(stack))
    return proveRolling(pair, (await startNginx(town, stack, pair.ports)).address, Math.ceil(rounds / 34))
  },
  database: async (town, stack, rounds) => {
    const pair = await openPair(town, stack)
    return proveDatabase(town, pair, (await startNginx(town, stack, pair.ports)).address, Math.ceil(rounds / 10))
  },
  migrations: proveMigrations,
  pooling: provePooling,
  sweeps: async (town, stack) => [await proveSweeps(await openPair(town, stack))],
}

/** A model that answers word by word, for about three seconds. */
async function modelSettings(stack: AsyncDisposableStack): Promise<Record<string, string>> {
  const peer = await openModelPeer()
  stack.defer(peer.close)
  peer.usually(() => ({ does: 'answers', text: 'Muy bien. '.repeat(10), delay: 150 }))
  return { LLM_BASE_URL: peer.settings.baseUrl, LLM_MODEL: 'peer' }
}

export const prove: Proof = async (ground: Ground) => {
  const town = await openTown(ground)
  const rounds = Number(ground.options.get('rounds') ?? 100)
  const only = ground.options.get('part')
  const findings: Finding[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (only && only !== name) continue
    ground.say(`${name} …`)
    await using stack = ground.stack.use(new AsyncDisposableStack())
    findings.push(...(await part(town, stack, rounds)))
  }
  return findings
}
