import { beforeAll, expect, test } from 'vitest'
import { goodPassword, type School, shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

const addressOf = ({ signedIn }: School) => signedIn.user.email
const fresh = () => `${crypto.randomUUID()}@new.example`

test('an edit returns the saved values', async () => {
  const { api } = await world.signUp()
  const { version } = await api.account.get()
  const saved = await api.account.edit({
    body: { version, name: ' Ana  María ', last_name: 'Díaz', phone: '+34612345678', school_name: 'Aula Sur' },
  })
  expect(saved).toMatchObject({ name: 'Ana María', last_name: 'Díaz', phone: '+34 612 34 56 78', version: version + 1 })
  expect((await api.auth.me()).school.name).toBe('Aula Sur')
  expect(await api.account.edit({ body: { version: saved.version, last_name: null } })).toMatchObject({
    name: 'Ana María',
    last_name: null,
  })
})

test('a phone number without country code uses the country of the time zone, and is refused if there is none', async () => {
  const { api } = await world.signUp()
  const edit = async (phone: string) => {
    const { version } = await api.account.get()
    return api.account.edit({ body: { version, phone } })
  }
  await expect(edit('030 901820')).rejects.toMatchObject({ details: { reason: 'phone_country' } })
  const { version } = await api.school.get()
  await api.school.edit({ body: { version, time_zone: 'Europe/Berlin' } })
  expect((await edit('030 901820')).phone).toBe('+49 30 901820')
  await expect(edit('+49 12')).rejects.toMatchObject({ code: 'invalid_input', details: { reason: 'phone_invalid' } })
})

test('students are addressed informally until the school chooses otherwise', async () => {
  const { api } = await world.signUp()
  const { version, student_address } = await api.school.get()
  expect([student_address, (await api.auth.me()).school.student_address]).toEqual(['informal', 'informal'])
  const body = { version, student_address: 'formal' } as const
  expect(await api.school.edit({ body })).toMatchObject({ student_address: 'formal', link_months: 6 })
  expect((await api.auth.me()).school.student_address).toBe('formal')
  expect((await api.school.edit({ body: { version: version + 1, link_months: 3 } })).student_address).toBe('formal')
})

test('the second of two concurrent edits is refused, and changes nothing', async () => {
  const { api } = await world.signUp()
  const { version } = await api.account.get()
  await api.account.edit({ body: { version, name: 'First' } })
  await expect(api.account.edit({ body: { version, name: 'Second' } })).rejects.toMatchObject({
    code: 'edited_elsewhere',
  })
  expect((await api.account.get()).name).toBe('First')
  const school = await api.school.get()
  const both = await Promise.allSettled(
    [30, 60].map((transcript_days) => api.school.edit({ body: { version: school.version, transcript_days } })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('without a password, another address and deleting the school need a recent confirmation', async () => {
  const { signedIn, api } = await world.signUp()
  const { id, school } = signedIn.user
  const { version } = await api.account.get()
  const setConfirmed = (at: string) =>
    world.pool.query(`update sessions set confirmed_at = ${at} where user_id = $1`, [id])
  await world.pool.query('update users set password_hash = null where id = $1', [id])
  await setConfirmed(`now() - interval '11 minutes'`)
  const edit = () => api.account.edit({ body: { version, email: fresh() } })
  const remove = () => api.account.remove({ body: { school_name: school.name } })
  for (const call of [edit, remove]) await expect(call()).rejects.toMatchObject({ code: 'confirmation_required' })
  await setConfirmed('now()')
  expect((await edit()).pending_email).not.toBeNull()
  await remove()
  await expect(api.auth.me()).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a new address takes effect once confirmed, with a mail to the old one, and ends other sessions', async () => {
  const school = await world.signUp()
  const [old, email] = [addressOf(school), fresh()]
  const other = await world.signIn(old)
  const { version } = await school.api.account.get()
  const edit = (password?: string) => school.api.account.edit({ body: { version, email, password } })
  await expect(edit()).rejects.toMatchObject({ code: 'invalid_input' })
  await expect(edit('not-the-password')).rejects.toMatchObject({ code: 'wrong_password' })
  expect(await edit(goodPassword)).toMatchObject({ email: old, pending_email: email })
  expect((await world.mailbox.find(old, new RegExp(email))).subject).not.toBe('')

  const token = await world.mailbox.tokenFor(email, '/confirm-email')
  await world.anonymous.auth.confirmEmail({ body: { token } })
  expect(await school.api.account.get()).toMatchObject({ email, pending_email: null, email_confirmed: true })
  await expect(other.api.auth.me()).rejects.toMatchObject({ details: { reason: 'email_changed' } })
  await expect(world.anonymous.auth.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'expired_link' })
  await expect(world.signIn(old)).rejects.toMatchObject({ code: 'bad_credentials' })
  await world.signIn(email)
})

test('an address that was taken meanwhile is not confirmed, and the link of a cancelled change is expired', async () => {
  const school = await world.signUp()
  const email = fresh()
  const ask = async (to: string) => {
    const { version } = await school.api.account.get()
    await school.api.account.edit({ body: { version, email: to, password: goodPassword } })
  }
  await ask(email)
  const token = await world.mailbox.tokenFor(email, '/confirm-email')
  await world.signUp({ email })
  await expect(world.anonymous.auth.confirmEmail({ body: { token } })).rejects.toMatchObject({ code: 'email_taken' })

  const other = fresh()
  await ask(other)
  const dead = await world.mailbox.tokenFor(other, '/confirm-email')
  const { version } = await school.api.account.get()
  await school.api.account.edit({ body: { version, email: addressOf(school) } })
  await expect(world.anonymous.auth.confirmEmail({ body: { token: dead } })).rejects.toMatchObject({
    code: 'expired_link',
  })
  await expect(ask(email)).rejects.toMatchObject({ code: 'email_taken' })
})

test('a new account confirms its address by the link of the welcome mail, which can be sent again', async () => {
  const school = await world.register()
  await school.api.billing.subscribe({ body: { tier: 'starter' } })
  expect((await school.api.account.get()).email_confirmed).toBe(false)
  await world.mailbox.find(addressOf(school))
  await school.api.account.sendConfirmation()
  const token = await world.mailbox.tokenFor(addressOf(school), '/confirm-email')
  await world.anonymous.auth.confirmEmail({ body: { token } })
  expect((await school.api.auth.me()).email_confirmed).toBe(true)
})

test('a school can set its time zone and retention within limits', async () => {
  const { api } = await world.signUp()
  expect(await api.school.get()).toMatchObject({ time_zone: null, transcript_days: 180, inactive_months: 24 })
  const edit = async (body: object) => api.school.edit({ body: { version: (await api.school.get()).version, ...body } })
  expect(await edit({ transcript_days: 7, inactive_months: 60 })).toMatchObject({
    transcript_days: 7,
    inactive_months: 60,
  })
  for (const wrong of [{ transcript_days: 6 }, { transcript_days: 366 }, { time_zone: 'Mars/Olympus' }])
    await expect(edit(wrong)).rejects.toMatchObject({ code: 'invalid_input' })
})

test('the first sign-in sets the school’s time zone', async () => {
  const school = await world.signUp()
  const login = (time_zone: string) =>
    world.anonymous.auth.login({ body: { email: addressOf(school), password: goodPassword, time_zone } })
  await login('Not/AZone')
  expect((await school.api.school.get()).time_zone).toBeNull()
  await login('America/Bogota')
  await login('Europe/Rome')
  expect((await school.api.school.get()).time_zone).toBe('America/Bogota')
})
