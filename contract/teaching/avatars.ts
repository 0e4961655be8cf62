import * as z from 'zod/mini'
import { chatbotStatuses } from './chatbots.ts'
import { authorship } from './authorship.ts'
import { defineApi } from '../endpoint.ts'
import { levels, practiceLanguages } from '../values/languages.ts'
import { listOf, paging } from '../values/lists.ts'
import { Look } from '../values/looks.ts'
import { id, line, searchText, seenVersion } from '../values/text.ts'
import { Voice } from './voices.ts'

export const avatarNameLength = 80

export const avatarStatuses = ['active', 'archived'] as const
export type AvatarStatus = (typeof avatarStatuses)[number]

const content = {
  name: line(avatarNameLength),
  look: Look,
  language: z.enum(practiceLanguages),
  /** Null: the chatbot's voice, or else the school's for the language. */
  voice: z.nullable(Voice),
  chatbot_id: z.nullable(id),
}

export const NewAvatar = z.strictObject({
  name: content.name,
  look: content.look,
  language: content.language,
  voice: z._default(content.voice, null),
  chatbot_id: z._default(content.chatbot_id, null),
})
export type NewAvatar = z.output<typeof NewAvatar>

export const AvatarChanges = z.extend(z.partial(z.strictObject(content)), { version: seenVersion })
export type AvatarChanges = z.output<typeof AvatarChanges>

/** A face and a voice for a chatbot. Students see it while it is active and its chatbot is published. */
export const Avatar = z.object({
  id: z.uuid(),
  status: z.enum(avatarStatuses),
  version: z.int(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime(),
  ...authorship,
  ...content,
  chatbot: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      level: z.nullable(z.enum(levels)),
      status: z.enum(chatbotStatuses),
    }),
  ),
  student_count: z.int(),
  conversation_count: z.int(),
})
export type Avatar = z.output<typeof Avatar>

export const avatarSorts = ['name', '-name', 'edited_at', '-edited_at', 'student_count', '-student_count'] as const

const one = { fails: ['not_found'], returns: Avatar } as const
const languageFailures = ['language_limit_reached'] as const

export const avatars = defineApi({
  list: {
    method: 'GET',
    path: '/avatars',
    staff: 'teacher',
    summary: 'The avatars of the school. Archived avatars are listed only with `status=archived`.',
    query: z.strictObject({
      search: z.optional(searchText),
      language: z.optional(z.enum(practiceLanguages)),
      status: z.optional(z.enum(avatarStatuses)),
      ...paging,
      sort: z._default(z.enum(avatarSorts), 'name'),
    }),
    returns: z.object({
      ...listOf(Avatar),
      counts: z.object({ active: z.int(), archived: z.int() }),
    }),
  },
  add: {
    method: 'POST',
    path: '/avatars',
    staff: 'teacher',
    summary: 'Create an avatar. Its language is switched on if the plan allows another one.',
    body: NewAvatar,
    returns: Avatar,
    status: 201,
    idempotent: true,
    fails: ['not_found', ...languageFailures],
  },
  get: { method: 'GET', path: '/avatars/:id', staff: 'teacher', summary: 'One avatar.', ...one },
  edit: {
    method: 'PATCH',
    path: '/avatars/:id',
    staff: 'teacher',
    summary: 'Update the fields that are sent. Running conversations keep the old settings.',
    body: AvatarChanges,
    returns: Avatar,
    fails: ['not_found', 'edited_elsewhere', ...languageFailures],
  },
  remove: {
    method: 'DELETE',
    path: '/avatars/:id',
    staff: 'teacher',
    summary: 'Delete an avatar and its assignments. Its conversations keep its name.',
    fails: ['not_found'],
  },
  archive: {
    method: 'POST',
    path: '/avatars/:id/archive',
    staff: 'teacher',
    summary: 'Archive an avatar. No new conversations can be started with it.',
    ...one,
  },
  restore: {
    method: 'POST',
    path: '/avatars/:id/restore',
    staff: 'teacher',
    summary: 'Restore an archived avatar.',
    returns: Avatar,
    fails: ['not_found', ...languageFailures],
  },
  duplicate: {
    method: 'POST',
    path: '/avatars/:id/duplicate',
    staff: 'teacher',
    summary: 'Duplicate an avatar.',
    body: z.strictObject({ name: z.optional(content.name) }),
    returns: Avatar,
    status: 201,
    idempotent: true,
    fails: ['not_found', ...languageFailures],
  },
})
