import { Home } from '#contract/school/home.ts'
import { wholeSchool } from '#server/database/reach.ts'
import { describeHome } from '#server/home/home.actions.ts'
import type { School, World } from '#server/test/world.ts'

export const noon = '2026-03-18T12:00:00Z'

export const homeAt = async ({ db }: World, { signedIn }: School, now: string = noon): Promise<Home> =>
  Home.parse(await describeHome(db, { reach: wholeSchool(signedIn.user.school.id), role: 'school', tier: 'pro' }, now))

export const addStudent = async ({ api }: School, first_name: string, class_ids: string[] = []): Promise<string> =>
  (await api.students.add({ body: { first_name, class_ids } })).id

export const addClass = async ({ api }: School): Promise<string> =>
  (await api.classes.add({ body: { name: 'Monday' } })).id

export const inactivate = ({ api }: School, ...ids: string[]) =>
  api.students.bulk({ body: { action: 'inactivate', ids } })

export const namesOf = ({ items }: { items: { name: string }[] }): string[] => items.map(({ name }) => name)
