import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation, PracticeMessage } from '#contract/practice/practice.ts'
import { Bubble } from '../../../messages/bubble.tsx'
import { CoachNote } from '../../../messages/coach-note.tsx'
import { Paragraphs } from '../../../messages/paragraphs.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import type { SpokenVoice } from '../voice/use-voice.ts'
import { ListenButton } from '../voice/listen-button.tsx'
import { MessageCorrections } from './message-corrections.tsx'

interface MessageItemProps {
  message: PracticeMessage
  conversation: Pick<PracticeConversation, 'id' | 'name' | 'partner_name' | 'language'>
  voice: SpokenVoice
}

/** One thing that was said, with what can be done about it: to hear it, or to read how it is written. */
export function MessageItem({ message, conversation, voice }: MessageItemProps) {
  const { t } = useTranslation('practice')
  const { name, partner_name, language } = conversation
  const { id, from, text, corrections, coach, is_hidden } = message
  if (is_hidden)
    return (
      <li className="flex flex-col">
        <p className="max-w-[85%] self-end rounded-xl px-3.5 py-2 text-muted ring-1 ring-border ring-inset">
          {t(($) => $.talk.hidden)}
        </p>
      </li>
    )
  return (
    <li className={from === 'partner' ? 'flex items-end gap-1' : 'flex flex-col'}>
      <Bubble
        from={from}
        text={text}
        lang={language}
        dir={sideOf(language, text)}
        speaker={from === 'partner' ? (partner_name ?? name) : t(($) => $.talk.you)}
        corrections={
          <>
            {coach !== null && <CoachNote label={t(($) => $.coach.label)} text={coach} />}
            {corrections.length > 0 && (
              <MessageCorrections
                corrections={corrections}
                language={language}
                message={{ conversation_id: conversation.id, message_id: id }}
              />
            )}
          </>
        }
      >
        <Paragraphs text={text} dir={sideOf(language, text)} hasTaps />
      </Bubble>
      {from === 'partner' && voice.isThere && (
        <ListenButton
          isSaying={voice.saying === id}
          onPress={() => (voice.saying === id ? voice.stop() : voice.say(id, text))}
        />
      )}
    </li>
  )
}
