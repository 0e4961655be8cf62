import { expect, type Page } from '@playwright/test'
import { goodPassword, openSchool, test } from '../support/journey.ts'
import { apiOf } from '../support/lesson.ts'
import { openMail } from '../support/mail.ts'

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

async function join(page: Page, email: string, name: string): Promise<void> {
  await page.goto(await openMail(page, email, /invitation/))
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await button(page, 'Join').click()
  await expect(heading(page, 'Manage Students')).toBeVisible()
}

async function actOn(page: Page, name: string, act: string): Promise<void> {
  await button(page, `Actions for ${name}`).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

test('a coordinator sees every class, a teacher their own until it is taken away, and none once removed', async ({
  page,
  browser,
  server,
  checkPage,
}) => {
  const owner = await openSchool(page)
  const api = await apiOf(page)
  const ids: string[] = []
  for (const name of ['Ada', 'Bo']) {
    const { id } = await api.classes.add({ body: { name: `${name}’s class` } })
    await api.students.add({ body: { first_name: `${name}’s student`, class_ids: [id] } })
    ids.push(id)
  }
  const [ada = '', bo = ''] = ids

  await page.goto(await openMail(page, owner, /confirm-email/))
  await expect(heading(page, 'Email address confirmed')).toBeVisible()
  await page.goto('/settings/staff')
  await invite(page, `dana-${owner}`)
  await api.staff.invite({ body: { emails: [`bo-${owner}`], role: 'teacher', class_ids: [bo] } })
  const [coordinator, teacher] = [
    await browser.newPage({ baseURL: server.address }),
    await browser.newPage({ baseURL: server.address }),
  ]
  await join(coordinator, `dana-${owner}`, 'Dana')
  for (const name of ['Ada', 'Bo'])
    await expect(coordinator.getByRole('link', { name: `${name}’s student` })).toBeVisible()
  await join(teacher, `bo-${owner}`, 'Bo')
  await teacher.goto(`/classes/${ada}`)
  await expect(heading(teacher, 'We couldn’t find this class')).toBeVisible()
  await teacher.goto(`/classes/${bo}`)
  await expect(teacher.getByRole('link', { name: 'Bo’s student' })).toBeVisible()

  await page.reload()
  await expect(button(page, 'Actions for Bo')).toBeVisible()
  await checkPage('staff')
  await actOn(page, 'Bo', 'Role and classes')
  await dialog(page, 'Bo’s role and classes').getByRole('checkbox', { name: 'Bo’s class' }).uncheck()
  await button(page, 'Save').click()
  await expect(page.getByText('Changes to Bo saved')).toBeVisible()
  // A page that was open may still know the class for some seconds.
  await teacher.goto('/students')
  await expect(heading(teacher, 'You have no classes yet')).toBeVisible()

  await actOn(page, 'Bo', 'Remove')
  await dialog(page, 'Remove Bo?').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Bo was removed')).toBeVisible()
  await teacher.goto('/conversations')
  await expect(teacher).toHaveURL(/\/login/)
  for (const own of [coordinator, teacher]) await own.context().close()
})
