import { AudioLines } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import type { HandsFreeTalk } from './use-hands-free.ts'

export function HandsFreeButton({ handsFree: { isThere, isOn, start, stop } }: { handsFree: HandsFreeTalk }) {
  const { t } = useTranslation('practice')
  if (!isThere) return null
  return (
    <IconButton
      label={t(($) => $.handsFree.start)}
      icon={<AudioLines className={isOn ? 'text-primary-text' : ''} />}
      aria-pressed={isOn}
      onClick={isOn ? stop : start}
    />
  )
}
