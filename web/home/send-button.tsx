import { useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useNavigate } from 'react-router'
import { useErrorText } from '../lib/api/error-text.ts'
import { cardsLocation } from '../links/cards/card-selection.ts'
import { useIsConfirmed } from '../links/use-is-confirmed.ts'
import { useBulkChange } from '../people/students.api.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'

type SendButtonProps = { id: string; name: string }

/** A student without an email gets a card instead; without a confirmed school email it links to the settings. */
export function SendButton({ id, name }: SendButtonProps) {
  const { t } = useTranslation('home')
  const client = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending } = useBulkChange()
  const isConfirmed = useIsConfirmed()
  const offerCard = () =>
    toasts.info(
      t(($) => $.people.noAddress, { name }),
      { action: { label: t(($) => $.people.card), onPress: () => void navigate(cardsLocation({ ids: [id] }).to) } },
    )
  const send = () =>
    mutate(
      { action: 'send_link', ids: [id] },
      {
        onSuccess: ({ changed }) => {
          void client.invalidateQueries({ queryKey: ['links', 'one', id] })
          void client.invalidateQueries({ queryKey: ['home'] })
          if (changed > 0) toasts.success(t(($) => $.people.sent, { name }))
          else offerCard()
        },
        onError: (error) =>
          toasts.error(
            t(($) => $.people.notSent),
            { description: errorText(error) },
          ),
      },
    )
  return (
    <IconButton
      size="sm"
      label={isConfirmed ? t(($) => $.people.send, { name }) : t(($) => $.people.confirmFirst)}
      icon={<Mail />}
      pending={isPending}
      onClick={isConfirmed ? send : () => void navigate('/settings/general')}
    />
  )
}
