import { setTimeout as pause } from 'node:timers/promises'
import type { RolloverPlan } from '#contract/people/rollovers.ts'
import type { Finding } from '../proof.ts'
import { apiAt, openSchool } from './callers.ts'
import type { Pair } from './pair.ts'

const classes = 6
const studentsPerClass = 60
/** Milliseconds within which the server is killed after the call. */
const killWithin = 1500

/** A server is killed while it starts a new term: all classes are archived, or none. */
export async function proveKilledTerms(pair: Pair, rounds: number): Promise<Finding> {
  const [here = '', there = ''] = pair.addresses
  const { token } = await openSchool(there)
  const api = apiAt(there, token)
  const ids: string[] = []
  for (let place = 0; place < classes; place += 1) {
    const { id } = await api.classes.add({ body: { name: `Class ${place}` } })
    for (let one = 0; one < studentsPerClass; one += 1)
      await api.students.add({ body: { first_name: `Ana ${place} ${one}`, class_ids: [id] } })
    ids.push(id)
  }
  const outcomes = { nothing: 0, everything: 0, partly: 0 }
  for (let round = 0; round < rounds; round += 1) {
    const plan = planOf(ids)
    const { state } = await api.rollovers.rehearse({ body: plan })
    const act = apiAt(here, token).rollovers.start({ body: { ...plan, state } })
    const call = act.catch(() => null)
    await pause((round / rounds) * killWithin)
    await pair.kill(0)
    await call
    const { counts } = await api.classes.list()
    const { items } = await api.rollovers.list()
    const begun = items.filter(({ undone_at }) => undone_at === null)
    const isWhole =
      counts.archived === (begun.length > 0 ? classes : 0) && counts.active === (begun.length > 0 ? 1 : classes)
    outcomes[isWhole ? (begun.length > 0 ? 'everything' : 'nothing') : 'partly'] += 1
    for (const { id } of begun) await api.rollovers.undo({ params: { id } })
    await pair.start(0)
  }
  const { total } = await api.students.list({ query: { class_id: ids[0] } })
  return {
    what: 'A server killed while it starts a new term',
    tried: `${rounds} kills, ${classes} classes of ${studentsPerClass} students`,
    found: `${outcomes.everything} terms began, ${outcomes.nothing} did not, ${outcomes.partly} partly`,
    hasPassed: outcomes.partly === 0 && total === studentsPerClass,
  }
}

const planOf = (ids: readonly string[]): RolloverPlan => ({
  classes: ids.map((class_id) => ({
    class_id,
    act: 'archive',
    students: { step: 'move', new_class: 0 },
    exceptions: [],
    renew_links: true,
  })),
  new_classes: [{ name: 'Next', language: null, level: null, teacher_ids: [] }],
})
