import { BellOff, Ellipsis, X } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Correction } from '#contract/practice/corrections.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { useMuteRule } from '../../account/settings/muted-rules.api.ts'
import { useDismissCorrection } from '../conversations.api.ts'

interface NoMistakeMenuProps {
  conversation_id: string
  message_id: string
  correction: Correction & { start: number; rule: string }
}

export function NoMistakeMenu({ conversation_id, message_id, correction }: NoMistakeMenuProps) {
  const { t } = useTranslation('conversations')
  const { t: tCommon } = useTranslation('common')
  const { dismiss, restore } = useDismissCorrection(conversation_id)
  const mute = useMuteRule()
  const toasts = useToasts()
  const errorText = useErrorText()
  const onError = (error: unknown) => toasts.error(errorText(error))
  const { start, rule, written } = correction
  const isWord = rule === 'spelling' || rule === 'accents'
  const ref = { message_id, start, rule }
  const undo = {
    label: tCommon(($) => $.undo),
    onPress: () => {
      restore(ref).then(() => toasts.success(t(($) => $.noMistake.restored, { written })), onError)
    },
  }
  // Not `mutate` with callbacks: the menu may be gone with its correction.
  const takeAway = () => {
    dismiss.mutateAsync(ref).then(
      () =>
        toasts.success(
          t(($) => $.noMistake.dismissed, { written }),
          { action: undo },
        ),
      onError,
    )
  }
  const switchOff = () => {
    takeAway()
    mute.mutate({ rule, muted: true }, { onSuccess: () => toasts.success(t(($) => $.noMistake.muted)), onError })
  }
  return (
    <Menu
      align="end"
      trigger={<IconButton label={t(($) => $.noMistake.open, { written })} icon={<Ellipsis />} size="sm" />}
    >
      <MenuItem icon={<X />} onSelect={takeAway}>
        {t(($) => $.noMistake.dismiss)}
      </MenuItem>
      {!isWord && (
        <MenuItem icon={<BellOff />} onSelect={switchOff}>
          {t(($) => $.noMistake.mute)}
        </MenuItem>
      )}
    </Menu>
  )
}
