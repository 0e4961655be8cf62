import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'
import { addCafeChatbot, shiftIntoPast, practise } from './support/practice-data.ts'
import type { RunningServer } from './support/server.ts'

const order = ['Hola', 'Un cafe, por favor', 'La cuenta, por favor']
const figure = (page: Page, term: string) =>
  page.locator('main dl').filter({ hasText: term }).locator('dd > span').first()

/** Three students, of whom two practised: one for more than an hour, partly long ago. */
async function classThatPractised(page: Page, server: RunningServer) {
  const api = await apiOf(page)
  const { id: class_id } = await api.classes.add({ body: { name: 'B1 Tuesday' } })
  const add = async (first_name: string, more = {}) =>
    (await api.students.add({ body: { first_name, class_ids: [class_id], ...more } })).id
  const [ada, rtl] = [await add('Ada', { native_language: 'de' }), await add('محمد', { last_name: 'x'.repeat(60) })]
  await add('Cleo')
  const chatbot_id = await addCafeChatbot(page, 'Café Sol', [ada, rtl])
  await shiftIntoPast(server, await practise(page, ada, chatbot_id, order), 2, 71)
  await shiftIntoPast(server, await practise(page, rtl, chatbot_id, order), 4, 12)
  await shiftIntoPast(server, await practise(page, ada, chatbot_id, order), 40, 30)
  return { class_id, ada, chatbot_id }
}

test('reports of a school, a class and a student, and a one-page A4 report for parents in their language', async ({
  page,
  checkPage,
  server,
}) => {
  await openSchool(page)
  const { class_id, ada } = await classThatPractised(page, server)
  await page.goto('/reports')
  await expect(figure(page, 'Time')).toHaveText('1 hr 23 min')
  await checkPage('school')
  await page.goto(`/reports?class=${class_id}`)
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row')).toHaveCount(4)
  await checkPage('class')
  await page.goto(`/reports?student=${ada}`)
  await expect(figure(page, 'Time')).toHaveText('1 hr 11 min')
  await checkPage('student')
  await page.getByRole('link', { name: 'Print for parents' }).click()
  const paper = page.getByRole('article')
  await expect(paper).toHaveAttribute('lang', 'de')
  await expect(paper).toContainText('Ada hat an 1 Tag geübt, insgesamt 1 Stunde und 11 Minuten.')
  await checkPage('paper')
  await page.getByRole('combobox', { name: 'Page language' }).click()
  await page.getByRole('option', { name: 'Français' }).click()
  await expect(paper).toContainText('Ada a pratiqué')
  await page.getByLabel('Your own words').fill('Ada parle de mieux en mieux. '.repeat(31))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(pdf).toMatch(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/)
})
