import { AudioLines, Lightbulb, Mic, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { useReturnFocus } from '../voice/hands-free/use-return-focus.ts'
import type { Writing } from './use-writing.ts'

interface ComposerToolsProps {
  writing: Writing
  hasSpeak: boolean
  onSpeak: () => void
  children: ReactNode
}

export function ComposerTools({
  writing: { hint, dictation, handsFree },
  hasSpeak,
  onSpeak,
  children,
}: ComposerToolsProps) {
  const { t } = useTranslation('practice')
  const { isThere, isListening, start, stop } = dictation
  const handsFreeButton = useReturnFocus(handsFree)
  return (
    <div className="-mx-2 flex flex-wrap gap-2 [@media(max-height:15rem)]:hidden">
      <Button variant="ghost" size="lg" icon={<Lightbulb />} pending={hint.isPending} onClick={hint.ask}>
        {t(($) => $.talk.hint)}
      </Button>
      {hasSpeak && isThere && !isListening && (
        <Button variant="ghost" size="lg" icon={<Mic />} onClick={start}>
          {t(($) => $.talk.speak)}
        </Button>
      )}
      {handsFree.isThere && !isListening && (
        <Button ref={handsFreeButton} variant="ghost" size="lg" icon={<AudioLines />} onClick={handsFree.start}>
          {t(($) => $.handsFree.start)}
        </Button>
      )}
      {hasSpeak && isThere && isListening && (
        <Button
          variant="danger"
          size="lg"
          icon={<Square className="fill-current" />}
          onClick={() => {
            stop()
            onSpeak()
          }}
        >
          {t(($) => $.talk.stopSpeaking)}
        </Button>
      )}
      {children}
    </div>
  )
}
