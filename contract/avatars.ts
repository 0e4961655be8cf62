import * as z from 'zod/mini'
import { chatbotStatuses } from './chatbots.ts'
import { defineApi } from './endpoint.ts'
import { levels, practiceLanguages } from './languages.ts'
import { listOf, paging } from './lists.ts'
import { Look } from './looks.ts'
import { id, line, searchText, seenVersion } from './text.ts'
import { Voice } from './voices.ts'

/** The most characters of an avatar's name. */
export const avatarNameLength = 80

export const avatarStatuses = ['active', 'archived'] as const
export type AvatarStatus = (typeof avatarStatuses)[number]

const content = {
  name: line(avatarNameLength),
  look: Look,
  language: z.enum(practiceLanguages),
  /** Null for the chatbot's voice, or the school's for the language. */
  voice: z.nullable(Voice),
  /** What it talks about; a chatbot that speaks its language. */
  chatbot_id: z.nullable(id),
}

/** A new avatar. */
export const NewAvatar = z.strictObject({
  name: content.name,
  look: content.look,
  language: content.language,
  voice: z._default(content.voice, null),
  chatbot_id: z._default(content.chatbot_id, null),
})
export type NewAvatar = z.output<typeof NewAvatar>

/** A change says which version it saw; `null` empties a field. */
export const AvatarChanges = z.extend(z.partial(z.strictObject(content)), { version: seenVersion })
export type AvatarChanges = z.output<typeof AvatarChanges>

/** Somebody with a face and a voice, who speaks through a chatbot. Students meet it while it is active and its chatbot is published. */
export const Avatar = z.object({
  id: z.uuid(),
  status: z.enum(avatarStatuses),
  version: z.int(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime(),
  ...content,
  chatbot: z.nullable(
    z.object({
      id: z.uuid(),
      name: z.string(),
      level: z.nullable(z.enum(levels)),
      status: z.enum(chatbotStatuses),
    }),
  ),
  /** Active students who may practise with it, by themselves or in a class. */
  student_count: z.int(),
  conversation_count: z.int(),
})
export type Avatar = z.output<typeof Avatar>

export const avatarSorts = ['name', '-name', 'edited_at', '-edited_at', 'student_count', '-student_count'] as const

const one = { fails: ['not_found'], returns: Avatar } as const
const switchesOn = ['language_limit_reached'] as const

export const avatars = defineApi({
  list: {
    method: 'GET',
    path: '/avatars',
    summary: 'The avatars of the school. Archived ones are listed only when they are asked for.',
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
    summary: 'Create an avatar. Its language is switched on where the plan allows one more.',
    body: NewAvatar,
    returns: Avatar,
    status: 201,
    idempotent: true,
    fails: ['not_found', ...switchesOn],
  },
  get: { method: 'GET', path: '/avatars/:id', summary: 'One avatar.', ...one },
  edit: {
    method: 'PATCH',
    path: '/avatars/:id',
    summary: 'Change what is sent. Conversations that have begun go on as they were.',
    body: AvatarChanges,
    returns: Avatar,
    fails: ['not_found', 'edited_elsewhere', ...switchesOn],
  },
  remove: {
    method: 'DELETE',
    path: '/avatars/:id',
    summary: 'Delete an avatar with its assignments. Its conversations stay under its name.',
    fails: ['not_found'],
  },
  archive: {
    method: 'POST',
    path: '/avatars/:id/archive',
    summary: 'Put it away: nobody begins to practise with it any more.',
    ...one,
  },
  restore: {
    method: 'POST',
    path: '/avatars/:id/restore',
    summary: 'Take it out of the archive.',
    returns: Avatar,
    fails: ['not_found', ...switchesOn],
  },
  duplicate: {
    method: 'POST',
    path: '/avatars/:id/duplicate',
    summary: 'Create one like it.',
    body: z.strictObject({ name: z.optional(content.name) }),
    returns: Avatar,
    status: 201,
    idempotent: true,
    fails: ['not_found', ...switchesOn],
  },
})
