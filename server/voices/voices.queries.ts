import { type Kysely, sql, type Transaction } from 'kysely'
import * as z from 'zod/mini'
import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import { VoiceSettings } from '#contract/teaching/voices.ts'
import { rowsOf } from '#server/database/rows.ts'
import type { Tables } from '#server/database/tables.gen.ts'

const columns = sql`v.language, v.voice, v.speaks_answers, v.allows_microphone, v.shows_captions, v.version`

const defaultVoiceSettings = (language: PracticeLanguage): VoiceSettings => ({
  language,
  voice: { name: null, rate: 1, pitch: 1 },
  speaks_answers: true,
  // As the school's own setting says, which is off at first.
  allows_microphone: true,
  shows_captions: true,
  version: 1,
})

export async function findVoiceSettings(
  db: Kysely<Tables>,
  school_id: string,
  language: PracticeLanguage,
): Promise<VoiceSettings> {
  const rows = await rowsOf(
    db,
    VoiceSettings,
    sql`
    select ${columns} from voice_settings v where v.school_id = ${school_id} and v.language = ${language}`,
  )
  return rows[0] ?? defaultVoiceSettings(language)
}

export async function listVoiceSettings(db: Kysely<Tables>, school_id: string): Promise<VoiceSettings[]> {
  const rows = await rowsOf(
    db,
    z.object({ on: z.enum(practiceLanguages), settings: z.nullable(VoiceSettings) }),
    sql`
    select p.language as "on", case when v.language is not null then to_jsonb(v) - 'school_id' end as settings
    from practice_languages p left join voice_settings v on v.school_id = p.school_id and v.language = p.language
    where p.school_id = ${school_id} order by array_position(${practiceLanguages}::text[], p.language)`,
  )
  return rows.map(({ on, settings }) => settings ?? defaultVoiceSettings(on))
}

export async function replaceVoiceSettings(
  tx: Transaction<Tables>,
  school_id: string,
  { language, voice, speaks_answers, allows_microphone, shows_captions, version }: VoiceSettings,
): Promise<VoiceSettings | undefined> {
  const rows = await rowsOf(
    tx,
    VoiceSettings,
    sql`
    insert into voice_settings as v (school_id, language, voice, speaks_answers, allows_microphone, shows_captions)
    select ${school_id}::uuid, ${language}::text, ${JSON.stringify(voice)}::jsonb, ${speaks_answers}::boolean,
      ${allows_microphone}::boolean, ${shows_captions}::boolean
    where ${version}::int = 1
      or exists (select 1 from voice_settings where school_id = ${school_id} and language = ${language})
    on conflict (school_id, language) do update set
      voice = excluded.voice, speaks_answers = excluded.speaks_answers,
      allows_microphone = excluded.allows_microphone, shows_captions = excluded.shows_captions, version = v.version + 1
    where v.version = ${version}::int
    returning ${columns}`,
  )
  return rows[0]
}
