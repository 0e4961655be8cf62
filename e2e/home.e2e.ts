import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './journey.ts'
import { apiOf } from './lesson.ts'
import { giveCafe, moveBack, practise } from './practised.ts'

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const order = ['Hola', 'Un café, por favor', 'La cuenta, por favor']

async function goHome(page: Page): Promise<void> {
  await page.goto('/school')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
}

test('a school that practises sees its month by keyboard, who needs a word, and what to read', async ({
  page,
  look,
  server,
}) => {
  await openSchool(page)
  const api = await apiOf(page)
  const add = async (first_name: string, more = {}) => (await api.students.add({ body: { first_name, ...more } })).id
  const [ada, long, rtl] = [await add('Ada'), await add('Ana', { last_name: 'x'.repeat(80) }), await add('محمد')]
  await add('Never', { email: `${crypto.randomUUID()}@home.example` })
  const no_mail = await add('Quiet')
  const everybody = (await api.students.list()).items.map(({ id }) => id)
  const chatbot_id = await giveCafe(page, 'Café Sol', everybody)
  await giveCafe(page, 'Nobody’s', [])
  await moveBack(server, await practise(page, ada, chatbot_id, order), 3, 72)
  await moveBack(server, await practise(page, rtl, chatbot_id, order), 1, 20)
  await moveBack(server, await practise(page, long, chatbot_id, ['Hola', 'no quiero vivir']), 20, 9)
  await goHome(page)
  await expect(page.getByText('1 conversation was flagged')).toBeVisible()
  await look('full')

  const chart = region(page, 'Practice in the last 30 days')
  await expect(chart.getByText('1 hr 41 min · 3 conversations')).toBeVisible()
  const cursor = chart.getByRole('slider', { name: 'Practice in the last 30 days' })
  await cursor.focus()
  await expect(cursor).toHaveAttribute('aria-valuetext', /, –, 0, 0$/)
  await look('chart with the cursor')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(cursor).toHaveAttribute('aria-valuetext', /, 1\shr\s12\smin, 1, 1$/)
  await page.keyboard.press('Home')
  await expect(cursor).toHaveAttribute('aria-valuetext', /, –, 0, 0$/)
  await expect(chart.getByRole('rowheader')).toHaveCount(30)

  await expect(region(page, /^Stopped/).getByRole('link', { name: /^Ana x/ })).toBeVisible()
  await expect(region(page, 'Practise most').getByRole('listitem').first()).toContainText('Ada')
  const never = region(page, /^Never started/)
  await never.getByRole('button', { name: 'Send the practice link to Never' }).click()
  await expect(page.getByText('The link is on its way to Never')).toBeVisible()
  await never.getByRole('button', { name: 'Send the practice link to Quiet' }).click()
  await page.getByRole('button', { name: 'Print card' }).click()
  await expect(page).toHaveURL(new RegExp(`/practice-cards\\?students=${no_mail}`))
  await goHome(page)
  await page.getByRole('link', { name: 'Show', exact: true }).click()
  await expect(page).toHaveURL(/flag=unseen/)
})
