import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/words/format.ts'
import { ComposerNotes } from '../writing/composer-notes.tsx'
import { HelpCard } from '../help-card.tsx'
import { LatestAnswer } from '../messages/latest-answer.tsx'
import { MessageCorrections } from '../messages/message-corrections.tsx'
import { OutgoingState } from '../messages/message-list.tsx'
import type { Held } from '../use-talk.ts'
import { Starters } from '../writing/starters.tsx'
import { UnheardNote } from '../voice/unheard-note.tsx'
import { Unanswered } from '../messages/unanswered.tsx'
import type { Writing } from '../writing/use-writing.ts'
import { HeardWords } from './speaking/heard-words.tsx'

interface FaceNotesProps extends Held {
  writing: Writing
  /** Whether one speaks here, and what was understood is to be read. */
  speaks: boolean
  /** Whether this device can't say anything in the language. */
  hasNoVoice: boolean
}

/** What needs to be known where the conversation itself is not to be seen. A line of it has its place; what is more lies over the caption. */
export function FaceNotes({ talk, state, conversation, writing, speaks, hasNoVoice }: FaceNotesProps) {
  const { language, messages, needs_help, turns, starters, progress } = conversation
  const { draft, write, send, isFresh, dictation } = writing
  const begins = isFresh && draft === '' && !dictation.isListening
  const own = messages.findLast(({ from }) => from === 'student')
  const unsent = state.outgoing.filter(({ isKept }) => !isKept).length
  return (
    <div className="relative z-10 flex max-h-[45cqh] min-h-14 shrink-0 flex-col overflow-y-auto bg-canvas px-4 py-1">
      <div className="mt-auto grid grid-cols-1 gap-2">
        <Answering state={state} conversation={conversation} />
        <LatestAnswer conversation={conversation} />
        <UnheardNote />
        {hasNoVoice && <NoVoiceNote language={language} />}
        {own && own.corrections.length > 0 && (
          <MessageCorrections
            key={own.id}
            corrections={own.corrections}
            language={language}
            message={{ conversation_id: conversation.id, message_id: own.id }}
          />
        )}
        {state.isWaiting && unsent > 0 && <OutgoingState isWaiting onRetry={talk.retry} />}
        <Unanswered talk={talk} state={state} conversation={conversation} />
        {needs_help && <HelpCard said={turns + unsent} />}
        {begins && <Starters items={starters} language={language} onChoose={send} isLine />}
        {!progress.is_over && <ComposerNotes conversation={conversation} writing={writing} refusal={state.refusal} />}
        {speaks && draft !== '' && <HeardWords text={draft} language={language} onDiscard={() => write('')} />}
      </div>
    </div>
  )
}

function Answering({ state: { active, broken }, conversation: { name } }: Omit<Held, 'talk'>) {
  const { t } = useTranslation('practice')
  if (active === null || active === broken) return null
  return <output className="sr-only">{t(($) => $.talk.answering, { name })}</output>
}

/** Says that nothing can be heard here, and that it goes on all the same. */
function NoVoiceNote({ language }: { language: string }) {
  const { t } = useTranslation('practice')
  const { languageInside } = useFormat()
  return (
    // Where a keyboard leaves little room, the face needs it.
    <p className="text-center text-sm text-muted [@container_(max-height:21rem)_and_(max-width:36rem)]:hidden">
      {t(($) => $.face.noVoice, { language: languageInside(language) })}
    </p>
  )
}
