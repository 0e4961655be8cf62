import type { JoinProgress } from '#contract/teaching/joining.ts'
import { newToken } from '#server/test/worlds/join-world.ts'
import type { Api } from '#server/test/world.ts'
import { deleteHalf } from './add.ts'
import { changeOnce, twiceAtOnce } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import { checkJoined, type JoinLane } from './join-check.ts'
import type { OpenWriters } from '../load.ts'
import { checkSeats, compare, emptyRoster, listAll } from './roster.ts'
import { openSchool } from '../school.ts'

/** The classes together have fewer seats than their codes allow, before codes are replaced. */
const places = [12, 30] as const
const hoursOpen = 240

/** Students join two classes by code; those of the second wait for a teacher. Sometimes a student presses twice at once. */
export const openJoinWriters: OpenWriters = async ({ caller, peer, random }) => {
  const { api } = await openSchool(caller, 'starter', peer)
  const lanes: JoinLane[] = []
  for (const [place, max_students] of places.entries()) {
    const { id: class_id } = await caller.retry(() => api.classes.add({ body: { name: `Class ${place}` } }))
    const settings = { max_students, needs_approval: place === 1 }
    const code = { text: '', names: new Set<string>() }
    const lane: JoinLane = { class_id, settings, code, roster: emptyRoster(), refused: [], last: null }
    await openCode(caller, api, lane)
    lanes.push(lane)
  }
  return {
    steps: lanes.map((lane, place) => joining({ caller, api, lane, random, prefix: `Jo${place}x` })),
    check: async () => {
      const names = (await listAll(api)).map(({ first_name }) => first_name)
      const rosters = lanes.map(({ roster }) => roster)
      const found = [...compare(caller.kind, names, rosters), ...(await checkSeats(caller.kind, api))]
      for (const lane of lanes) found.push(...(await checkJoined(caller, api, lane)))
      return found
    },
  }
}

interface Work {
  caller: Caller
  api: Api
  lane: JoinLane
  random: () => number
  prefix: string
}

/** Opens a code where none is open; a repeated call may find that it is open already. */
async function openCode(caller: Caller, { joining: codes }: Api, lane: JoinLane): Promise<void> {
  const closes_at = new Date(Date.now() + hoursOpen * 3_600_000).toISOString()
  const params = { id: lane.class_id }
  const body = { ...lane.settings, closes_at, asks_last_name: false }
  const opened = await changeOnce(caller, 'edited_elsewhere', () => codes.open({ params, body }))
  const open = opened ?? (await caller.retry(() => codes.get({ params }))).open
  if (!open) throw new Error('no code is open')
  lane.code = { text: open.code, names: new Set() }
}

function joining(work: Work): () => Promise<void> {
  const { caller, lane, random, prefix } = work
  const ids = new Map<string, string>()
  let count = 0
  return async () => {
    const first_name = `${prefix}${count++}`
    const token = newToken()
    const attempt = { code: lane.code.text, token, kind: 'join' as const, first_name }
    const join = () => caller.api().joining.join({ body: attempt })
    const isTwice = random() < 0.3
    lane.roster.pending = { change: 'add', names: [first_name] }
    const answers = await caller.callUntilAnswered(
      async () => (isTwice ? twiceAtOnce(join) : [await join()]),
      'join_unavailable',
    )
    if (typeof answers === 'string') {
      lane.roster.pending = null
      lane.refused.push(token)
      await replaceCode(work)
    } else await settle(work, { first_name, token, progress: sameOf(answers), ids })
  }
}

function sameOf([one, other = one]: readonly JoinProgress[]): JoinProgress {
  if (!one || one.link !== other?.link || one.state !== other.state) throw new Error('one secret joined twice')
  return one
}

interface Joiner {
  first_name: string
  token: string
  progress: JoinProgress
  ids: Map<string, string>
}

async function settle(work: Work, { first_name, token, progress, ids }: Joiner): Promise<void> {
  const { caller, api, lane } = work
  let { state, link } = progress
  if (state === 'waiting') {
    const isAdmitted = await decide(work, first_name, progress.is_school_full)
    const now = await caller.retry(() => caller.api().joining.progress({ body: { token } }))
    ;({ state, link } = now)
    if (state !== (isAdmitted ? 'approved' : 'refused')) throw new Error(`${first_name} is ${state}`)
  }
  if (state === 'approved') {
    const student = (await caller.retry(() => listAll(api))).find((one) => one.first_name === first_name)
    if (!student || !link) throw new Error(`${first_name} was admitted without a student or a link`)
    lane.roster.names.add(first_name)
    lane.code.names.add(first_name)
    lane.last = { id: student.id, link }
    ids.set(first_name, student.id)
  }
  lane.roster.pending = null
  if (state !== 'refused') return
  lane.last = null
  await deleteHalf(caller, api, lane.roster, ids)
}

async function decide({ caller, api, lane }: Work, name: string, isFull: boolean): Promise<boolean> {
  const { waiting } = await caller.retry(() => api.joining.get({ params: { id: lane.class_id } }))
  const id = waiting.find((request) => request.name === name)?.id ?? ''
  if (!isFull) {
    const approve = () => caller.callUntilAnswered(() => api.joining.approve({ params: { id }, body: {} }), ...gone)
    if ((await approve()) !== 'student_limit_reached') return true
  }
  await changeOnce(caller, 'not_found', () => api.joining.refuse({ params: { id } }))
  return false
}

/** `not_found`: an earlier try has approved it, which the request itself then says. */
const gone = ['student_limit_reached', 'not_found'] as const

async function replaceCode({ caller, api, lane }: Work): Promise<void> {
  await caller.callUntilAnswered(() => api.joining.close({ params: { id: lane.class_id } }))
  await openCode(caller, api, lane)
}
