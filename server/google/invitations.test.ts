import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeIn, codeOf, type GoogleWorld, openGoogleWorld } from '#server/test/peers/google-world.ts'
import { clientOf, goodPassword, injectSend, type School } from '#server/test/world.ts'

let google: GoogleWorld
let world: GoogleWorld['world']
beforeAll(async () => {
  google = await openGoogleWorld()
  world = google.world
})
afterAll(() => google.close())

async function invite({ api }: School, email: string, class_ids: string[] = []): Promise<string> {
  const { invited } = await api.staff.invite({ body: { emails: [email], role: 'teacher', class_ids } })
  return invited[0]?.id ?? ''
}

/** What Tertulia offers a person who comes from Google for the first time. */
async function arrive(subject: string) {
  const { sign_up } = await google.exchange(codeIn(await google.openBrowser().signIn(subject)))
  return { code: sign_up?.code ?? '', invitations: sign_up?.invitations ?? [] }
}

const join = (code: string, invitation_id: string) => google.exchange(code, undefined, invitation_id)

test('the invited address joins with Google alone, and signs in with it again', async () => {
  const school = await world.signUp({ school_name: 'Escuela Luna' })
  const class_id = (await school.api.classes.add({ body: { name: 'A1' } })).id
  const { subject, email } = google.newPerson()
  const id = await invite(school, email, [class_id])
  const { code, invitations } = await arrive(subject)
  expect(invitations).toEqual([{ id, school_name: 'Escuela Luna', role: 'teacher' }])
  const { authToken, user } = await join(code, id)
  expect(user).toMatchObject({ email, role: 'teacher', name: 'Ana', last_name: 'Díaz', email_confirmed: true })
  const api = clientOf(injectSend(world.app, authToken ?? ''))
  expect((await api.classes.list()).items.map(({ name }) => name)).toEqual(['A1'])
  expect(await api.account.get()).toMatchObject({ google: true, has_password: false })
  const again = await google.exchange(codeIn(await google.openBrowser().signIn(subject)))
  expect(again.user?.id).toBe(user?.id)
})

test('a Google account with another address is told so, and joins nothing', async () => {
  const school = await world.signUp()
  const id = await invite(school, google.newPerson().email)
  const { code, invitations } = await arrive(google.newPerson().subject)
  expect(invitations).toEqual([])
  expect(await codeOf(join(code, id))).toBe('google_address_differs')
  const { members, invitations: open } = await school.api.staff.list()
  expect([members.length, open.length]).toEqual([1, 1])
})

test('an invitation that has expired, was withdrawn or taken is expired', async () => {
  const school = await world.signUp()
  const [late, withdrawn, taken] = [google.newPerson(), google.newPerson(), google.newPerson()]
  const ids = { late: await invite(school, late.email), withdrawn: await invite(school, withdrawn.email) }
  const codes = { late: await arrive(late.subject), withdrawn: await arrive(withdrawn.subject) }
  await world.pool.query('update invitations set expires_at = now() where id = $1', [ids.late])
  await school.api.staff.withdraw({ params: { id: ids.withdrawn } })
  expect(await codeOf(join(codes.late.code, ids.late))).toBe('expired_link')
  expect(await codeOf(join(codes.withdrawn.code, ids.withdrawn))).toBe('expired_link')
  expect((await arrive(late.subject)).invitations).toEqual([])

  const id = await invite(school, taken.email)
  const { code } = await arrive(taken.subject)
  const other = (await arrive(taken.subject)).code
  await join(code, id)
  expect(await codeOf(join(code, id))).toBe('expired_link')
  expect((await google.exchange(other)).user?.email).toBe(taken.email)
})

test('of two joins at once with one invitation, one makes the account', async () => {
  const school = await world.signUp()
  const { subject, email } = google.newPerson()
  const id = await invite(school, email)
  const codes = [(await arrive(subject)).code, (await arrive(subject)).code]
  const both = await Promise.all(codes.map((code) => codeOf(join(code, id))))
  expect(both).toContain('done')
  expect((await school.api.staff.list()).members).toHaveLength(2)
})

test('an address that has an account elsewhere by now is not taken into another school', async () => {
  const school = await world.signUp()
  const { subject, email } = google.newPerson()
  const id = await invite(school, email)
  const { code } = await arrive(subject)
  await world.anonymous.auth.signUp({ body: { email, school_name: 'Aula Norte', password: goodPassword } })
  expect(await codeOf(join(code, id))).toBe('email_taken')
  expect(await google.openBrowser().signIn(subject)).toBe('/login#google=google_not_linked')
  expect((await school.api.staff.list()).members).toHaveLength(1)
})

test('a person of another school keeps it and is invited to none', async () => {
  const { subject, email, school } = await google.newSchool()
  const other = await world.signUp()
  const { invited, refused } = await other.api.staff.invite({
    body: { emails: [email], role: 'teacher', class_ids: [] },
  })
  expect([invited, refused]).toEqual([[], [email]])
  const { user } = await google.exchange(codeIn(await google.openBrowser().signIn(subject)))
  expect(user?.id).toBe(school.signedIn.user.id)
})
