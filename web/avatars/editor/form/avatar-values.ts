import { type Avatar, NewAvatar } from '#contract/teaching/avatars.ts'
import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import { Look } from '#contract/values/looks.ts'
import { isSame } from '../../../forms/same.ts'
import { templateIn } from '../subject/subject.ts'

export interface AvatarValues {
  name: string
  language: PracticeLanguage
  /** A chatbot's id, or a template reference (`subject.ts`). */
  chatbot_id: string | null
  voice: { name: string; rate: number; pitch: number }
  look: Look
}

const fields = ['name', 'language', 'chatbot_id', 'voice', 'look'] as const satisfies (keyof AvatarValues)[]
export type Field = (typeof fields)[number]
export const isField = (name: unknown): name is Field => fields.some((field) => field === name)

export const blankAvatar = (language: PracticeLanguage, look: Look): AvatarValues => ({
  name: '',
  language,
  chatbot_id: null,
  voice: { name: '', rate: 1, pitch: 1 },
  look,
})

export type AvatarContent = Pick<Avatar, Field>

export const valuesOf = ({ name, language, chatbot_id, voice, look }: AvatarContent): AvatarValues => ({
  name,
  language,
  chatbot_id,
  voice: { name: voice?.name ?? '', rate: voice?.rate ?? 1, pitch: voice?.pitch ?? 1 },
  look,
})

export const parseValues = ({ voice, chatbot_id, ...values }: AvatarValues) =>
  NewAvatar.safeParse({ ...values, chatbot_id: templateIn(chatbot_id) ? null : chatbot_id, voice: voiceOf(voice) })

const voiceOf = ({ name, rate, pitch }: AvatarValues['voice']) =>
  name || rate !== 1 || pitch !== 1 ? { name: name || null, rate, pitch } : null

export const differences = (before: AvatarContent, now: AvatarContent): Field[] =>
  fields.filter((field) => !isSame(before[field], now[field]))

export const isAvatarValues = (found: unknown): found is AvatarValues =>
  typeof found === 'object' &&
  found !== null &&
  'name' in found &&
  typeof found.name === 'string' &&
  'language' in found &&
  practiceLanguages.some((language) => language === found.language) &&
  'chatbot_id' in found &&
  'voice' in found &&
  typeof found.voice === 'object' &&
  'look' in found &&
  Look.safeParse(found.look).success
