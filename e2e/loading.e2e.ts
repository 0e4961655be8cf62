import { expect } from '@playwright/test'
import { addStudent, insidePages, openSchool, test } from './support/journey.ts'
import { apiOf } from './support/lesson.ts'

test('pages load without layout shifts', async ({ page }) => {
  await openSchool(page)
  for (let place = 0; place < 12; place += 1) await addStudent(page, `Ana ${place}`)
  const [ana] = (await (await apiOf(page)).students.list()).items
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shift', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(globalThis, 'shift', Reflect.get(globalThis, 'shift') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // Slow enough to see every skeleton.
  await page.route('**/api/**', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  const ofStudents = ['/students', '/students?view=grid', `/students/${ana?.id}`]
  // Elements for phones occupy the same columns.
  for (const [width, paths] of [
    [390, [...ofStudents, ...insidePages.slice(1), '/upgrade']],
    [1280, [...ofStudents, '/settings/billing', '/upgrade']],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of paths) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'shift')), `${path} at ${width} px`).toBeLessThan(0.01)
    }
  }
})

test('a possible duplicate is shown while adding a student, without moving the fields', async ({ page }) => {
  await openSchool(page)
  await (await apiOf(page)).students.add({ body: { first_name: 'Ada', last_name: 'Byron' } })
  const dialog = page.getByRole('dialog', { name: 'Add student' })
  const field = dialog.getByLabel('Last name')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/students?add')
    await dialog.getByLabel('First name').fill('Ada')
    await field.fill('Byron')
    await page.waitForTimeout(300)
    const before = await field.boundingBox()
    await expect(dialog.getByText('Possible duplicate of', { exact: true })).toBeVisible()
    await expect(field).toBeFocused()
    expect((await field.boundingBox())?.y, `at ${width} px`).toBeCloseTo(before?.y ?? 0, 0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
  }
})

test('a long page renders only rows near the viewport, and scrolls to its end', async ({ page }) => {
  await openSchool(page, { plan: 'Plus' })
  for (let place = 100; place < 230; place += 1) await addStudent(page, `Ana ${place}`)
  for (const view of ['list', 'grid']) {
    await page.goto(`/students?page_size=500&view=${view}`)
    const people = page.getByRole('link', { name: /^Ana \d+$/ })
    await expect(people.first()).toBeVisible()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(people.first()).toHaveText('Ana 100')
    await expect.poll(() => people.count()).toBeLessThan(60)
    await page.mouse.move(600, 500)
    for (let step = 0; step < 25; step += 1) await page.mouse.wheel(0, 800)
    await expect(people.last()).toHaveText('Ana 229')
    await expect(page.getByText('1–130 of 130')).toBeVisible()
    expect(await people.count()).toBeLessThan(60)
  }
})

test('a chunk that is missing after an update is loaded by one reload', async ({ page, problems }) => {
  await openSchool(page)
  await page.goto('/students')
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
  let isGone = true
  await page.route(/activity-page-[^/]*\.js$/, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  page.on('load', () => {
    isGone = false
  })
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click()
  await page.getByRole('link', { name: 'Activity' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  problems.splice(0)
})

for (const path of ['/login', '/practice'])
  test(`where the first script of ${path} does not arrive, that is said and can be tried again`, async ({
    page,
    problems,
  }) => {
    let isCut = true
    await page.route(/\/assets\/[^/]+\.js$/, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto(path, { waitUntil: 'commit' })
    const again = page.locator('.first-paint-again')
    await expect(again).toBeVisible()
    const wordsOf = (selector: string) =>
      page.evaluate(
        (one) => getComputedStyle(document.querySelector(one) ?? document.body, '::after').content,
        selector,
      )
    await expect.poll(() => wordsOf('.first-paint')).toBe('"This page could not be loaded."')
    await expect.poll(() => wordsOf('.first-paint-again')).toBe('"Try again"')
    isCut = false
    await again.click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    problems.splice(0)
  })

test('before the app runs, its frame is drawn, and what the page needs is asked for once', async ({ page }) => {
  await openSchool(page, { plan: 'Plus' })
  await page.goto('/school')
  await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  let gate = Promise.withResolvers<void>()
  await page.route('**/assets/start-*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  for (const width of [360, 820, 1280]) {
    gate = Promise.withResolvers<void>()
    await page.setViewportSize({ width, height: 800 })
    asked.length = 0
    await page.goto('/school', { waitUntil: 'commit' })
    const drawn = page.locator('.first-frame svg')
    // Without its styles it is as wide as the page.
    await expect.poll(async () => (await drawn.boundingBox())?.width).toBeLessThan(50)
    const early = await drawn.boundingBox()
    await expect(page.locator('.first-paint-again')).toBeHidden()
    await expect.poll(() => asked).toContain('/api/home')
    expect(asked.some((path) => path.includes('/school-page-'))).toBe(true)
    expect(asked.some((path) => path.includes('/words-inside-en-'))).toBe(true)
    gate.resolve()
    await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(drawn).toBeHidden()
    const mark = await page.locator('a svg[viewBox="0 0 32 32"]').first().boundingBox()
    expect(mark, `the mark at ${width} px`).toEqual(early)
    for (const path of ['/api/auth/me', '/api/home']) expect(asked.filter((each) => each === path)).toHaveLength(1)
  }

  // What the address asks for is asked for while the session is being checked.
  const session = Promise.withResolvers<void>()
  await page.route('**/api/auth/me', async (route) => {
    await session.promise
    await route.continue()
  })
  asked.length = 0
  await page.goto('/students?level=B1')
  await expect.poll(() => asked).toContain('/api/students')
  session.resolve()
  await expect(page.getByRole('heading', { name: 'Manage Students' })).toBeVisible()
  expect(asked.filter((path) => path === '/api/students')).toHaveLength(1)
})
