import { ApiError } from '#contract/errors.ts'
import type { RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { openAddWriters } from './students/add.ts'
import { openBulkWriters } from './students/bulk.ts'
import { type Caller, createCaller } from './caller.ts'
import { openChatWriters } from './chat.ts'
import { openFactorWriters } from './staff/factor.ts'
import { openImportWriters } from './students/import.ts'
import { openJoinWriters } from './students/join.ts'
import { openSpeechWriters } from './speech/speech.ts'
import { openStaffWriters } from './staff/staff.ts'
import { type Violation, createTally, type Kind, kinds as allKinds, type Tally } from './tally.ts'
import { openTaskWriters } from './tasks/task.ts'
import { openUploadWriters } from './upload.ts'
import { openWebhookWriters } from './webhook.ts'
import { createWriterGroup, type WriterGroup } from './writer-group.ts'

export interface Writers {
  steps: (() => Promise<void>)[]
  /** A partial check skips what was checked before and has not changed since. */
  check: (isFull: boolean) => Promise<Violation[]>
}
/** What is around the server. Without a mail server, it writes mails to its data folder. */
interface Surroundings {
  peer: StripePeer | null
  ear: RecognitionPeer | null
  dataDir: string | null
}
export type OpenWriters = (circumstances: Surroundings & { caller: Caller; random: () => number }) => Promise<Writers>

export interface Load extends Pick<Tally, 'counts' | 'statuses' | 'takeLatencies'> {
  kinds: readonly Kind[]
  start: () => void
  /** No new steps; resolves when all calls are acknowledged or rejected. */
  pause: () => Promise<void>
  /** No retries either; resolves when no call is in flight, or after 3 s. */
  hold: () => Promise<void>
  /** Compares the data with the acknowledged calls of idle writers; unanswered calls may have an effect or none. */
  check: (isFull?: boolean) => Promise<Violation[]>
  end: () => Promise<void>
}

export interface LoadOptions extends Partial<Surroundings> {
  address: () => string
  kinds?: readonly Kind[]
  /** Milliseconds between two steps of a writer. */
  rest?: number
  random?: () => number
}

const openers: Readonly<Record<Kind, OpenWriters>> = {
  add: openAddWriters,
  bulk: openBulkWriters,
  import: openImportWriters,
  upload: openUploadWriters,
  chat: openChatWriters,
  webhook: openWebhookWriters,
  task: openTaskWriters,
  join: openJoinWriters,
  staff: openStaffWriters,
  factor: openFactorWriters,
  speech: openSpeechWriters,
}
const needs: Partial<Record<Kind, keyof Surroundings>> = { webhook: 'peer', staff: 'dataDir', speech: 'ear' }
const holdTimeout = 3000

export async function openLoad(options: LoadOptions): Promise<Load> {
  const isPossible = (kind: Kind) => {
    const need = needs[kind]
    return need === undefined || Boolean(options[need])
  }
  const kinds = options.kinds ?? allKinds.filter(isPossible)
  const tally = createTally()
  const ending = new AbortController()
  const parts: Part[] = []
  for (const kind of kinds) parts.push(await openPart(kind, options, tally, ending.signal))
  const bringToRest = async (comeToRest: (group: WriterGroup) => Promise<boolean>) => {
    const rests = parts.map(async (part) => {
      part.isAtRest = await comeToRest(part.group)
    })
    await Promise.all(rests)
  }
  return {
    kinds,
    counts: tally.counts,
    statuses: tally.statuses,
    takeLatencies: tally.takeLatencies,
    start: () => {
      for (const part of parts) {
        part.isAtRest = false
        part.group.begin()
      }
    },
    pause: () => bringToRest((group) => group.finish().then(() => true)),
    hold: () => bringToRest((group) => group.hold(holdTimeout)),
    check: async (isFull = true) => {
      const found = await Promise.all(parts.filter(({ isAtRest }) => isAtRest).map((part) => part.check(isFull)))
      return [...tally.violations.splice(0), ...found.flat()]
    },
    end: async () => {
      ending.abort()
      await Promise.all(parts.map(({ group }) => group.end()))
    },
  }
}

interface Part {
  group: WriterGroup
  isAtRest: boolean
  check: Writers['check']
}

async function openPart(
  kind: Kind,
  { address, peer = null, ear = null, dataDir = null, rest = 20, random = Math.random }: LoadOptions,
  tally: Tally,
  ended: AbortSignal,
): Promise<Part> {
  const opening: { group?: WriterGroup } = {}
  const waitForTurn = () => opening.group?.waitForTurn() ?? Promise.resolve()
  const caller = createCaller({ kind, address, tally, waitForTurn, ended })
  const { steps, check } = await openers[kind]({ caller, peer, ear, dataDir, random })
  const fail = (error: unknown) => void tally.violations.push({ kind, fault: 'false answer', about: messageOf(error) })
  const group = createWriterGroup(steps, { pause: rest, fail })
  opening.group = group
  // A 4xx for something that was created counts as missing.
  const missing = (error: unknown): Violation[] => {
    if (error instanceof ApiError && error.status < 500) return [{ kind, fault: 'missing', about: error.code }]
    throw error
  }
  return { group, isAtRest: true, check: (isFull) => caller.retry(() => check(isFull)).catch(missing) }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
