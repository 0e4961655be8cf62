import { Home } from '#contract/home.ts'
import { describeHome } from '#server/home/home.actions.ts'
import type { School, World } from '#server/test/world.ts'

/** A Wednesday. */
export const noon = '2026-03-18T12:00:00Z'

/** Home of a school on Pro as it is at an instant. */
export const homeAt = async ({ db }: World, { signedIn }: School, now: string = noon): Promise<Home> =>
  Home.parse(await describeHome(db, { school_id: signedIn.user.school.id, role: 'school', tier: 'pro' }, now))

/** Adds a student of some classes. */
export const addStudent = async ({ api }: School, first_name: string, class_ids: string[] = []): Promise<string> =>
  (await api.students.add({ body: { first_name, class_ids } })).id

/** Adds a class. */
export const addClass = async ({ api }: School): Promise<string> =>
  (await api.classes.add({ body: { name: 'Monday' } })).id

/** Lets students be inactive. */
export const inactivate = ({ api }: School, ...ids: string[]) =>
  api.students.bulk({ body: { action: 'inactivate', ids } })

/** The names of what a list shows. */
export const namesOf = ({ items }: { items: { name: string }[] }): string[] => items.map(({ name }) => name)
