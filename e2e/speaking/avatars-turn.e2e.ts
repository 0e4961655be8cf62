import { expect, type Page } from '@playwright/test'
import {
  faceOf,
  addSpeakingAvatar,
  startTalking,
  openDevice,
  fakeSpeechRecognition,
} from '../support/speaking-avatar.ts'
import { openSchool, test } from '../support/journey.ts'
import { linkOf, makeClass } from '../support/lesson.ts'

// Twenty repetitions nearly reach the limit of a message.
const long = 'Sometimes I walk along the river and look for a bench in the shade, because I like to read there. '
const speaker = {
  language: 'en',
  name: 'Pam',
  style: 'personas',
  text: 'What do you like?',
  closed: '',
  round: '',
  neither: '',
} as const

const boxOf = (page: Page) => page.getByRole('main').getByRole('img', { name: speaker.name }).boundingBox()

const windows = {
  upright: { width: 360, height: 740 },
  across: { width: 844, height: 390 },
  'beside another window': { width: 360, height: 420 },
  wide: { width: 1440, height: 900 },
}

async function takeTurn(device: Page, how: string): Promise<void> {
  await startTalking(device, speaker.name)
  const before = await boxOf(device)
  expect(before?.width, how).toBeGreaterThan(64)
  const stays = async (when: string) => expect(await boxOf(device), `${when}, ${how}`).toEqual(before)
  await device.getByRole('button', { name: 'Hint' }).click()
  await stays('with a hint')
  await device.getByRole('button', { name: 'Speak', exact: true }).click()
  await expect(device.getByText('Listening…')).toBeVisible()
  await stays('listening')
  await device.getByRole('button', { name: 'Stop listening' }).click()
  await stays('heard')
  await device.getByRole('button', { name: 'Send', exact: true }).click()
  await stays('thinking')
  await expect(device.getByText('That’s the end!')).toBeVisible()
  await stays('answered')
  await expect(faceOf(device, speaker.name)).toBeVisible()
}

test('the face keeps its position during a turn in every window size', async ({ page, browser, server }) => {
  await openSchool(page)
  const { students } = await makeClass(page, 'Monday group', 1)
  await addSpeakingAvatar(page, students[0] ?? '', speaker)
  const context = await browser.newContext({ viewport: windows.upright, locale: 'en-GB', baseURL: server.address })
  await context.route('**/messages', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  const url = await linkOf(page, students[0])
  const { device, problems } = await openDevice(context, url, (opening) =>
    fakeSpeechRecognition(opening, long.repeat(20)),
  )
  for (const [how, viewport] of Object.entries(windows)) {
    await device.setViewportSize(viewport)
    await device.goto(url)
    await takeTurn(device, how)
    await device.getByRole('button', { name: 'Finish' }).click()
    await expect(device.getByRole('heading', { name: /^Well done/ })).toBeVisible()
  }
  expect(problems).toEqual([])
  await context.close()
})
