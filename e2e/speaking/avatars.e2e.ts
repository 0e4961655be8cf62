import { mkdirSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import {
  expectLips,
  faceOf,
  addSpeakingAvatar,
  createAvatar,
  startTalking,
  openDevice,
  type SpokenSentence,
  recordFace,
} from '../support/speaking-avatar.ts'
import { openSchool, test, violationsOf } from '../support/journey.ts'
import { apiOf, linkOf, makeClass, say } from '../support/lesson.ts'

const phone = { width: 390, height: 844 }
const pictures = 'test-results/pictures'

const speakers: readonly SpokenSentence[] = [
  {
    language: 'en',
    name: 'Pam',
    style: 'personas',
    text: 'Pam eats cool ice.',
    closed: 'Pam',
    neither: 'eats',
    round: 'cool',
  },
  {
    language: 'es',
    name: 'Lucía',
    style: 'lorelei',
    text: 'Pepe lee la luna.',
    closed: 'Pepe',
    neither: 'lee',
    round: 'luna',
  },
]

test('avatars speak with matching lips, in two languages', async ({ page, browser, server }) => {
  await openSchool(page, { plan: 'Plus' })
  const { students } = await makeClass(page, 'Monday group', 1)
  for (const speaker of speakers) await addSpeakingAvatar(page, students[0] ?? '', speaker)
  const context = await browser.newContext({
    viewport: phone,
    locale: 'en-GB',
    reducedMotion: 'no-preference',
    baseURL: server.address,
  })
  const { device, problems } = await openDevice(context, await linkOf(page, students[0]))
  for (const speaker of speakers) {
    await startTalking(device, speaker.name)
    // A slow machine may have missed the first words.
    await expect(async () => {
      const stop = device.getByRole('button', { name: 'Stop', exact: true })
      if (await stop.isVisible()) await stop.click()
      await device.getByRole('button', { name: 'Listen', exact: true }).click()
      expectLips(await recordFace(device, speaker.name, speaker.round), speaker)
    }).toPass({ timeout: 30_000 })
    await device.getByRole('button', { name: 'Back' }).click()
    await expect(device.getByRole('button', { name: `Continue with ${speaker.name}` })).toBeVisible()
  }
  expect(problems).toEqual([])
  await context.close()
})

async function picture(device: Page, name: string): Promise<void> {
  mkdirSync(pictures, { recursive: true })
  for (const [how, width, height] of [
    ['across', 844, 390],
    ['wide', 1440, 900],
    ['upright', 390, 844],
  ] as const) {
    await device.setViewportSize({ width, height })
    await expect(faceOf(device, 'Mia')).toBeVisible()
    await device.screenshot({ path: `${pictures}/avatar-${name}-${how}.png` })
    const overflow = () => device.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(await overflow(), `${name} ${how} scrolls sideways`).toBeLessThanOrEqual(0)
  }
  expect(await violationsOf(device), name).toEqual([])
}

// Long enough to be looked at while it is spoken.
const long = 'Would you like anything else, perhaps a slice of the cake that stands on the counter by the window?'
const steps = [
  { says: 'What would you like to drink?', expects: ['tea'], hint: 'Name a drink.', example: null },
  { says: long, expects: ['cake'], hint: null, example: null },
]

async function practise(device: Page): Promise<void> {
  await expect(device.getByRole('heading', { name: 'Hello, Student 1' })).toBeVisible()
  await startTalking(device, 'Mia')
  await expect(device.locator('mark')).toBeVisible()
  await picture(device, 'speaking')
  await device.getByRole('button', { name: 'Hint' }).click()
  await expect(device.getByText('Name a drink.')).toBeVisible()
  await device.getByRole('button', { name: 'Show text' }).click()
  await say(device, 'A pot of tea, please', long)
  await device.getByRole('button', { name: 'Hide text' }).click()
  await expect(device.locator('mark')).toBeVisible()
  await device.getByRole('button', { name: 'Show text' }).click()
  await picture(device, 'talking')
  await device.reload()
  await device.getByRole('button', { name: 'Show text' }).click()
  await say(device, 'a slice of cake', 'That’s the end!')
  await device.getByRole('button', { name: 'Finish' }).click()
  await expect(device.getByRole('heading', { name: 'Well done, Student 1' })).toBeVisible()
  await expect(device.getByText('Your conversation with Mia')).toBeVisible()
  expect(await violationsOf(device), 'summary').toEqual([])
}

test("a lesson with an avatar: avatar, class, phone, and the teacher's report", async ({ page, browser, server }) => {
  await openSchool(page)
  const { id: class_id, students } = await makeClass(page, 'Monday group', 2)
  const { avatars, assignments, chatbots } = await apiOf(page)
  const chatbot = { name: 'Tea time', language: 'en', opening_message: 'Good morning.', steps } as const
  await chatbots.publish({ params: { id: (await chatbots.add({ body: chatbot })).id } })
  await createAvatar(page, 'Mia', 'English', 'Tea time')
  const id = (await avatars.list()).items[0]?.id ?? ''
  await assignments.set({ body: { avatar_ids: [id], class_ids: [class_id], on: true } })

  const context = await browser.newContext({ viewport: phone, locale: 'en-GB', baseURL: server.address })
  const { device, problems } = await openDevice(context, await linkOf(page, students[0]))
  await practise(device)
  expect(problems).toEqual([])
  await context.close()

  await page.goto('/conversations')
  await expect(page.getByRole('cell', { name: /^Mia/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Student 1', exact: true }).first().click()
  await expect(page.getByText('A pot of tea, please', { exact: true })).toBeVisible()
  await expect(page.getByText('Mia').filter({ visible: true }).first()).toBeVisible()
})
