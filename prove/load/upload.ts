import sharp from 'sharp'
import type { Api } from '#server/test/world.ts'
import type { Caller } from './caller.ts'
import type { OpenWriters } from './load.ts'
import { openSchool } from './school.ts'
import type { Complaint } from './tally.ts'

type Color = readonly [number, number, number]
const side = 256
/** How far a colour may be from what was sent, once it is a WebP. */
const tolerance = 12

/** What was acknowledged last, and what is being sent now. */
interface Place {
  field: 'picture_url' | 'logo_url'
  last: { url: string; color: Color } | null
  unsure: Color | null
}

/** Pictures of one colour, as the profile picture and the logo of a school. */
export const openUploading: OpenWriters = async ({ caller, peer, random }) => {
  const { api } = await openSchool(caller, 'starter', peer)
  const places: Place[] = [
    { field: 'picture_url', last: null, unsure: null },
    { field: 'logo_url', last: null, unsure: null },
  ]
  return {
    steps: places.map((place) => () => upload(caller, api, place, random)),
    check: async () => {
      const found = await Promise.all(places.map((place) => look(caller, api, place)))
      return found.flat()
    },
  }
}

async function upload(caller: Caller, { account }: Api, place: Place, random: () => number): Promise<void> {
  const color: Color = [Math.floor(random() * 256), Math.floor(random() * 256), Math.floor(random() * 256)]
  const [r, g, b] = color
  const bytes = await sharp({ create: { width: side, height: side, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  place.unsure = color
  const put = () => (place.field === 'logo_url' ? account.putLogo({ file }) : account.putPicture({ file }))
  const done = await caller.untilAnswered(put)
  if (typeof done !== 'string') place.last = { url: done.url, color }
  place.unsure = null
}

async function look(caller: Caller, api: Api, { field, last, unsure }: Place): Promise<Complaint[]> {
  const url = (await api.account.get())[field]
  if (!url) return last ? [{ kind: caller.kind, fault: 'missing', about: `${field}: no picture` }] : []
  const isLast = url === last?.url
  const wanted = isLast ? last.color : unsure
  if (!wanted)
    return [{ kind: caller.kind, fault: 'missing', about: `${field}: another address than was acknowledged` }]
  const read = await colorOf(caller, url)
  if (read === null)
    return [
      { kind: caller.kind, fault: 'unreadable', about: `${field}: ${isLast ? 'acknowledged' : 'not acknowledged'}` },
    ]
  return isNear(read, wanted) ? [] : [{ kind: caller.kind, fault: 'false answer', about: `${field}: another picture` }]
}

async function colorOf(caller: Caller, url: string): Promise<readonly number[] | null> {
  const response = await caller.send()(url.replace('/api', ''), { method: 'GET', headers: {} })
  if (!response.ok) return null
  const { channels } = await sharp(await response.arrayBuffer()).stats()
  return channels.map(({ mean }) => mean)
}

const isNear = (read: readonly number[], wanted: Color) =>
  wanted.every((value, channel) => Math.abs(value - (read[channel] ?? -255)) <= tolerance)
