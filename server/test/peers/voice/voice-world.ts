import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Config } from '#server/settings/config.ts'
import { rowsOf } from '#server/database/rows.ts'
import { openVoicePeer, type VoicePeer } from '#server/test/peers/voice/voice-peer.ts'
import { openWorld, type PracticeSession, type School, type World } from '#server/test/world.ts'

export interface VoiceWorld extends World {
  peer: VoicePeer
  say: (
    to: Pick<PracticeSession, 'api'>,
    text: string,
    voice?: { name?: string | null; rate?: number },
    language?: PracticeLanguage,
  ) => Promise<Uint8Array>
  keptOf: (school: School) => Promise<{ lengths: number[]; files: number }>
}

export async function openVoiceWorld(settings: Partial<Config> = {}): Promise<VoiceWorld> {
  const peer = await openVoicePeer()
  const world = await openWorld({ tts: peer.settings, ...settings }, 'silent')
  return {
    ...world,
    peer,
    say: async ({ api }, text, voice = {}, language = 'es') => {
      const body = { text, language, voice: { name: null, rate: 1, ...voice } }
      return (await api.speech.say({ body })).bytes()
    },
    keptOf: async ({ signedIn }) => {
      const { id } = signedIn.user.school
      const rows = await rowsOf(
        world.db,
        z.object({ bytes: z.number() }),
        sql`
        select bytes from sounds where school_id = ${id} order by bytes`,
      )
      const files = await readdir(`${world.dataDir}/files/${id}`).catch(() => [])
      return { lengths: rows.map(({ bytes }) => bytes), files: files.length }
    },
    close: async () => {
      await world.close()
      await peer.close()
    },
  }
}
