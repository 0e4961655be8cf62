import { ArrowUp, Lightbulb, MessageSquareText } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { Writing } from '../writing/use-writing.ts'
import { RoundButton } from './speaking/round-button.tsx'
import { TalkButton } from './speaking/talk-button.tsx'
import type { PushToTalk } from './speaking/use-push-to-talk.ts'

interface TalkDockProps {
  writing: Writing
  push: PushToTalk
  onText: () => void
}

export function TalkDock({ writing, push, onText }: TalkDockProps) {
  const { t } = useTranslation('practice')
  const { draft, send, hint, dictation } = writing
  const { isListening } = dictation
  const isHeard = draft.trim() !== '' && !isListening
  return (
    <div className={dockClasses}>
      {isHeard ? (
        <div className="grid self-end">
          <TalkButton push={push} isListening={isListening} isSmall />
        </div>
      ) : (
        <RoundButton
          label={t(($) => $.talk.hint)}
          icon={<Lightbulb aria-hidden="true" />}
          onPress={hint.ask}
          isPending={hint.isPending}
        />
      )}
      {isHeard ? (
        <RoundButton
          label={t(($) => $.talk.send)}
          icon={<ArrowUp aria-hidden="true" />}
          onPress={() => send()}
          isMain
        />
      ) : (
        <TalkButton push={push} isListening={isListening} />
      )}
      <RoundButton label={t(($) => $.face.showText)} icon={<MessageSquareText aria-hidden="true" />} onPress={onText} />
    </div>
  )
}

const dockClasses =
  'grid shrink-0 grid-cols-[1fr_auto_1fr] items-start gap-2 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]'
