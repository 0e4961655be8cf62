import { expect, type Page } from '@playwright/test'
import { faceOf, giveSpeaker, meet, openDevice, understand } from './avatars.ts'
import { openSchool, test } from './journey.ts'
import { linkOf, makeClass } from './lesson.ts'

// Twenty times this is nearly as much as a message may be.
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

/** Where the face stands, and how large it is. */
const boxOf = (page: Page) => page.getByRole('main').getByRole('img', { name: speaker.name }).boundingBox()

for (const [how, width, height] of [
  ['upright', 360, 740],
  ['across', 844, 390],
  ['beside another window', 360, 420],
  ['wide', 1440, 900],
] as const)
  test(`the face stands where it is through a whole turn, ${how}`, async ({ page, browser, server }) => {
    await openSchool(page)
    const { students } = await makeClass(page, 'Monday group', 1)
    await giveSpeaker(page, students[0] ?? '', speaker)
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'en-GB',
      baseURL: server.address,
    })
    await context.route('**/messages', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      await route.continue()
    })
    const url = await linkOf(page, students[0])
    const { device, troubles } = await openDevice(context, url, (opening) => understand(opening, long.repeat(20)))
    await meet(device, speaker.name)
    const before = await boxOf(device)
    expect(before?.width).toBeGreaterThan(64)
    const stays = async (when: string) => expect(await boxOf(device), when).toEqual(before)
    await device.getByRole('button', { name: 'Hint' }).click()
    await stays('with a hint')
    await device.getByRole('button', { name: 'Speak', exact: true }).click()
    await expect(device.getByText('Listening…')).toBeVisible()
    await stays('listening')
    await device.getByRole('button', { name: 'Stop listening' }).click()
    await stays('heard')
    await device.getByRole('button', { name: 'Send', exact: true }).click()
    await stays('thinking')
    await expect(device.getByText('You have reached the end.')).toBeVisible()
    await stays('answered')
    await expect(faceOf(device, speaker.name)).toBeVisible()
    expect(troubles).toEqual([])
    await context.close()
  })
