import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useBulkChange } from '../people/students.api.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'

export function useSendLink({ id, email }: Student): { send: () => void; isPending: boolean } {
  const { t } = useTranslation('links')
  const client = useQueryClient()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useBulkChange()
  const send = () =>
    mutate(
      { action: 'send_link', ids: [id] },
      {
        onSuccess: ({ changed }) => {
          void client.invalidateQueries({ queryKey: ['links', 'one', id] })
          if (changed > 0) toasts.success(t(($) => $.sentTo, { email: email ?? '' }))
          else toasts.info(t(($) => $.noneSent))
        },
        onError: (error) =>
          toasts.error(
            t(($) => $.sendFailed),
            { description: errorText(error) },
          ),
      },
    )
  return { send, isPending }
}
