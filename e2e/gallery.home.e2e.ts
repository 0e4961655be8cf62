import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'
import { addCafeChatbot, shiftIntoPast, practise } from './support/practice-data.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('Home and notices of an active school', async ({ page, checkPage, server }) => {
  await openSchool(page)
  const { students } = await apiOf(page)
  const add = async (first_name: string, more = {}) => (await students.add({ body: { first_name, ...more } })).id
  const [ada, long, rtl] = [await add('Ada'), await add('Ana', { last_name: 'x'.repeat(80) }), await add('محمد')]
  await add('Quiet')
  await page.goto('/school')
  await button(page, 'Notifications').click()
  await expect(dialog(page).getByText('Nothing new')).toBeVisible()
  await checkPage('no notices')
  const chatbot_id = await addCafeChatbot(page, 'Café Sol', [ada, long, rtl])
  const order = ['Hola', 'Un café, por favor', 'La cuenta, por favor']
  await shiftIntoPast(server, await practise(page, ada, chatbot_id, order), 3, 72)
  await shiftIntoPast(server, await practise(page, rtl, chatbot_id, order), 1, 20)
  await shiftIntoPast(server, await practise(page, long, chatbot_id, ['Hola', 'no quiero vivir']), 20, 9)
  await page.goto('/school')
  await expect(page.getByText('1 flagged conversation')).toBeVisible()
  await page.getByRole('slider', { name: 'Practice in the last 30 days' }).focus()
  await checkPage('a month, with the cursor in the chart')
  await button(page, 'Notifications, 1 unread').click()
  await expect(dialog(page).getByText(/was flagged/)).toBeVisible()
  await checkPage('notices')
})

test('Home and languages of a new school', async ({ page, checkPage, problems }) => {
  await openSchool(page)
  const home = async (done: string) => {
    await page.goto('/school')
    await expect(page.getByText(`${done} of 5 done`)).toBeVisible()
  }
  await home('0')
  await checkPage('no steps done')
  const { students, avatars } = await apiOf(page)
  await students.add({ body: { first_name: 'Ada' } })
  const chatbot_id = await addCafeChatbot(page, 'Café Sol', [])
  const look = { style: 'clay', parts: {}, colors: {} } as const
  await avatars.add({ body: { name: 'Lucía', language: 'es', look, chatbot_id } })
  await home('2')
  await expect(page.getByRole('link', { name: '1 avatar' })).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Spanish' })).toBeDisabled()
  await checkPage('nearly set up')
  await page.goto('/create?language=de&template=cafe-a2')
  await expect(page.getByText('Please upgrade subscription to enable more languages')).toBeVisible()
  await checkPage('more languages than the plan has')
  await page.goto('/reports?from=2026-02-01&to=2026-03-01')
  await expect(heading(page, 'No one practised in this period')).toBeVisible()
  await checkPage('no practice')
  await page.route('**/api/home', (route) => route.abort())
  await page.goto('/school')
  await expect(page.getByText('We couldn’t load Home')).toBeVisible({ timeout: 20_000 })
  await checkPage('failed')
  problems.splice(0)
})
