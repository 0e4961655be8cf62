import type { Chatbot, ChatbotContent } from '#contract/teaching/chatbots.ts'
import { ApiError } from '#contract/errors.ts'
import { useStatusMutation } from '../../partners/chatbots.api.ts'
import { differences } from './form/chatbot-values.ts'
import { useSaveChatbot, useNewestChatbot } from './editor.api.ts'

interface SendOptions {
  chatbot: Chatbot | null
  before: ChatbotContent | null
  onSaved: (saved: Chatbot) => void
  onPublished: (published: Chatbot) => void
}

/** Saves, and publishes if requested; errors are thrown. */
export function useSaveAndPublish({ chatbot, before, onSaved, onPublished }: SendOptions) {
  const { keepOver, isPending } = useSaveOverNewer(before)
  const status = useStatusMutation()
  const send = async (content: ChatbotContent, publishes: boolean, onKept: (kept: Chatbot) => void) => {
    const saved = await keepOver(content, chatbot)
    onKept(saved)
    if (!publishes) return onSaved(saved)
    const published = await status.mutateAsync({ act: 'publish', id: saved.id }).catch((error: unknown) => {
      onSaved(saved)
      throw error
    })
    onKept(published)
    return onPublished(published)
  }
  return { send, isPending: isPending || status.isPending }
}

/** Overwrites a newer version if its content is the same as when it was loaded. */
function useSaveOverNewer(before: ChatbotContent | null) {
  const keep = useSaveChatbot()
  const newest = useNewestChatbot()
  const keepOver = async (content: ChatbotContent, over: Chatbot | null): Promise<Chatbot> => {
    if (over && before && differences(before, content).length === 0) return over
    try {
      return await keep.mutateAsync({ content, over, before })
    } catch (error) {
      if (!over || !before || !(error instanceof ApiError) || error.code !== 'edited_elsewhere') throw error
      // Publishing, for example, creates such a version.
      const found = await newest.mutateAsync(over.id)
      if (differences(before, found).length > 0) throw error
      return keep.mutateAsync({ content, over: found, before })
    }
  }
  return { keepOver, isPending: keep.isPending || newest.isPending }
}
