import { speech } from '#contract/speech.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'
import { createSharing } from '#server/speech/sharing.ts'
import { type IsPractised, speak } from '#server/speech/speech.actions.ts'

/** Sentences as sound. */
export const speechRoutes = (mount: Mount, services: Services, voice: ServerVoice | null, isPractised: IsPractised) => {
  const speaking = { voice, sharing: createSharing(), isPractised }
  mount(speech, {
    say: async ({ requester, body, signal }) => ({
      bytes: await speak(services, speaking, requester, body, signal),
      name: 'sentence.mp3',
    }),
  })
}
