import { randomBytes } from 'node:crypto'
import type { JoinAttempt, JoinCode, JoinProgress, JoinSettings } from '#contract/teaching/joining.ts'
import type { Api, School, World } from '#server/test/world.ts'

export const newToken = (): string => randomBytes(32).toString('base64url')

export interface JoiningClass {
  school: School
  class_id: string
  open: JoinCode
  /** Joins in a browser of its own, unless a token is given. */
  join: (attempt: Partial<JoinAttempt>) => Promise<JoinProgress>
}

export const joinSettings = (): JoinSettings => ({
  max_students: 30,
  closes_at: new Date(Date.now() + 3_600_000).toISOString(),
  needs_approval: true,
  asks_last_name: true,
})

export async function openJoiningClass(
  { anonymous, signUp }: Pick<World, 'signUp'> & { anonymous: Api },
  settings: Partial<JoinSettings> = {},
  people: readonly { first_name: string; last_name?: string }[] = [],
): Promise<JoiningClass> {
  const school = await signUp()
  const { id: class_id } = await school.api.classes.add({ body: { name: 'B1 Tuesday' } })
  for (const person of people) await school.api.students.add({ body: { ...person, class_ids: [class_id] } })
  const open = await school.api.joining.open({
    params: { id: class_id },
    body: { ...joinSettings(), needs_approval: false, ...settings },
  })
  return {
    school,
    class_id,
    open,
    join: (attempt) =>
      anonymous.joining.join({
        body: { code: open.code, token: newToken(), kind: 'join', first_name: 'Ana', ...attempt },
      }),
  }
}
