import type { RolloverPlan } from '#contract/people/rollovers.ts'
import type { School } from '#server/test/world.ts'

type ClassPlan = RolloverPlan['classes'][number]

/** Classes by their names, each with students of these first names. Returns the ids by name. */
export async function fillClasses({ api }: School, classes: Record<string, readonly string[]>) {
  const ids: Record<string, string> = {}
  for (const name of Object.keys(classes)) ids[name] = (await api.classes.add({ body: { name } })).id
  const names = new Set(Object.values(classes).flat())
  for (const first_name of names) {
    const class_ids = Object.keys(classes).flatMap((name) =>
      classes[name]?.includes(first_name) ? (ids[name] ?? []) : [],
    )
    ids[first_name] = (await api.students.add({ body: { first_name, class_ids } })).id
  }
  return (name: string): string => ids[name] ?? ''
}

export const planFor = (class_id: string, changes: Partial<ClassPlan> = {}): ClassPlan => ({
  class_id,
  act: 'carry_on',
  students: { step: 'stay' },
  exceptions: [],
  renew_links: false,
  ...changes,
})

export const planOf = (classes: readonly ClassPlan[], new_classes: RolloverPlan['new_classes'] = []): RolloverPlan => ({
  classes: [...classes],
  new_classes,
})

export const newClass = (name: string): RolloverPlan['new_classes'][number] => ({
  name,
  language: null,
  level: null,
  teacher_ids: [],
})

export async function startTerm({ api }: School, plan: RolloverPlan) {
  const { state } = await api.rollovers.rehearse({ body: plan })
  return api.rollovers.start({ body: { ...plan, state } })
}

export async function classesOf({ api }: School): Promise<Record<string, string[]>> {
  const { items } = await api.classes.list()
  const { items: students } = await api.students.list({ query: { status: 'active', page_size: 100 } })
  return Object.fromEntries(
    items.map(({ id, name }) => [
      name,
      students.flatMap((one) => (one.classes.some((other) => other.id === id) ? [one.first_name] : [])),
    ]),
  )
}
