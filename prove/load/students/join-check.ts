import type { Api } from '#server/test/world.ts'
import { answerOrCode } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import type { Roster } from './roster.ts'
import type { Violation } from '../tally.ts'

export interface JoinLane {
  class_id: string
  settings: { max_students: number; needs_approval: boolean }
  code: { text: string; names: Set<string> }
  roster: Roster
  refused: string[]
  last: { id: string; link: string } | null
}

/** The limit of the code holds, the last student has the link that the browser got, and who was turned away left nothing. */
export async function checkJoined(caller: Caller, api: Api, lane: JoinLane): Promise<Violation[]> {
  const { kind } = caller
  const { open, waiting } = await api.joining.get({ params: { id: lane.class_id } })
  const found: Violation[] = []
  const { names, pending } = lane.roster
  if (open && open.code === lane.code.text) {
    const known = [...lane.code.names].filter((name) => names.has(name))
    const uncertain = new Set(pending?.names)
    const least = known.filter((name) => !uncertain.has(name)).length
    const most = known.length + (pending?.change === 'add' ? 1 : 0)
    if (open.joined > open.max_students)
      found.push({ kind, fault: 'over the cap', about: `${open.joined} of ${open.max_students}` })
    if (open.joined < least || open.joined > most)
      found.push({ kind, fault: 'missing', about: `${open.joined} joined with the code, not ${known.length}` })
  }
  const own = waiting.filter(({ name }) => !pending?.names.includes(name))
  for (const { name } of own) found.push({ kind, fault: 'surplus', about: `${name} waits` })
  for (const token of lane.refused) {
    const left = await answerOrCode(caller.api().joining.progress({ body: { token } }), 'not_found')
    if (left !== 'not_found') found.push({ kind, fault: 'surplus', about: 'a request that was turned away' })
  }
  lane.refused.length = 0
  if (lane.last && pending === null) {
    const { url } = await api.links.get({ params: { id: lane.last.id } })
    if (url !== lane.last.link) found.push({ kind, fault: 'missing', about: 'the link of the last student' })
  }
  return found
}
