import type { Transaction } from 'kysely'
import sharp, { type Metadata } from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { replaceLogo } from '#server/account/account.queries.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { storePicture } from '#server/files/files.actions.ts'
import { eventually } from '#server/test/eventually.ts'
import { openWorld, type School, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4477aa' } })
/** A phone photo: 12 megapixels, rotated, with its location in EXIF. */
const phonePhoto = () =>
  noise(4032, 3024)
    .withExif({
      IFD0: { Orientation: '6', Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 24/1 59/1', GPSLongitudeRef: 'W', GPSLongitude: '3/1 42/1 9/1' },
    })
    .jpeg()
    .toBuffer()
const blob = (bytes: Uint8Array | string, type = 'image/jpeg') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type })
const put = ({ api }: School, bytes: Uint8Array | string, type?: string) =>
  api.account.putPicture({ file: blob(bytes, type) })
const fetchPicture = (url: string) => world.app.inject({ method: 'GET', url })

test('a phone photo is stored as a square of 512 pixels without its location', async () => {
  const photo = await phonePhoto()
  expect((await sharp(photo).metadata()).exif?.includes('Phone')).toBe(true)
  const school = await world.signUp()
  const { url } = await put(school, photo)
  const reply = await fetchPicture(url)
  const stored: Metadata = await sharp(reply.rawPayload).metadata()
  expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect([stored.exif, stored.xmp, stored.icc, stored.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect((await school.api.auth.me()).picture_url).toBe(url)
})

test.each([
  ['an SVG that calls itself a PNG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', 'image/png'],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 'image/gif'],
  ['a PDF', '%PDF-1.4\n', 'image/jpeg'],
  ['text', 'Ana, Bo', 'image/webp'],
])('%s is refused', async (_, bytes, type) => {
  await expect(put(await world.signUp(), bytes, type)).rejects.toMatchObject({ code: 'unsupported_file' })
})

test('a damaged picture, one of too many pixels and one of too many bytes are refused', async () => {
  const school = await world.signUp()
  const photo = await noise(800, 800).jpeg().toBuffer()
  await expect(put(school, photo.subarray(0, 400))).rejects.toMatchObject({ code: 'unreadable_file' })
  const huge = await noise(6000, 5000).png().toBuffer()
  await expect(put(school, huge)).rejects.toMatchObject({ code: 'too_large', details: { unit: 'megapixels' } })
  await expect(put(school, Buffer.alloc(5_000_001))).rejects.toMatchObject({ code: 'too_large' })
  expect((await school.api.auth.me()).picture_url).toBeNull()
})

test('replacing or removing a picture deletes its file', async () => {
  const school = await world.signUp()
  const photo = await noise(60, 40).png().toBuffer()
  const { url } = await put(school, photo)
  const { url: logo } = await school.api.account.putLogo({ file: blob(photo) })
  expect((await school.api.auth.me()).school.logo_url).toBe(logo)
  await put(school, photo)
  expect((await fetchPicture(url)).statusCode).toBe(404)
  await school.api.account.removePicture()
  await school.api.account.removeLogo()
  expect(await school.api.account.get()).toMatchObject({ picture_url: null, logo_url: null })
  expect((await fetchPicture(logo)).statusCode).toBe(404)
  const { existsSync } = await import('node:fs')
  const id = logo.split('/').at(-1) ?? ''
  await eventually(() =>
    expect(existsSync(`${world.dataDir}/files/${school.signedIn.user.school.id}/${id}`)).toBe(false),
  )
})

test('of concurrent uploads one picture stays, and the others cannot be fetched', async () => {
  const school = await world.signUp()
  const photo = await noise(60, 40).png().toBuffer()
  const urls = (await Promise.all([1, 2, 3, 4, 5].map(() => put(school, photo)))).map(({ url }) => url)
  const stored = (await school.api.account.get()).picture_url
  for (const url of urls) expect((await fetchPicture(url)).statusCode).toBe(url === stored ? 200 : 404)
})

test('an unknown file name and an invalid one are not found', async () => {
  for (const name of [crypto.randomUUID(), 'x', '..%2F..%2Fauth-secret'])
    expect((await fetchPicture(`/api/files/${name}`)).statusCode).toBe(404)
})

/** Loses the connection during the second commit, which is that of the picture. */
const losingAnswers = (): World['db'] => {
  let commits = 0
  const execute = async <T>(work: (tx: Transaction<Tables>) => Promise<T>) => {
    const answer = await world.db.transaction().execute(work)
    commits += 1
    if (commits === 2) throw new Error('Connection terminated unexpectedly')
    return answer
  }
  return Object.create(world.db, { transaction: { value: () => ({ execute }) } })
}

test('a committed picture keeps its bytes if the connection breaks, and one that was not committed leaves none', async () => {
  const { services } = world
  const school = await world.signUp()
  const { id } = school.signedIn.user.school
  const photo = await noise(60, 40).png().toBuffer()
  let stored = ''
  const point = async (tx: Transaction<Tables>, url: string) => {
    stored = url
    return replaceLogo(tx, id, url)
  }
  await expect(storePicture({ ...services, db: losingAnswers() }, id, photo, point)).rejects.toThrow('terminated')
  expect((await school.api.account.get()).logo_url).toBe(stored)
  expect((await fetchPicture(stored)).statusCode).toBe(200)
  const refuse = async (_: Transaction<Tables>, url: string) => {
    stored = url
    throw new Error('no')
  }
  await expect(storePicture(services, id, photo, refuse)).rejects.toThrow('no')
  expect(await services.storage.get(id, stored.split('/').at(-1) ?? '')).toBeNull()
})

test('bytes of a killed upload are deleted an hour later, and those of a picture stay', async () => {
  const { services, pool } = world
  const school = await world.signUp()
  const { id: school_id } = school.signedIn.user.school
  const photo = await noise(60, 40).png().toBuffer()
  const { url } = await put(school, photo)
  let left = ''
  // The process may be killed until this completes.
  const { promise: killed, reject: kill } = Promise.withResolvers<never>()
  const upload = storePicture(services, school_id, photo, (_, address) => {
    left = address.split('/').at(-1) ?? ''
    return killed
  })
  onTestFinished(() => kill(new Error('the test is over')))
  await eventually(() => expect(left).not.toBe(''))
  const due = "update pgboss.job set start_after = now() where name = 'uploads' and data->>'school_id' = $1"
  expect((await pool.query(due, [school_id])).rowCount).toBe(2)
  await eventually(async () => expect(await services.storage.get(school_id, left)).toBeNull())
  const states = "select state from pgboss.job where name = 'uploads' and data->>'school_id' = $1"
  await eventually(async () => {
    const { rows } = await pool.query<{ state: string }>(states, [school_id])
    expect(rows.map(({ state }) => state)).toEqual(['completed', 'completed'])
  })
  expect((await fetchPicture(url)).statusCode).toBe(200)
  kill(new Error('killed'))
  await expect(upload).rejects.toThrow('killed')
})
