import { voices } from '#contract/teaching/voices.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'
import { setVoice } from '#server/voices/voices.actions.ts'
import { listVoiceSettings } from '#server/voices/voices.queries.ts'

export const voicesRoutes = (mount: Mount, { db, config }: Services, voice: ServerVoice | null) =>
  mount(voices, {
    list: async ({ account }) => {
      const [items, offered] = await Promise.all([listVoiceSettings(db, account.school_id), voice?.list.read()])
      return {
        items,
        server_voices: offered ? [...offered] : null,
        has_server_recognition: config.stt !== null,
      }
    },
    set: ({ account, write, params, body }) => write((tx) => setVoice(tx, account, { ...params, ...body })),
  })
