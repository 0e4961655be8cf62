import { openModelPeer } from '#server/test/peers/model/model-peer.ts'
import type { Finding, ProofContext, Proof } from '../proof.ts'
import { proveDatabase } from './database.ts'
import { proveEdge } from './edge.ts'
import { proveLimits } from './limits.ts'
import { proveKilledMails, proveMails } from './mails.ts'
import { proveMigrations } from './migrations.ts'
import { startNginx } from './nginx.ts'
import { openPair } from './pair.ts'
import { provePooling } from './pooling.ts'
import { proveIdempotency, proveSeats } from './idempotency.ts'
import { proveRolling } from './rolling.ts'
import { proveSessions } from './sessions.ts'
import { proveSweeps } from './sweeps.ts'
import { proveKilledTerms } from './terms.ts'
import { openCluster, type Cluster } from './cluster.ts'

type Part = (cluster: Cluster, stack: AsyncDisposableStack, rounds: number) => Promise<Finding[]>

const parts: Readonly<Record<string, Part>> = {
  sessions: async (cluster, stack, rounds) => proveSessions(await openPair(cluster, stack), Math.ceil(rounds / 10)),
  limits: async (cluster, stack) => proveLimits(await openPair(cluster, stack, { LIMIT_FACTOR: '1' })),
  repeats: async (cluster, stack, rounds) => {
    const pair = await openPair(cluster, stack)
    return [await proveIdempotency(pair, rounds), await proveSeats(pair, rounds)]
  },
  mails: async (cluster) => [await proveMails(cluster)],
  'killed mails': async (cluster) => [await proveKilledMails(cluster)],
  nginx: async (cluster, stack) => {
    const pair = await openPair(cluster, stack, { ...(await modelSettings(stack)), APP_URL: 'https://school.example' })
    return proveEdge((await startNginx(cluster, stack, pair.ports)).address, pair)
  },
  rolling: async (cluster, stack, rounds) => {
    const pair = await openPair(cluster, stack, await modelSettings(stack))
    return proveRolling(pair, (await startNginx(cluster, stack, pair.ports)).address, Math.ceil(rounds / 34))
  },
  database: async (cluster, stack, rounds) => {
    const pair = await openPair(cluster, stack)
    return proveDatabase(cluster, pair, (await startNginx(cluster, stack, pair.ports)).address, Math.ceil(rounds / 10))
  },
  migrations: proveMigrations,
  pooling: provePooling,
  terms: async (cluster, stack, rounds) => [
    await proveKilledTerms(await openPair(cluster, stack), Math.ceil(rounds / 10)),
  ],
  sweeps: async (cluster, stack) => [await proveSweeps(await openPair(cluster, stack))],
}

// No sentence twice: a model that repeats itself is cut short.
const story =
  'Muy bien. Ayer fui al mercado. Compré pan y fruta. Después vino mi hermana. Comimos juntas en casa. Luego salimos a pasear. Hacía mucho sol. Vimos a unos amigos. Volvimos a las ocho. Fue un buen día.'

async function modelSettings(stack: AsyncDisposableStack): Promise<Record<string, string>> {
  const peer = await openModelPeer()
  stack.defer(peer.close)
  peer.setDefault(() => ({ does: 'answers', text: story, delay: 150 }))
  return { LLM_BASE_URL: peer.settings.baseUrl, LLM_MODEL: 'peer' }
}

export const prove: Proof = async (context: ProofContext) => {
  const cluster = await openCluster(context)
  const rounds = Number(context.options.get('rounds') ?? 100)
  const only = context.options.get('part')
  const findings: Finding[] = []
  for (const [name, part] of Object.entries(parts)) {
    if (only && only !== name) continue
    context.log(`${name} …`)
    await using stack = context.stack.use(new AsyncDisposableStack())
    findings.push(...(await part(cluster, stack, rounds)))
  }
  return findings
}
