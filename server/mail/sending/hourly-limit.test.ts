import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ mailsPerHour: 10 }, 'silent')
})
afterAll(() => world.close())

test('letters beyond the hourly limit wait, and the last tenth is reserved for those that users wait for', async () => {
  const school = await world.signUp()
  const { email } = school.signedIn.user
  const ids: string[] = []
  for (let number = 0; number < 11; number += 1) {
    const student = { first_name: 'Ana', email: `ana-${crypto.randomUUID()}@students.example` }
    ids.push((await school.api.students.add({ body: student })).id)
  }
  world.services.config.limitFactor = 1
  expect((await school.api.students.bulk({ body: { action: 'send_link', ids } })).changed).toBe(11)
  const waiting = async () => {
    const { rows } = await world.pool.query<{ kind: string }>(
      `select data->>'kind' as kind from pgboss.job where name = 'mail' and state = 'created' and start_after > now() + interval '1 minute'`,
    )
    return rows.map(({ kind }) => kind)
  }
  await expect.poll(waiting).toEqual(['practice_link', 'practice_link'])
  await world.anonymous.auth.forgotPassword({ body: { email } })
  await world.mailbox.find(email)
  expect(world.mailbox.all()).toHaveLength(10)
  await world.anonymous.auth.forgotPassword({ body: { email } })
  await expect.poll(waiting).toContain('reset_password')
})
