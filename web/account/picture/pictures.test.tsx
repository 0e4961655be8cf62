import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type School, shareWorld, type World } from '#server/test/world.ts'
import { openSettings, press, findMessage } from '../../test/visits/account.ts'

let world: World
let cut: Buffer
beforeAll(async () => {
  world = await shareWorld()
  cut = await sharp({ create: { width: 64, height: 64, channels: 4, background: 'teal' } })
    .png()
    .toBuffer()
})
afterEach(cleanup)

const drawn = vi.fn()
// The document of a test shows no pictures and draws none.
beforeEach(() => {
  drawn.mockClear()
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined })
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.resolve() })
  for (const side of ['width', 'height']) {
    const natural = `natural${side[0]?.toUpperCase()}${side.slice(1)}`
    Object.defineProperty(HTMLImageElement.prototype, natural, { configurable: true, value: 2000 })
  }
  for (const side of ['offsetWidth', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(240)
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 240, 240))
  const pen = { drawImage: drawn } as unknown as CanvasRenderingContext2D
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => pen)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) =>
    take(new Blob([new Uint8Array(cut)], { type: 'image/png' })),
  )
})

const jpeg = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'me.jpg', { type: 'image/jpeg' })
const choose = async (label: string, file: File) => {
  const input = screen.getAllByLabelText(new RegExp(label)).find((one) => one.matches('[type=file]'))
  await userEvent.upload(input as HTMLInputElement, file, { applyAccept: false })
}
async function crop(label: string): Promise<void> {
  await choose(label, jpeg())
  const dialog = await screen.findByRole('dialog')
  const picture = await waitFor(() => {
    const found = dialog.querySelector('img')
    if (!found) throw new Error('no picture yet')
    return found
  })
  fireEvent.load(picture)
  await press('Save picture')
}
async function open(send?: (school: School) => School['send']): Promise<School> {
  const school = await world.signUp()
  await openSettings(send ? { ...school, send: send(school) } : school)
  return school
}

test('a profile picture is cropped, kept and shown in the header', async () => {
  const school = await open()
  await crop('Profile picture')
  await findMessage('Profile picture updated!')
  const { picture_url } = await school.api.account.get()
  expect(picture_url).toMatch(/^\/api\/files\//)
  await waitFor(() => expect(document.querySelector('header button img')?.getAttribute('src')).toBe(picture_url))
  const rounded = drawn.mock.calls[0]?.slice(1).map((length: number) => Math.abs(Math.round(length)))
  expect(rounded).toEqual([0, 0, 1024, 1024])
})

test('a logo is kept, and removed again', async () => {
  const school = await open()
  await crop('School logo')
  await findMessage('Logo uploaded!')
  expect((await school.api.account.get()).logo_url).toMatch(/^\/api\/files\//)
  await press('School logo Remove')
  await findMessage('Logo removed')
  expect((await school.api.account.get()).logo_url).toBeNull()
})

test('a picture that the server refuses stays in the dialog, with the reason', async () => {
  await open(
    (school) => (path, init) =>
      path === '/account/picture'
        ? Promise.resolve(Response.json({ code: 'storage_full' }, { status: 507 }))
        : school.send(path, init),
  )
  await crop('Profile picture')
  await findMessage(/The server is out of storage/)
  expect(screen.getByRole('dialog', { name: 'Crop your picture' })).toBeTruthy()
})

test('a text that calls itself PNG, and a picture that is too large, are refused with what to do', async () => {
  await open()
  await choose('School logo', new File(['Dear parents'], 'logo.png', { type: 'image/png' }))
  await findMessage('This file type isn’t supported. Choose a JPEG, PNG or WebP image.')
  const large = new File([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array(7_300_000)], 'photo.jpg')
  await choose('Profile picture', large)
  await findMessage('This image is 7.31 MB. The limit is 5 MB.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a picture that can not be decoded is refused before anything is sent', async () => {
  await open()
  Object.assign(HTMLImageElement.prototype, { decode: () => Promise.reject(new Error('broken')) })
  await choose('Profile picture', jpeg())
  await findMessage(/It may be damaged/)
})
