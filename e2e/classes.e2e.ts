import { expect, type Page } from '@playwright/test'
import { addStudent, openSchool, test } from './journey.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function createClass(page: Page, name: string, level?: string): Promise<void> {
  await page.getByRole('button', { name: 'Create class' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Create class' })
  await dialog.getByLabel('Name').fill(name)
  if (level) {
    await dialog.getByRole('combobox', { name: 'Level' }).click()
    await page.getByRole('option', { name: level }).click()
  }
  await dialog.getByLabel('Name').press('Enter')
  await expect(dialog).toBeHidden()
}

test('classes are created, found, edited and deleted', async ({ page, look, troubles }) => {
  await openSchool(page)
  await page.getByRole('navigation', { name: 'Pages of this area' }).getByRole('link', { name: 'Classes' }).click()
  await expect(page.getByRole('heading', { name: 'Group your students into classes' })).toBeVisible()
  await look('empty')
  await createClass(page, 'B1 Tuesday', 'B1')
  for (const name of ['محادثة عربية', 'x'.repeat(80), 'Kids Saturday']) await createClass(page, name)
  await expect(row(page, 'B1 Tuesday').getByText('B1', { exact: true })).toBeVisible()
  await look('list')

  await page.getByRole('button', { name: 'Create class' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create class' })
  await dialog.getByLabel('Name').fill('kids saturday')
  await dialog.getByRole('button', { name: 'Create class' }).dblclick()
  await expect(dialog.getByText('There is already a class of this name.')).toBeVisible()
  await look('dialog with an error')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  troubles.length = 0

  await page.getByRole('button', { name: 'Actions for Kids Saturday' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit class' })
  await edit.getByRole('combobox', { name: 'Language' }).click()
  await page.getByRole('combobox', { name: 'Search languages' }).fill('portug')
  await page.keyboard.press('Enter')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row(page, 'Kids Saturday').getByText('Portuguese')).toBeVisible()

  await page.getByRole('button', { name: 'Actions for Kids Saturday' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await look('delete')
  await page.getByRole('button', { name: 'Delete class' }).click()
  await expect(row(page, 'Kids Saturday')).toBeHidden()
})

test('students join a class, leave it again by Undo, and the way back leads to all classes', async ({ page, look }) => {
  await openSchool(page)
  for (const name of ['Ana', 'Jürgen', 'محمد', 'Zoe']) await addStudent(page, name)
  await page.goto('/classes')
  await createClass(page, 'B1 Tuesday', 'B1')
  await row(page, 'B1 Tuesday').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'B1 Tuesday' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Nobody is in this class yet' })).toBeVisible()
  await look('nobody in it')

  await page.getByRole('button', { name: 'Add students' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add students to B1 Tuesday' })
  const search = dialog.getByRole('searchbox')
  await expect(search).toBeFocused()
  await search.fill('jurgen')
  await dialog.getByRole('checkbox', { name: 'Jürgen' }).focus()
  await page.keyboard.press('Space')
  await search.fill('')
  await dialog.getByRole('checkbox', { name: 'Ana' }).check()
  await expect(dialog.getByText('Jürgen and Ana')).toBeVisible()
  await look('adding')
  await dialog.getByRole('button', { name: 'Add 2 students' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Jürgen')).toBeVisible()
  await expect(page.getByText('2 students', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is in this class yet' })).toBeVisible()

  await page.getByRole('button', { name: 'Add students' }).first().click()
  await dialog.getByRole('checkbox', { name: 'محمد' }).check()
  await dialog.getByRole('button', { name: 'Add 1 student' }).click()
  await expect(page.getByText('1 student', { exact: true })).toBeVisible()
  await look('class')

  await page.getByRole('link', { name: 'Classes' }).click()
  await expect(page).toHaveURL(/\/classes$/)
})

test('a class that is gone shows the page that says so', async ({ page, look, troubles }) => {
  await openSchool(page)
  await page.goto('/classes/0190b0a0-0000-7000-8000-000000000001')
  await expect(page.getByRole('heading', { name: 'This class isn’t here any more' })).toBeVisible()
  await look('gone')
  troubles.length = 0
})
