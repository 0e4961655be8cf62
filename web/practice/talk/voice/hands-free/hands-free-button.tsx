import { AudioLines } from 'lucide-react'
import { useTranslation } from '../../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import type { HandsFreeTalk } from './use-hands-free.ts'
import { useReturnFocus } from './use-return-focus.ts'

export function HandsFreeButton({ handsFree }: { handsFree: HandsFreeTalk }) {
  const { t } = useTranslation('practice')
  const { isThere, isOn, start, stop } = handsFree
  const button = useReturnFocus(handsFree)
  if (!isThere) return null
  return (
    <IconButton
      ref={button}
      label={t(($) => $.handsFree.start)}
      icon={<AudioLines className={isOn ? 'text-primary-text' : ''} />}
      aria-pressed={isOn}
      onClick={isOn ? stop : start}
    />
  )
}
