import { ApiError } from '#contract/errors.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import { openAdding } from './add.ts'
import { openBulkChanging } from './bulk.ts'
import { type Caller, createCaller } from './caller.ts'
import { openChatting } from './chat.ts'
import { createCrew, type Crew } from './crew.ts'
import { openImporting } from './import.ts'
import { type Complaint, createTally, type Kind, kinds as allKinds, type Tally } from './tally.ts'
import { openUploading } from './upload.ts'
import { openTelling } from './webhook.ts'

/** Writers of one kind: a step is one piece of work, done until it is acknowledged; `check` says what is not as it was acknowledged. */
export interface Writers {
  steps: (() => Promise<void>)[]
  /** A check that is not full leaves out what it has looked at before and nobody has touched since. */
  check: (isFull: boolean) => Promise<Complaint[]>
}
/** Opens the schools of a kind of writers. */
export type OpenWriters = (circumstances: {
  caller: Caller
  peer: StripePeer | null
  random: () => number
}) => Promise<Writers>

/** Writers that keep working through a server's API, and a ledger of what was acknowledged to them. */
export interface Load extends Pick<Tally, 'counts' | 'statuses' | 'takeLatencies'> {
  start: () => void
  /** Nobody begins anything new; done when everything that was begun is acknowledged or refused. */
  pause: () => Promise<void>
  /** Nobody sends anything, not even again; done when whoever was asking has an answer, or after 3 s. */
  hold: () => Promise<void>
  /** What is not as it was acknowledged, of all kinds that are at rest; what nobody answered may be there whole, or not at all. */
  check: (isFull?: boolean) => Promise<Complaint[]>
  end: () => Promise<void>
}

export interface LoadOptions {
  /** Where the server is now, such as `http://127.0.0.1:3000`. */
  address: () => string
  /** Without a Stripe there is nobody to send events. */
  kinds?: readonly Kind[]
  peer?: StripePeer | null
  /** Milliseconds that each writer pauses between two pieces of work. */
  rest?: number
  random?: () => number
}

const openers: Readonly<Record<Kind, OpenWriters>> = {
  add: openAdding,
  bulk: openBulkChanging,
  import: openImporting,
  upload: openUploading,
  chat: openChatting,
  webhook: openTelling,
}
const patience = 3000

/** Opens the schools that the writers work in; nobody works before `start`. */
export async function openLoad(options: LoadOptions): Promise<Load> {
  const kinds = options.kinds ?? allKinds.filter((kind) => options.peer || kind !== 'webhook')
  const tally = createTally()
  const ending = new AbortController()
  const parts: Part[] = []
  for (const kind of kinds) parts.push(await openPart(kind, options, tally, ending.signal))
  const restWith = async (comeToRest: (crew: Crew) => Promise<boolean>) => {
    const rests = parts.map(async (part) => {
      part.isAtRest = await comeToRest(part.crew)
    })
    await Promise.all(rests)
  }
  return {
    counts: tally.counts,
    statuses: tally.statuses,
    takeLatencies: tally.takeLatencies,
    start: () => {
      for (const part of parts) {
        part.isAtRest = false
        part.crew.begin()
      }
    },
    pause: () => restWith((crew) => crew.finish().then(() => true)),
    hold: () => restWith((crew) => crew.hold(patience)),
    check: async (isFull = true) => {
      const found = await Promise.all(parts.filter(({ isAtRest }) => isAtRest).map((part) => part.check(isFull)))
      return [...tally.complaints.splice(0), ...found.flat()]
    },
    end: async () => {
      ending.abort()
      await Promise.all(parts.map(({ crew }) => crew.end()))
    },
  }
}

/** All writers of one kind. */
interface Part {
  crew: Crew
  isAtRest: boolean
  check: Writers['check']
}

async function openPart(
  kind: Kind,
  { address, peer = null, rest = 20, random = Math.random }: LoadOptions,
  tally: Tally,
  ended: AbortSignal,
): Promise<Part> {
  const opening: { crew?: Crew } = {}
  const passTry = () => opening.crew?.passTry() ?? Promise.resolve()
  const caller = createCaller({ kind, address, tally, passTry, ended })
  const { steps, check } = await openers[kind]({ caller, peer, random })
  const fail = (error: unknown) => void tally.complaints.push({ kind, fault: 'false answer', about: sayWhy(error) })
  const crew = createCrew(steps, { pause: rest, fail })
  opening.crew = crew
  // What was made and is refused now is not there any more.
  const missing = (error: unknown): Complaint[] => {
    if (error instanceof ApiError && error.status < 500) return [{ kind, fault: 'missing', about: error.code }]
    throw error
  }
  return { crew, isAtRest: true, check: (isFull) => caller.insist(() => check(isFull)).catch(missing) }
}

const sayWhy = (error: unknown): string => (error instanceof Error ? error.message : String(error))
