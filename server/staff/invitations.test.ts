import { beforeAll, expect, test } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { goodPassword, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const accept = (token: string) =>
  world.anonymous.staff.acceptInvitation({ body: { token, name: 'Ana', password: goodPassword } })

test('a letter that is repeated after another one was sent revives no link', async () => {
  const { api } = await world.signUp()
  const email = `member-${crypto.randomUUID()}@staff.example`
  const { invited } = await api.staff.invite({ body: { emails: [email], role: 'teacher', class_ids: [] } })
  const id = invited[0]?.id ?? ''
  const ended = await world.mailbox.tokenFor(email, '/invitation')
  const letters = async () => {
    const { rows } = await world.pool.query<{ id: string; state: string }>(
      `select id, state from pgboss.job where data->>'invitation_id' = $1 order by created_on`,
      [id],
    )
    return rows
  }
  const areSent = (count: number) =>
    eventually(async () =>
      expect((await letters()).map(({ state }) => state)).toEqual(Array.from({ length: count }, () => 'completed')),
    )
  await areSent(1)
  await api.staff.resend({ params: { id } })
  await areSent(2)
  const token = await world.mailbox.tokenFor(email, '/invitation')
  // As after a kill between the mail and the end of its job.
  await world.pool.query(
    `update pgboss.job set state = 'retry', completed_on = null, start_after = now() where id = $1`,
    [(await letters())[0]?.id],
  )
  await areSent(2)
  await expect(accept(ended)).rejects.toMatchObject({ code: 'expired_link' })
  expect((await accept(token)).user.email).toBe(email)
})
