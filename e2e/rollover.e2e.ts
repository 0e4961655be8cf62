import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'

async function fillSchool(page: Page): Promise<void> {
  const api = await apiOf(page)
  const classes = { 'A1 Tuesday': ['Ada', 'Bruno', 'Chen'], 'A2 Thursday': ['Dalia', 'Emre'], Conversation: ['Bruno'] }
  const ids: Record<string, string> = {}
  for (const name of Object.keys(classes))
    ids[name] = (
      await api.classes.add({ body: { name, language: 'es', level: name.startsWith('A1') ? 'A1' : 'A2' } })
    ).id
  for (const first_name of ['Ada', 'Bruno', 'Chen', 'Dalia', 'Emre']) {
    const class_ids = Object.entries(classes).flatMap(([name, names]) =>
      names.includes(first_name) ? [ids[name] ?? ''] : [],
    )
    const { id } = await api.students.add({ body: { first_name, class_ids } })
    await api.links.get({ params: { id } })
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function choose(page: Page, field: ReturnType<Page['getByRole']>, option: string): Promise<void> {
  await field.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** A1 is archived and its students move to a new A2, without Chen; A2 becomes B1. */
async function plan(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^A1 Tuesday/ }).check()
  await page.getByRole('checkbox', { name: /^A2 Thursday/ }).check()
  await button(page, 'Continue').click()
  const [first, second] = [card(page, 'A1 Tuesday'), card(page, 'A2 Thursday')]
  await first.getByRole('button', { name: 'Archive' }).click()
  await choose(page, first.getByRole('combobox', { name: 'Its students' }), 'Move to another new class')
  await card(page, 'New classes').getByRole('textbox', { name: 'Name' }).fill('A2 Tuesday')
  await first.getByRole('checkbox', { name: /new practice links$/ }).check()
  await first.getByRole('button', { name: 'Exceptions…' }).click()
  const drawer = page.getByRole('dialog', { name: 'Exceptions in A1 Tuesday' })
  await drawer.getByRole('checkbox', { name: 'Chen' }).check()
  await choose(page, drawer.getByRole('combobox'), 'Become inactive')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await second.getByRole('textbox', { name: 'Name' }).fill('B1 Thursday')
  await choose(page, second.getByRole('combobox', { name: 'Level' }), 'B1')
}

async function start(page: Page): Promise<void> {
  await button(page, 'Check the plan').click()
  await expect(page.getByRole('heading', { name: 'A2 Thursday becomes B1 Thursday' })).toBeVisible()
  await button(page, 'Start the new term').click()
  await expect(page.getByText('The new term has started')).toBeVisible()
}

test('a new term is planned, started and undone', async ({ page, checkPage }) => {
  await openSchool(page)
  await fillSchool(page)
  await page.goto('/classes')
  await page.getByRole('link', { name: 'New term' }).click()
  await expect(page.getByRole('checkbox', { name: /^Conversation/ })).toBeVisible()
  await checkPage('choose')
  await plan(page)
  await checkPage('plan')
  await page.reload()
  await expect(card(page, 'A2 Thursday').getByRole('textbox', { name: 'Name' })).toHaveValue('B1 Thursday')
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: /^A1 Tuesday/ })).toBeChecked()
  await page.goForward()
  await button(page, 'Check the plan').click()
  await page.getByText('2 students move to A2 Tuesday').click()
  await expect(page.getByText('Ada and Bruno')).toBeVisible()
  await checkPage('check')
  await button(page, 'Back').click()
  await start(page)
  await checkPage('result')
  await page.getByRole('link', { name: /^A2 Tuesday: 2 students/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/classes')
  await button(page, 'Archived').click()
  await expect(page.getByRole('link', { name: 'A1 Tuesday' })).toBeVisible()
  await checkPage('archived')
  await page.getByRole('link', { name: 'A1 Tuesday' }).click()
  await expect(page.getByRole('row', { name: /Chen/ })).toBeVisible()
  await checkPage('archived-class')
  await page.goto('/classes/rollover')
  await page.getByRole('link', { name: 'Show it' }).click()
  await button(page, 'Undo').click()
  await button(page, 'Undo the new term').click()
  await expect(page.getByText('Everything is as it was before.')).toBeVisible()
  await checkPage('undone')
  await page.getByRole('link', { name: 'Go to classes' }).click()
  await expect(page.getByRole('link', { name: 'A2 Thursday' })).toBeVisible()
})
