import { Lightbulb, Mic, Square } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Dictation } from '../sound/use-dictation.ts'
import type { Hint } from './use-hint.ts'

interface ComposerToolsProps {
  hint: Hint
  dictation: Dictation
  onSpeak: () => void
}

/** What helps while writing: a hint, and to speak instead where the browser can listen. */
export function ComposerTools({ hint, dictation, onSpeak }: ComposerToolsProps) {
  const { t } = useTranslation('practice')
  const { isThere, isListening, start, stop } = dictation
  return (
    <div className="-mx-2 flex flex-wrap gap-2">
      <Button variant="ghost" size="lg" icon={<Lightbulb />} pending={hint.isPending} onClick={hint.ask}>
        {t(($) => $.talk.hint)}
      </Button>
      {isThere && !isListening && (
        <Button variant="ghost" size="lg" icon={<Mic />} onClick={start}>
          {t(($) => $.talk.speak)}
        </Button>
      )}
      {isThere && isListening && (
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
    </div>
  )
}
