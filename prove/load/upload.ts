import sharp from 'sharp'
import type { Api } from '#server/test/world.ts'
import type { Caller } from './caller.ts'
import type { OpenWriters } from './load.ts'
import { openSchool } from './school.ts'
import type { Violation } from './tally.ts'

type Color = readonly [number, number, number]
const side = 256
/** Difference per channel after the conversion to WebP. */
const tolerance = 12

interface PictureSlot {
  field: 'picture_url' | 'logo_url'
  last: { url: string; color: Color } | null
  pending: Color | null
}

export const openUploadWriters: OpenWriters = async ({ caller, peer, random }) => {
  const { api } = await openSchool(caller, 'starter', peer)
  const places: PictureSlot[] = [
    { field: 'picture_url', last: null, pending: null },
    { field: 'logo_url', last: null, pending: null },
  ]
  return {
    steps: places.map((place) => () => upload(caller, api, place, random)),
    check: async () => {
      const found = await Promise.all(places.map((place) => checkPicture(caller, api, place)))
      return found.flat()
    },
  }
}

async function upload(caller: Caller, { account }: Api, place: PictureSlot, random: () => number): Promise<void> {
  const color: Color = [Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 256)]
  const [r, g, b] = color
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  place.pending = color
  const put = () => (place.field === 'logo_url' ? account.putLogo({ file }) : account.putPicture({ file }))
  const done = await caller.callUntilAnswered(put)
  if (typeof done !== 'string') place.last = { url: done.url, color }
  place.pending = null
}

async function checkPicture(caller: Caller, api: Api, { field, last, pending }: PictureSlot): Promise<Violation[]> {
  const url = (await api.account.get())[field]
  if (!url) return last ? [{ kind: caller.kind, fault: 'missing', about: `${field}: no picture` }] : []
  const isLast = url === last?.url
  const expected = isLast ? last.color : pending
  if (!expected)
    return [{ kind: caller.kind, fault: 'missing', about: `${field}: another address than was acknowledged` }]
  const read = await colorOf(caller, url)
  if (read === null)
    return [
      { kind: caller.kind, fault: 'unreadable', about: `${field}: ${isLast ? 'acknowledged' : 'not acknowledged'}` },
    ]
  return isNear(read, expected)
    ? []
    : [{ kind: caller.kind, fault: 'false answer', about: `${field}: another picture` }]
}

async function colorOf(caller: Caller, url: string): Promise<readonly number[] | null> {
  const response = await caller.send()(url.replace('/api', ''), { method: 'GET', headers: {} })
  if (!response.ok) return null
  const { channels } = await sharp(await response.arrayBuffer()).stats()
  return channels.map(({ mean }) => mean)
}

const isNear = (read: readonly number[], expected: Color) =>
  expected.every((value, channel) => Math.abs(value - (read[channel] ?? -255)) <= tolerance)
