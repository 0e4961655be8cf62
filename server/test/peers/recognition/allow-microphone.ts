import type { MicrophoneMode } from '#contract/values/microphone.ts'
import type { School } from '#server/test/world.ts'

export async function allowMicrophone({ api }: Pick<School, 'api'>, microphone: MicrophoneMode): Promise<void> {
  const { version } = await api.school.get()
  await api.school.edit({ body: { microphone, version } })
}
