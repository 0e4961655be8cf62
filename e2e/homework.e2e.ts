import { expect } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'
import { linkOf, makeClass, messageField, say } from './support/lesson.ts'
import { addCafeChatbot } from './support/practice-data.ts'

test('an hour of a teacher: homework is set, practised, seen, and recalled', async ({ page, browser, checkPage }) => {
  await openSchool(page)
  const { id, students } = await makeClass(page, 'A2 evenings', 2)
  await addCafeChatbot(page, 'Café Sol', [])

  await page.goto(`/classes/${id}`)
  await page.getByRole('button', { name: 'Set homework' }).click()
  const dialog = page.getByRole('dialog', { name: 'Homework for A2 evenings' })
  await dialog.getByRole('radio', { name: 'Café Sol' }).click()
  await dialog.getByRole('button', { name: 'Tomorrow' }).click()
  await checkPage('dialog')
  await dialog.getByRole('button', { name: 'Set homework' }).click()
  await expect(page.getByRole('button', { name: 'Student 1, Café Sol: Not started' })).toBeVisible()
  await checkPage('table')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const student = await phone.newPage()
  await student.goto(await linkOf(page, students[0]))
  const homework = student.getByRole('region', { name: 'Homework' })
  await expect(homework.getByText('By tomorrow')).toBeVisible()
  await homework.getByRole('button', { name: 'Start with Café Sol' }).click()
  await student.getByRole('button', { name: 'Got it' }).click()
  await say(student, 'Un café, por favor.', '¿Algo más?')
  await messageField(student).fill('La cuenta, por favor.')
  await student.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(student.getByText('That’s the end! See how you did.')).toBeVisible()
  await student.getByRole('button', { name: 'Finish' }).click()
  await expect(student.getByText('Conversations: 1 of 1')).toBeVisible()
  await phone.close()

  await page.reload()
  await page.getByRole('button', { name: 'Student 1, Café Sol: Done' }).click()
  await page.getByRole('link', { name: 'Open conversation' }).click()
  await expect(page.getByText('Un café, por favor.')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Student 2, Café Sol: Not started' }).click()
  await page.getByRole('button', { name: 'Write a reminder' }).click()
  await expect(page.getByLabel('Message to send')).toHaveValue(/^Hi Student! Homework with “Café Sol”/)
  await checkPage('reminder')
  await page.keyboard.press('Escape')
  await page.goto('/school')
  await expect(page.getByRole('region', { name: /^Homework due this week/ })).toContainText('1 of 2 done')
})
