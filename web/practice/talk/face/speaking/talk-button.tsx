import { Mic, Square } from 'lucide-react'
import { useTranslation } from '../../../../lib/words/translation/use-translation.tsx'
import type { PushToTalk } from './use-push-to-talk.ts'

interface TalkButtonProps {
  push: PushToTalk
  isListening: boolean
  isSmall?: boolean
}

export function TalkButton({ push, isListening, isSmall = false }: TalkButtonProps) {
  const { t } = useTranslation('practice')
  const Icon = isListening ? Square : Mic
  return (
    <button
      type="button"
      aria-keyshortcuts="Space"
      {...push}
      className={`grid touch-none justify-items-center gap-1 rounded-lg select-none [-webkit-touch-callout:none] ${isSmall ? 'min-w-20 self-end' : 'min-w-24'}`}
    >
      <span
        className={`grid place-items-center rounded-full transition-[background-color,scale] forced-colors:border ${isSmall ? smallClasses : largeClasses} ${
          isListening ? 'bg-danger text-on-danger' : isSmall ? '' : 'bg-primary text-on-primary'
        }`}
      >
        <Icon className={isSmall ? 'size-5' : `size-8 ${isListening ? 'fill-current' : ''}`} aria-hidden="true" />
      </span>
      <span className="text-sm font-medium">
        {isListening ? t(($) => $.talk.stopSpeaking) : t(($) => $.talk.speak)}
      </span>
    </button>
  )
}

const largeClasses = 'size-18 shadow-control active:scale-95 motion-reduce:active:scale-100'
const smallClasses = 'size-12 border border-border bg-lift text-text'
