import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Avatar, avatars, type NewAvatar } from '#contract/teaching/avatars.ts'
import { ApiError } from '#contract/errors.ts'
import { useApi } from '../../lib/api/api.ts'
import { createAttempt } from '../../lib/api/attempt.ts'
import { avatarQuery, refreshAvatars } from '../../partners/avatars.api.ts'
import { type AvatarContent, differences } from './form/avatar-values.ts'

/** `over` is the avatar to update; `before` its content when it was loaded. */
interface SaveInput {
  content: NewAvatar
  over: Avatar | null
  before: AvatarContent
}

/** Creation is idempotent. */
export function useSaveAvatar() {
  const client = useQueryClient()
  const calls = useApi(avatars)
  const [attempt] = useState(createAttempt)
  const show = (avatar: Avatar) => client.setQueryData(avatarQuery(calls, avatar.id).queryKey, avatar)

  const edit = ({ content, before }: SaveInput, { id, version }: Avatar) => {
    const changed = differences(before, content).map((field) => [field, content[field]])
    return calls.edit({ params: { id }, body: { ...Object.fromEntries(changed), version } })
  }
  const save = async (wanted: SaveInput): Promise<Avatar> => {
    const { content, over, before } = wanted
    if (!over) return calls.add({ body: content }, { idempotencyKey: attempt.keyFor(content) })
    try {
      return await edit(wanted, over)
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'edited_elsewhere') throw error
      // A newer version with the same content, as after archiving, may be overwritten.
      const newest = await calls.get({ params: { id: over.id } })
      show(newest)
      if (differences(before, newest).length > 0) throw error
      return edit(wanted, newest)
    }
  }
  return useMutation({
    mutationFn: save,
    onSuccess: (avatar) => {
      attempt.succeeded()
      show(avatar)
      void refreshAvatars(client)
    },
  })
}
