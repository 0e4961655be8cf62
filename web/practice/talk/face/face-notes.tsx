import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../../lib/words/format.ts'
import { ComposerNotes } from '../writing/composer-notes.tsx'
import { HelpCard } from '../help-card.tsx'
import { LatestAnswer } from '../messages/latest-answer.tsx'
import { MessageCorrections } from '../messages/message-corrections.tsx'
import { OutgoingState } from '../messages/message-list.tsx'
import type { LoadedTalk } from '../delivery/talk.ts'
import { Starters } from '../writing/starters.tsx'
import { SilentNote } from '../voice/silent-note.tsx'
import { AnswerFailure } from '../messages/answer-failure.tsx'
import type { Writing } from '../writing/use-writing.ts'
import { RecognizedText } from './speaking/recognized-text.tsx'

interface FaceNotesProps extends LoadedTalk {
  writing: Writing
  speaks: boolean
  hasNoVoice: boolean
  readsAnswers: boolean
}

/** One line has a reserved place; longer notes overlay the caption. */
export function FaceNotes({ talk, state, conversation, writing, speaks, hasNoVoice, readsAnswers }: FaceNotesProps) {
  const { language, messages, needs_help, turns, starters, progress } = conversation
  const { draft, write, send, isFresh, dictation } = writing
  const begins = isFresh && draft === '' && !dictation.isListening
  const own = messages.findLast(({ from }) => from === 'student')
  const unsent = state.outgoing.filter(({ isKept }) => !isKept).length
  return (
    <div className="relative z-10 flex max-h-[45cqh] min-h-14 shrink-0 flex-col overflow-y-auto bg-canvas px-4 py-1">
      <div className="mt-auto grid grid-cols-1 gap-2">
        {!writing.handsFree.isOn && <AnswerStatus state={state} conversation={conversation} isSilent={readsAnswers} />}
        <LatestAnswer conversation={conversation} isReadAloud={readsAnswers} />
        <SilentNote />
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
        <AnswerFailure talk={talk} state={state} conversation={conversation} />
        {needs_help && <HelpCard said={turns + unsent} />}
        {begins && <Starters items={starters} language={language} onChoose={send} isLine />}
        {!progress.is_over && <ComposerNotes conversation={conversation} writing={writing} refusal={state.refusal} />}
        {speaks && draft !== '' && <RecognizedText text={draft} language={language} onDiscard={() => write('')} />}
      </div>
    </div>
  )
}

interface AnswerStatusProps extends Omit<LoadedTalk, 'talk'> {
  /** The answer is about to be read aloud, and a screen reader would talk into it. */
  isSilent: boolean
}

function AnswerStatus({ state: { active, broken }, conversation: { name }, isSilent }: AnswerStatusProps) {
  const { t } = useTranslation('practice')
  if (active === null || active === broken) return null
  const text = t(($) => $.talk.answering, { name })
  return isSilent ? <p className="sr-only">{text}</p> : <output className="sr-only">{text}</output>
}

function NoVoiceNote({ language }: { language: string }) {
  const { t } = useTranslation('practice')
  const { languageInside } = useFormat()
  return (
    // Hidden when the on-screen keyboard leaves little height.
    <p className="text-center text-sm text-muted [@container_(max-height:21rem)_and_(max-width:36rem)]:hidden">
      {t(($) => $.face.noVoice, { language: languageInside(language) })}
    </p>
  )
}
