import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Avatar, avatars, type NewAvatar } from '#contract/avatars.ts'
import { ApiError } from '#contract/errors.ts'
import { useApi } from '../../lib/api/api.ts'
import { createAttempt } from '../../lib/api/attempt.ts'
import { avatarQuery, refreshAvatars } from '../../partners/avatars.api.ts'
import { type AvatarContent, differences } from './form/avatar-values.ts'

/** What is to be kept: over which avatar, and what it said when it was read. */
interface SaveInput {
  content: NewAvatar
  over: Avatar | null
  before: AvatarContent
}

/** Creates an avatar once however often the same submission is repeated, or changes what was changed. */
export function useSaveAvatar() {
  const client = useQueryClient()
  const calls = useApi(avatars)
  const [attempt] = useState(createAttempt)
  const show = (avatar: Avatar) => client.setQueryData(avatarQuery(calls, avatar.id).queryKey, avatar)

  const edit = ({ content, before }: SaveInput, { id, version }: Avatar) => {
    const changed = differences(before, content).map((field) => [field, content[field]])
    return calls.edit({ params: { id }, body: { ...Object.fromEntries(changed), version } })
  }
  const keep = async (wanted: SaveInput): Promise<Avatar> => {
    const { content, over, before } = wanted
    if (!over) return calls.add({ body: content }, { idempotencyKey: attempt.keyFor(content) })
    try {
      return await edit(wanted, over)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'edited_elsewhere') throw error
      // A newer version that says nothing else, as after archiving, is written over.
      const newest = await calls.get({ params: { id: over.id } })
      show(newest)
      if (differences(before, newest).length > 0) throw error
      return edit(wanted, newest)
    }
  }
  return useMutation({
    mutationFn: keep,
    onSuccess: (avatar) => {
      attempt.succeeded()
      show(avatar)
      void refreshAvatars(client)
    },
  })
}
