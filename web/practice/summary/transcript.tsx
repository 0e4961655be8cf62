import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { SpokenVoice } from '../talk/voice/use-voice.ts'
import { useWordTaps } from '../talk/voice/use-word-taps.ts'
import { MessageItem } from '../talk/messages/message-item.tsx'

export function Transcript({ conversation, voice }: { conversation: PracticeConversation; voice: SpokenVoice }) {
  const { t } = useTranslation('practice')
  const ref = useRef<HTMLOListElement>(null)
  useWordTaps(ref, conversation.language, voice.isThere ? (word) => voice.say('word', word) : null)
  return (
    <details className="group rounded-xl border border-card-border bg-surface shadow-card">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 rounded-xl px-5 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {t(($) => $.summary.transcript)}
        <ChevronDown className="size-5 text-faint group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ol ref={ref} className="grid gap-3 px-3 pb-4">
        {conversation.messages.map((message) => (
          <MessageItem key={message.id} message={message} conversation={conversation} voice={voice} />
        ))}
      </ol>
    </details>
  )
}
