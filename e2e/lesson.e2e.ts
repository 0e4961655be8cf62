import { expect, type Page } from '@playwright/test'
import { openSchool, test, violationsOf } from './support/journey.ts'
import { linkOf, makeClass, say } from './support/lesson.ts'

const phone = { width: 390, height: 844 }

async function writeFromTemplate(page: Page, checkPage: (name: string) => Promise<void>): Promise<void> {
  await page.goto('/create')
  await expect(page.getByRole('heading', { level: 1, name: 'Create Chatbot' })).toBeVisible()
  await checkPage('templates')
  await page.getByRole('link', { name: 'At the café', exact: true }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('At the café')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByText('What can I get you to drink?')).toBeVisible()
  await preview.getByLabel('Message').fill('I’d like a tea, please')
  await preview.getByRole('button', { name: 'Send' }).click()
  await expect(preview.getByText(/milk/)).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Tea at the harbour')
  await checkPage('editor')
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Tea at the harbour')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('dialog', { name: 'Published' })).toBeVisible()
  await checkPage('published')
  await page.getByRole('link', { name: 'Assign to students' }).click()
}

async function assignToClass(page: Page, checkPage: (name: string) => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Assign Tea at the harbour' })
  await dialog.getByRole('checkbox', { name: 'Monday group' }).check()
  await checkPage('assigning')
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('30 students', { exact: true }).first()).toBeVisible()
  await checkPage('chatbot')
}

async function practise(page: Page, checkPage: (name: string) => Promise<void>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Hello, Student 1' })).toBeVisible()
  await checkPage('partners')
  await page.getByRole('button', { name: 'Start with Tea at the harbour' }).click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await expect(page.getByText(/to drink|your drink/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.getByText('Name a drink.')).toBeVisible()
  await say(page, 'Hello', /drink|like\?/)
  await say(page, 'A pot of tea, please', /milk/)
  await say(page, 'With milk', /eat|toast/)
  await say(page, 'I don’t understand', /eat|toast/)
  await say(page, 'a slice of cake', /take away|stay|table/)
  await checkPage('talking')
  await page.reload()
  await expect(page.getByText('a slice of cake').last()).toBeVisible()
  await say(page, 'To eat in', /ask for|order/)
  await say(page, 'I ordered tea and cake', /all right|right now|everything/)
  await say(page, 'Yes, thank you', /pay/)
  await say(page, 'By card', /Thank you for coming in/)
  await expect(page.getByText('That’s the end!')).toBeVisible()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByRole('heading', { name: 'Well done, Student 1' })).toBeVisible()
  await expect(page.getByText('You completed every step.')).toBeVisible()
  await checkPage('summary')
}

test("a complete lesson: template, class, cards, phone, and the teacher's report", async ({
  page,
  browser,
  checkPage,
  server,
}) => {
  test.setTimeout(360_000)
  await openSchool(page, { plan: 'Plus' })
  const { id, students } = await makeClass(page, 'Monday group', 30)
  await writeFromTemplate(page, checkPage)
  await assignToClass(page, checkPage)

  await page.goto(`/classes/${id}`)
  await page.getByRole('link', { name: 'Print practice cards' }).click()
  await expect(page.getByText('30 cards')).toBeVisible()
  await checkPage('cards')
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(4)

  const url = await linkOf(page, students[0])
  const student = await browser.newContext({ viewport: phone, locale: 'en-GB', baseURL: server.address })
  const device = await student.newPage()
  const problems: string[] = []
  device.on('pageerror', ({ message }) => problems.push(message))
  device.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
  await device.goto(url)
  await practise(device, async (name) => expect(await violationsOf(device), name).toEqual([]))
  expect(await device.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
  expect(problems).toEqual([])
  await student.close()

  await page.goto('/conversations')
  await checkPage('conversations')
  await page.getByRole('link', { name: 'Student 1', exact: true }).first().click()
  await expect(page.getByText('A pot of tea, please', { exact: true })).toBeVisible()
  await expect(page.getByText('7 of 7')).toBeVisible()
  await checkPage('conversation')
  await page.goto(`/students/${students[0]}`)
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeVisible()
  await checkPage('student')
  await page.goto('/manage')
  await checkPage('manage')
  await page.goto('/school')
  await checkPage('home')
})
