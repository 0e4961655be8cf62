import { type Browser, expect, type Page } from '@playwright/test'
import { createClient } from '#contract/client.ts'
import { contract } from '#contract/index.ts'
import { sendTo } from '#server/test/programs/running-server.ts'
import { goodPassword, openSchool, signIn, test } from '../support/journey.ts'
import { apiOf } from '../support/lesson.ts'
import { openMail } from '../support/mail.ts'

const teachers = ['Ada', 'Bo', 'Cleo'] as const
const members = [...teachers, 'Dana'] as const
type Name = (typeof members)[number]
type Browsers = readonly [Page, Page]

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function invite(page: Page, email: string): Promise<void> {
  await button(page, 'Invite people').click()
  const asked = dialog(page, 'Invite people')
  await asked.getByLabel('Email addresses').fill(email)
  await asked.getByRole('radio', { name: /Coordinator/ }).check({ force: true })
  await button(page, 'Send invitations').click()
  await expect(asked).toBeHidden()
}

/** Accepts the invitation of the coordinator in one browser, and signs in with another. */
async function join(browser: Browser, { baseURL, email }: { baseURL: string; email: string }): Promise<Browsers> {
  const [first, second] = [await browser.newPage({ baseURL }), await browser.newPage({ baseURL })]
  await first.goto(await openMail(first, email, /invitation/))
  await first.getByLabel('First name').fill('Dana')
  await first.getByLabel('Password', { exact: true }).fill(goodPassword)
  await button(first, 'Join').click()
  await signIn(second, email)
  for (const page of [first, second]) await expect(heading(page, 'Manage Students')).toBeVisible()
  return [first, second]
}

/** A teacher who has joined, signed in in two browsers. */
async function joinByApi(browser: Browser, teacher: { link: string; email: string; name: Name }): Promise<Browsers> {
  const { origin, hash } = new URL(teacher.link)
  const anonymous = sendTo(origin)
  const body = { token: hash.replace('#token=', ''), name: teacher.name, password: goodPassword }
  const joined = await createClient(contract.staff, anonymous).acceptInvitation({ body })
  const again = await createClient(contract.auth, anonymous).login({
    body: { email: teacher.email, password: goodPassword },
  })
  if (!('authToken' in again)) throw new Error('a second factor is asked for')
  const open = ({ authToken }: { authToken: string }) =>
    browser.newPage({
      baseURL: origin,
      storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: 'authToken', value: authToken }] }] },
    })
  return [await open(joined), await open(again)]
}

async function actOn(page: Page, name: Name, act: string): Promise<void> {
  await button(page, `Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('three teachers and a coordinator work in one school, each in two browsers', async ({ page, browser, server }) => {
  const owner = await openSchool(page)
  const api = await apiOf(page)
  const classes = new Map<Name, string>()
  const students = new Map<Name, string>()
  for (const name of teachers) {
    const { id } = await api.classes.add({ body: { name: `${name}’s class` } })
    const student = await api.students.add({ body: { first_name: `${name}’s student`, class_ids: [id] } })
    classes.set(name, `/classes/${id}`)
    students.set(name, `/students/${student.id}`)
  }
  const classOf = (name: Name) => classes.get(name) ?? ''
  const addressOf = (name: Name) => `${name}-${owner}`.toLowerCase()

  await page.goto(await openMail(page, owner, /confirm-email/))
  await expect(heading(page, 'Email address confirmed')).toBeVisible()
  await page.goto('/settings/staff')
  await invite(page, addressOf('Dana'))
  for (const name of teachers) {
    const class_ids = [classOf(name).replace('/classes/', '')]
    await api.staff.invite({ body: { emails: [addressOf(name)], role: 'teacher', class_ids } })
  }
  const browsers = new Map<Name, Browsers>()
  const post = await browser.newPage({ baseURL: server.address })
  for (const name of teachers) {
    const link = await openMail(post, addressOf(name), /invitation/)
    browsers.set(name, await joinByApi(browser, { link, email: addressOf(name), name }))
  }
  await post.context().close()
  browsers.set('Dana', await join(browser, { baseURL: server.address, email: addressOf('Dana') }))
  await page.reload()
  const pagesOf = (name: Name) => browsers.get(name) ?? []

  await Promise.all(
    teachers.flatMap((name) =>
      pagesOf(name).map(async (own) => {
        await own.goto(classOf(name === 'Ada' ? 'Bo' : 'Ada'))
        await expect(heading(own, 'We couldn’t find this class')).toBeVisible()
        await own.goto(classOf(name))
        await expect(own.getByRole('link', { name: `${name}’s student` })).toBeVisible()
      }),
    ),
  )
  for (const own of pagesOf('Dana')) {
    await own.goto('/students')
    for (const name of teachers) await expect(own.getByRole('link', { name: `${name}’s student` })).toBeVisible()
  }

  await actOn(page, 'Bo', 'Role and classes')
  await dialog(page, 'Bo’s role and classes').getByRole('checkbox', { name: 'Bo’s class' }).uncheck()
  await button(page, 'Save').click()
  await expect(page.getByText('Changes to Bo saved')).toBeVisible()
  const [open, other] = pagesOf('Bo')
  // An open page may have noticed by itself what follows, so that its links are gone.
  await open?.goto(students.get('Bo') ?? '')
  if (open) await expect(heading(open, 'We couldn’t find this student')).toBeVisible()
  await other?.getByRole('link', { name: 'Students', exact: true }).first().click()
  if (other) await expect(heading(other, 'You have no classes yet')).toBeVisible()

  await actOn(page, 'Cleo', 'Remove')
  await dialog(page, 'Remove Cleo?').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Cleo was removed')).toBeVisible()
  for (const own of pagesOf('Cleo')) {
    await own.goto('/conversations')
    await expect(own).toHaveURL(/\/login/)
  }
  for (const own of pagesOf('Ada')) {
    await own.reload()
    await expect(own.getByRole('link', { name: 'Ada’s student' })).toBeVisible()
  }
  await Promise.all([...browsers.values()].flat().map((own) => own.context().close()))
})
