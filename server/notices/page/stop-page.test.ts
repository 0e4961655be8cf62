import { beforeAll, expect, test } from 'vitest'
import { mailedNotices } from '#contract/school/notices.ts'
import { interfaceLanguages } from '#contract/values/languages.ts'
import { mailOfWaiting } from '#server/notices/join-mails.ts'
import { noticeStopUrl } from '#server/notices/notice-stop-link.ts'
import { begin, openPracticeStudent, say } from '#server/test/practice-world.ts'
import { alarm, flagMailsOf } from '#server/test/worlds/flag-mails.ts'
import { idOf } from '#server/test/peers/sandbox-schools.ts'
import { openJoiningClass } from '#server/test/worlds/join-world.ts'
import { callPage } from '#server/test/worlds/reminder-world.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
let flags: ReturnType<typeof flagMailsOf>
beforeAll(async () => {
  world = await openWorld()
  flags = flagMailsOf(world)
  return () => world.close()
})

const call = (method: 'GET' | 'POST', url: string, payload?: string) => callPage(world, method, url, payload)
const waitingMail = /waiting to join/

/** A class in which a student has waited long enough for staff to be told, and the teacher's path in that mail. */
async function openWaiting() {
  const { school, class_id, join } = await openJoiningClass(world, { needs_approval: true })
  const teacher = await world.addMember(school, 'teacher', [class_id])
  await join({ first_name: 'Ana' })
  await mailOfWaiting(world.services, new Date(Date.now() + 11 * 60_000).toISOString())
  const { email } = teacher.signedIn.user
  const { stop_link = '', text } = await world.mailbox.find(email, waitingMail)
  return { school, class_id, join, teacher, stop_link, text, path: new URL(stop_link).pathname }
}

const tell = (school: School, kind: (typeof mailedNotices)[number]) => {
  const { id: user_id, email } = school.signedIn.user
  return new URL(noticeStopUrl(world.services, { school_id: idOf(school), user_id, email, kind })).pathname
}
const mailsOf = ({ api }: School) => api.notices.mails()

test('a mail to staff says how it is stopped without signing in, beside the switch in Settings', async () => {
  const { stop_link, text } = await openWaiting()
  const { appUrl } = world.services.config
  expect(stop_link).toMatch(/\/notices\/stop\/join_waiting\/[\w-]{86}$/)
  expect(text.trim().split('\n').slice(-4)).toEqual([
    'To stop emails like this one without signing in, open this page:',
    stop_link,
    expect.stringContaining('in Settings'),
    `${appUrl}/settings/notices`,
  ])
})

test('opening the page changes nothing; a press stops mails of this kind alone, another undoes it, and the log says both', async () => {
  const { school, teacher, path } = await openWaiting()
  expect((await call('GET', path)).body).toContain('Stop these emails')
  expect((await world.app.inject({ method: 'HEAD', url: path })).statusCode).toBe(404)
  expect((await mailsOf(teacher)).join_waiting).toBe(true)
  const stopped = await call('POST', path, 'act=stop')
  expect([stopped.statusCode, stopped.body.includes('won’t get any more emails about students waiting')]).toEqual([
    200,
    true,
  ])
  expect(await mailsOf(teacher)).toMatchObject({ join_waiting: false, conversation_flagged: true })
  expect((await mailsOf(school)).join_waiting).toBe(true)
  await call('POST', path, 'act=stop')
  expect((await call('GET', path)).body).toContain('won’t get any more emails')
  expect((await call('POST', path, 'act=resume')).body).toContain('Stop these emails')
  expect((await mailsOf(teacher)).join_waiting).toBe(true)
  const { items } = await school.api.audit.list({ query: {} })
  const edits = items.filter(({ action }) => action === 'account_edited')
  expect(edits.map(({ actor }) => actor?.id)).toEqual(Array(2).fill(teacher.signedIn.user.id))
})

test('a mail program stops the mails without a session, and the next is not sent', async () => {
  const { school, join, teacher, path } = await openWaiting()
  expect((await call('POST', path, 'List-Unsubscribe=One-Click')).statusCode).toBe(200)
  await join({ first_name: 'Bo' })
  await world.pool.query(`update notices set at = at + interval '20 minutes' where school_id = $1`, [idOf(school)])
  await mailOfWaiting(world.services, new Date(Date.now() + 5 * 3_600_000).toISOString())
  const mailsTo = ({ signedIn }: School) =>
    world.mailbox.all().filter(({ to, subject }) => to === signedIn.user.email && waitingMail.test(subject)).length
  await expect.poll(() => mailsTo(school)).toBe(2)
  const { rows } = await world.pool.query(
    `select data->>'user_id' as user_id from pgboss.job where data->>'kind' = 'join_waiting' and data->>'school_id' = $1`,
    [idOf(school)],
  )
  expect(rows.filter(({ user_id }) => user_id === teacher.signedIn.user.id)).toHaveLength(1)
})

