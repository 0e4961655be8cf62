import { speech } from '#contract/teaching/speech.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'
import { createSharedSounds } from '#server/speech/shared-sounds.ts'
import { type IsPractised, speak } from '#server/speech/speech.actions.ts'

export const speechRoutes = (mount: Mount, services: Services, voice: ServerVoice | null, isPractised: IsPractised) => {
  const context = { voice, sharing: createSharedSounds(), isPractised }
  mount(speech, {
    say: async ({ requester, body, signal }) => ({
      bytes: await speak(services, context, requester, body, signal),
      name: 'sentence.mp3',
    }),
  })
}
