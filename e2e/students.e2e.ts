import { expect, type Page } from '@playwright/test'
import { openSchool, test } from './journey.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function addStudent(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole('button', { name: 'Add student' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add student' })
  await dialog.getByLabel('First name').fill(first)
  await dialog.getByLabel('Last name').fill(last)
  await dialog.getByRole('button', { name: 'Add student', exact: true }).click()
  await expect(dialog).toBeHidden()
}

test('an empty school sees three ways to begin, adds one student, and finds it without its accents', async ({
  page,
  look,
}) => {
  await openSchool(page)
  await expect(page.getByRole('heading', { name: 'Bring in your students' })).toBeVisible()
  await look('empty')
  await addStudent(page, 'Jürgen', 'Weiß')
  await addStudent(page, 'محمد', 'الأندلسي')
  await addStudent(page, 'Ana', 'x'.repeat(80))
  await expect(page.getByText('3 of 55 seats used')).toBeVisible()
  await look('list')

  await page.getByRole('searchbox', { name: 'Search students' }).fill('jurgen weiss')
  await expect(page).toHaveURL(/search=jurgen/)
  await expect(row(page, 'Jürgen Weiß')).toBeVisible()
  await expect(row(page, 'Ana')).toBeHidden()
  await page.getByRole('searchbox', { name: 'Search students' }).fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible()
  await look('filtered to nothing')
  await page.getByRole('button', { name: 'Clear filters' }).first().click()
  await expect(row(page, 'Ana')).toBeVisible()

  await page.getByRole('button', { name: 'Grid view' }).click()
  await expect(page).toHaveURL(/view=grid/)
  await look('grid')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Jürgen Weiß', exact: true })).toBeVisible()
})

test('a double click adds once, and the dialog stays for another', async ({ page, look }) => {
  await openSchool(page)
  await page.getByRole('button', { name: 'Add student' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add student' })
  await expect(dialog.getByText('55 seats left', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Add student', exact: true }).click()
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await look('dialog with an error')
  await dialog.getByLabel('First name').fill('Ada')
  await dialog.getByRole('button', { name: 'Save and add another' }).dblclick()
  await expect(dialog.getByText('Ada was added.')).toBeVisible()
  await expect(dialog.getByLabel('First name')).toHaveValue('')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1 of 55 seats used')).toBeVisible()
})

test('a student is edited, inactivated, activated again and deleted', async ({ page, look }) => {
  await openSchool(page)
  await addStudent(page, 'Ada', 'Byron')
  await row(page, 'Ada Byron').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Byron' })).toBeVisible()
  await page.getByLabel('Last name').fill('Lovelace')
  await look('edit')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Ada Lovelace')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Inactivate' }).click()
  await expect(page.getByText('0 of 55 seats used')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 of 55 seats used')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Ada Lovelace' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const confirm = page.getByRole('dialog', { name: 'Delete Ada Lovelace?' })
  await look('delete')
  await confirm.getByRole('button', { name: 'Delete student' }).click()
  await expect(page.getByRole('heading', { name: 'Bring in your students' })).toBeVisible()
})

test('the address bar carries the view, and Back goes back', async ({ page }) => {
  await openSchool(page)
  await addStudent(page, 'Ada', 'Byron')
  await page.getByRole('button', { name: /^Inactive/ }).click()
  await expect(page).toHaveURL(/status=inactive/)
  await expect(page.getByRole('heading', { name: 'No students found' })).toBeVisible()
  await page.goBack()
  await expect(row(page, 'Ada Byron')).toBeVisible()
  await page.goto('/students?status=nonsense&page=99&sort=%00&page_size=7')
  await expect(row(page, 'Ada Byron')).toBeVisible()
})
