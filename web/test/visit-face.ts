import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { allowMicrophone } from '#server/test/peers/recognition/allow-microphone.ts'
import { giveAvatar, openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import type { World } from '#server/test/world.ts'
import { fakeSynthesis } from './fake-speech.ts'
import { openTalk } from './visit-practice.tsx'

type SpeechSettings = Partial<Pick<VoiceSettings, 'speaks_answers' | 'allows_microphone' | 'shows_captions'>>
type Options = Parameters<typeof openTalk>[3]

export const firstWords = ['Buenos días.', '¿Qué desea tomar?'] as const

export async function openAvatarStudent(
  world: World,
  sounding: SpeechSettings = {},
): Promise<PracticeStudent & { avatar_id: string }> {
  const practiceStudent = await openPracticeStudent(world)
  const { school, student_id, chatbot_id } = practiceStudent
  const usual = { speaks_answers: true, allows_microphone: true, shows_captions: true, version: 1 }
  const voice = { name: null, rate: 1, pitch: 1 }
  await school.api.voices.set({ params: { language: 'es' }, body: { voice, ...usual, ...sounding } })
  await allowMicrophone(school, 'browser')
  return { ...practiceStudent, avatar_id: await giveAvatar(school, { student_ids: [student_id] }, { chatbot_id }) }
}

export async function openAvatarTalk(
  world: World,
  {
    sounding,
    voices = [{ name: 'Mónica', lang: 'es-ES' }],
    ...options
  }: { sounding?: SpeechSettings; voices?: Voices } & Options = {},
) {
  const practiceStudent = await openAvatarStudent(world, sounding)
  const sounds = fakeSynthesis(voices)
  const { id } = await practiceStudent.api.practice.start({ body: { avatar_id: practiceStudent.avatar_id } })
  await openTalk(world, practiceStudent, id, { synthesis: sounds.synthesis, ...options })
  return { ...sounds, practiceStudent, id, heard: () => sounds.spoken.map(({ text }) => text) }
}

type Voices = Parameters<typeof fakeSynthesis>[0]
