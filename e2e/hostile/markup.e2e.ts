import { expect, type Page } from '@playwright/test'
import { parseCsv } from 'hucre/csv'
import { pagePaths } from '#contract/pages.ts'
import { exportFormats } from '#contract/values/spreadsheets.ts'
import { oneLine } from '#contract/values/text.ts'
import { readArchive } from '#server/imports/file/archive.ts'
import type { Fill } from './hostile-calls.ts'
import { endpoints, hostile, openTexts } from './hostile-text.ts'
import type { Watch } from './hostile-watch.ts'
import { lastWords, test } from './hostile-world.ts'
import { messageField } from '../support/lesson.ts'

/** Stored unchanged and shown on some page. */
const textFields = /^(?:account|students|classes|chatbots|avatars)\.edit |^practice\.say |^imports\.preview /
/** Never shown: a password, and a number that is stored normalised. */
const unseen = /^account\.edit body (?:password|phone)$/

/** Directives of every page's CSP. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]
function expectPolicy(path: string, headers: Record<string, string> = {}): void {
  for (const directive of policy) expect(headers['content-security-policy'], path).toContain(directive)
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  })
}

test('every text field of the contract was filled with markup', ({ world }) => {
  expect(openTexts.length).toBeGreaterThan(90)
  expect(openTexts.filter((field) => !world.filled.has(field))).toEqual([])
})

test('every page shows it as unchanged text', async ({ page, world, watch: { checkPage, shown } }) => {
  for (const pattern of pagePaths) {
    const id = world.ids[pattern]
    if (pattern.includes(':id') && !id) throw new Error(`${pattern} is a page of what?`)
    const response = await page.goto(pattern.replace(':id', id ?? ''))
    expectPolicy(pattern, response?.headers())
    if (pattern === '/create/:id') {
      // The editor's voice is shown once the browser's voices are known.
      const voice = oneLine(world.filled.get('chatbots.edit body voice.name') ?? '')
      const text = async () => (await page.evaluate(() => document.body.textContent)).normalize('NFC')
      await expect.poll(async () => (await text()).includes(voice)).toBe(true)
      for (const name of [/^Step 1:/, /^More for this step/, /^Words to recognise question 1 by/])
        await page.getByRole('button', { name }).first().click()
    }
    await checkPage(pattern)
  }
  const { student_id, ids, import_id } = world
  await page.goto(`/students?import=${import_id}`)
  // The list behind the dialog loads first.
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toBeVisible()
  await checkPage('import')
  const more = [`/reports/print?student_id=${student_id}`, `/reports?student_id=${student_id}`]
  for (const path of [...more, `/practice-cards?class_id=${ids['/classes/:id']}`, '/students?view=grid']) {
    await page.goto(path)
    await checkPage(path)
  }
  const texts = openTexts.filter((field) => textFields.test(field) && !unseen.test(field))
  // Names of files lose their zero-width spaces, as cells do.
  const visible = (text: string) => text.replaceAll('\u200b', '')
  const all = visible(shown())
  expect(texts.filter((field) => !all.includes(visible(oneLine(world.filled.get(field) ?? field))))).toEqual([])
})

const openMenu = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(?:Actions|More actions)/ })
    .first()
    .click()

// Inactive students can't practise.
async function activateAll(fill: Fill): Promise<void> {
  const { items } = await fill('students.list', { query: { search: '' } })
  const ids = Object.values(Object(items)).map((student) => Reflect.get(Object(student), 'id'))
  await fill('students.bulk', { body: { action: 'activate', ids } })
}

for (const path of ['/students', '/classes', '/manage', '/avatars'])
  test(`in the menus and questions of ${path} it is text`, async ({ page, world, watch: { checkPage } }) => {
    await page.goto(path)
    await openMenu(page)
    await expect(page.getByRole('menu')).toBeVisible()
    await checkPage('menu')
    const names = await page.getByRole('menuitem').allTextContents()
    for (const name of names.filter((one) => /^(?:Delete|Edit|Inactivate|Assign|Duplicate|New)/.test(one))) {
      await page.goto(path)
      await openMenu(page)
      await page.getByRole('menuitem', { name, exact: true }).click()
      await checkPage(`${path} ${name}`)
    }
    await activateAll(world.fill)
  })

test('search results, assignments and imports show it as text', async ({ page, world, watch: { checkPage } }) => {
  await page.goto('/school')
  await page.locator('header').getByRole('combobox').first().fill('pwned')
  await expect(page.getByRole('option').first()).toBeVisible()
  await checkPage('found')
  for (const pattern of ['/manage/:id', '/students/:id', '/classes/:id', '/avatars/:id']) {
    await page.goto(pattern.replace(':id', world.ids[pattern] ?? ''))
    await page.getByRole('button', { name: 'Assign', exact: true }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await checkPage(`assign on ${pattern}`)
  }
  await page.goto('/students')
  await page.getByRole('button', { name: 'Add from spreadsheet' }).first().click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const csv = `First name,Level\n"${hostile(70).replaceAll('"', '""')}","${hostile(40).replaceAll('"', '""')}"\n`
  await (await chooser).setFiles({
    name: `${hostile(60).replaceAll('/', ':')}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(csv),
  })
  await expect(page.getByText(/1 new student/)).toBeVisible()
  await checkPage('import')
})

test('the practice page shows the student’s and the model’s markup as text', async ({
  page,
  world,
  watch: { checkPage },
}) => {
  await page.goto(world.link)
  await checkPage('practice')
  await page
    .getByRole('button', { name: /^Start with/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Got it' }).click()
  await messageField(page).fill(hostile(400))
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText(lastWords).last()).toBeVisible()
  await checkPage('conversation')
})

test('markup in a URL has no effect', async ({ page, watch: { checkPage } }) => {
  const markup = '"><img src=x onerror=pwned(1)><script>pwned(1)</script>'
  const filters = ['students?search=', 'students?class_id=', 'reports?student_id=', 'practice-cards?class_id=']
  const codes = ['reset-password#token=', 'confirm-email#token=', 'login#google=', '']
  const ways = ['upgrade?from=', 'upgrade/return?from=', 'login?from='].map((path) => `${path}javascript:pwned(1)`)
  for (const path of [...[...filters, ...codes].map((one) => one + encodeURIComponent(markup)), ...ways]) {
    await page.goto('about:blank')
    await page.goto(`/${path}`)
    await checkPage(path)
  }
})

async function lookAtDocument(page: Page, { checkPage }: Watch, html: string, what: string): Promise<void> {
  // Loaded without the CSP of the server.
  await page.goto('about:blank')
  await page.setContent(html)
  await checkPage(what)
}

test('mails and invoices show it as text, even without a CSP', async ({ page, world, server, watch }) => {
  await expect(async () => {
    await page.goto('/dev/mail')
    expect(await page.getByRole('listitem').count()).toBeGreaterThan(4)
  }).toPass()
  await watch.checkPage('/dev/mail')
  const letters = await page
    .getByRole('link', { name: 'HTML' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  for (const path of letters) {
    const html = await (await fetch(`${server.address}${path}`)).text()
    await lookAtDocument(page, watch, html, String(path))
  }
  for (const path of ['/dev/billing', '/api/docs']) {
    await page.goto(path)
    await watch.checkPage(path)
  }
  const [invoice] = Object((await world.fill('billing.invoices')).items)
  const { text } = await world.fill('billing.invoice', { params: { id: invoice.id }, query: { language: 'de' } })
  await lookAtDocument(page, watch, String(text), 'invoice')
})

const beginsAsFormula = (cell: unknown) => typeof cell === 'string' && /^[=+\-@\t\r]/.test(cell)
const sheetsOf = (workbook: Uint8Array) =>
  readArchive(workbook)
    .filter(({ name }) => name.startsWith('xl/worksheets/') || name === 'xl/sharedStrings.xml')
    .map(({ bytes }) => new TextDecoder().decode(bytes))
    .join('\n')

test('no cell of a spreadsheet is a formula', async ({ world, server }) => {
  const sheets = [...endpoints].filter(
    ([, { method, produces }]) => method === 'GET' && [produces].flat().includes(exportFormats.xlsx),
  )
  expect(sheets.length).toBeGreaterThan(4)
  const headers = { authorization: `Bearer ${world.token}` }
  for (const [name, { path, produces }] of sheets)
    for (const format of Array.isArray(produces) ? ['xlsx', 'csv'] : ['']) {
      const url = `${server.address}/api${path.replace(':id', world.import_id)}${format && `?format=${format}`}`
      const answer = await fetch(url, { headers })
      expect(answer.status, name).toBe(200)
      const bytes = new Uint8Array(await answer.arrayBuffer())
      // XLSX cells have a type; in CSV programs go by the first character.
      const text = format === 'csv' ? new TextDecoder().decode(bytes) : sheetsOf(bytes)
      const formulas = format === 'csv' ? parseCsv(text).flat().filter(beginsAsFormula) : text.match(/<f[ >]/g)
      expect(formulas ?? [], `${name} ${format}`).toEqual([])
      if (name === 'students.export') expect(text).toContain(format === 'csv' ? "'=1+1" : '>=1+1')
    }
})
