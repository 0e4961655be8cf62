import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './journey.ts'
import { apiOf, linkOf, makeClass, messageField } from './lesson.ts'

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notices = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

/** A student of the school who may practise, and the link. */
async function givePractice(page: Page): Promise<string> {
  const { students } = await makeClass(page, 'Monday group', 1)
  const { assignments, chatbots } = await apiOf(page)
  const steps = [{ says: 'What can I get you?', expects: ['tea'], hint: null, example: null }]
  const { id } = await chatbots.add({ body: { name: 'Café', language: 'en', opening_message: 'Hello.', steps } })
  await chatbots.publish({ params: { id } })
  await assignments.set({ body: { chatbot_ids: [id], student_ids: students, on: true } })
  return linkOf(page, students[0])
}

async function writeSomethingWorrying(device: Page, url: string): Promise<void> {
  await device.goto(url)
  await device.getByRole('button', { name: 'Start with Café' }).click()
  await device.getByRole('button', { name: 'All right' }).click()
  await messageField(device).fill('I want to kill myself')
  await device.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(device.getByText('What can I get you?').last()).toBeVisible()
}

test('a school is told of what was flagged and of an import, and chooses what is mailed', async ({
  page,
  browser,
  look,
  server,
}) => {
  test.setTimeout(360_000)
  await openSchool(page)
  await bell(page, 'Notices').click()
  await expect(notices(page).getByText('Nothing new')).toBeVisible()
  await look('nothing')
  await page.keyboard.press('Escape')
  await expect(bell(page, 'Notices')).toBeFocused()

  const pupil = await browser.newContext({ locale: 'en-GB', baseURL: server.address })
  await writeSomethingWorrying(await pupil.newPage(), await givePractice(page))
  await pupil.close()
  await page.reload()
  await bell(page, 'Notices, 1 unread').click()
  await expect(notices(page).getByText('A conversation of Student 1 was flagged.')).toBeVisible()
  await look('flagged')
  await notices(page)
    .getByRole('link', { name: /Student 1/ })
    .click()
  await expect(page.getByText('Some words may be about self-harm.')).toBeVisible()
  await expect(bell(page, 'Notices')).toBeVisible()

  await page.goto('/students')
  await page.getByRole('button', { name: 'Add from spreadsheet' }).click()
  await page.getByRole('button', { name: 'Paste a list' }).click()
  await page.getByLabel('Your list').fill('First name\tLast name\nAna\tRuiz\nBo\tLind')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Add 2 students' }).click()
  await expect(page.getByText('Successfully added & activated students')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).first().click()
  await bell(page, 'Notices, 1 unread').click()
  await expect(notices(page).getByText('Your import has finished: 2 students added.')).toBeVisible()
  await look('imported')
  await notices(page).getByRole('button', { name: 'Mark all as read' }).click()
  await notices(page).getByRole('link', { name: 'Email settings' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Notices' })).toBeFocused()
  await page.getByRole('switch', { name: 'Conversation flagged' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Conversation flagged' })).not.toBeChecked()
  await expect(bell(page, 'Notices')).toBeVisible()
  await look('mails')
})