test('a link is good for its member, kind and address alone', async () => {
  const { school, teacher, path } = await openWaiting()
  const token = path.split('/').at(-1) ?? ''
  const ofOwner = tell(school, 'join_waiting').split('/').at(-1) ?? ''
  const namesOwner = Buffer.concat([
    Buffer.from(ofOwner, 'base64url').subarray(0, 32),
    Buffer.from(token, 'base64url').subarray(32),
  ]).toString('base64url')
  const { school: elsewhere } = await openPracticeStudent(world)
  const ofElsewhere = Buffer.concat([
    Buffer.from(idOf(elsewhere).replaceAll('-', ''), 'hex'),
    Buffer.from(token, 'base64url').subarray(16),
  ]).toString('base64url')
  const others = [`conversation_flagged/${token}`, `import_finished/${token}`, `join_waiting/${token}x`]
  for (const other of [...others, `join_waiting/${namesOwner}`, `join_waiting/${ofElsewhere}`, 'join_waiting/x'])
    for (const method of ['GET', 'POST'] as const)
      expect((await call(method, `/notices/stop/${other}`)).statusCode, other).toBe(404)
  for (const one of [school, teacher, elsewhere])
    expect(await mailsOf(one)).toMatchObject({ join_waiting: true, conversation_flagged: true })
})

test('a link ends when its member takes another address, or leaves', async () => {
  const { school, teacher, path } = await openWaiting()
  const { id } = teacher.signedIn.user
  const moveTo = (email: string) => world.pool.query('update users set email = $1 where id = $2', [email, id])
  await moveTo(`other-${id}@staff.example`)
  expect((await call('POST', path, 'act=stop')).statusCode).toBe(404)
  await moveTo(teacher.signedIn.user.email)
  expect((await call('GET', path)).statusCode).toBe(200)
  await school.api.staff.remove({ params: { id } })
  for (const method of ['GET', 'POST'] as const) expect((await call(method, path)).statusCode).toBe(404)
  const { rows } = await world.pool.query('select unmailed_notices from users where id = $1', [id])
  expect(rows).toEqual([{ unmailed_notices: [] }])
})

test('who stops the mail of a flag reads that the owner still gets it where no one else does', async () => {
  const ana = await openPracticeStudent(world)
  await say(ana, await begin(ana), alarm)
  await flags.settled(ana.school)
  const [mail] = flags.flaggedMails(ana.school)
  const { body } = await call('POST', new URL(mail?.stop_link ?? '').pathname, 'act=stop')
  expect(body).toContain('the owner still gets them')
  expect((await mailsOf(ana.school)).conversation_flagged).toBe(false)
})

test.each(mailedNotices)(
  'the page of %s is in the language of its member, and escapes the school’s name',
  async (kind) => {
    const { school } = await openPracticeStudent(world)
    await world.pool.query('update schools set name = $1 where id = $2', ['<b>Sol</b>', idOf(school)])
    const pages: string[] = []
    for (const language of interfaceLanguages) {
      await world.pool.query('update users set interface_language = $1 where id = $2', [
        language,
        school.signedIn.user.id,
      ])
      const { body } = await call('GET', tell(school, kind))
      expect(body).toContain(`lang="${language === 'pt' ? 'pt-BR' : language}"`)
      expect(body).not.toContain('<b>')
      pages.push(/role="status">([^<]+)/.exec(body)?.[1] ?? '')
    }
    expect(new Set(pages).size).toBe(interfaceLanguages.length)
  },
)

test('a link that is not known is answered in a language that its reader knows', async () => {
  const url = '/notices/stop/conversation_flagged/unknown'
  const languageFor = async (accepted?: string) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted }
    return /<html lang="([\w-]+)"/.exec((await world.app.inject({ url, headers })).body)?.[1]
  }
  expect(await languageFor('pl, de-AT;q=0.8, en;q=0.5')).toBe('de')
  expect(await languageFor('pl')).toBe(await languageFor())
})
