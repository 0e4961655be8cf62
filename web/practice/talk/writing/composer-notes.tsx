import { Lightbulb } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { type PracticeConversation, practiceLimits } from '#contract/practice/practice.ts'
import type { Refusal } from '../delivery/talk-state.ts'
import { PoliteOutput } from '../messages/polite-output.tsx'
import { charactersLeft, type Writing } from './use-writing.ts'

interface ComposerNotesProps {
  conversation: PracticeConversation
  writing: Writing
  refusal: Refusal | null
}

export function ComposerNotes({
  conversation,
  writing: { draft, hint, dictation, handsFree },
  refusal,
}: ComposerNotesProps) {
  const { t } = useTranslation('practice')
  const { today } = conversation
  const left = charactersLeft(draft)
  const rest = Math.max(0, today.limit - today.used)
  const isNear = today.used >= today.limit * practiceLimits.warnAt
  const failures = {
    denied: t(($) => $.dictation.denied),
    silent: t(($) => $.dictation.silent),
    failed: t(($) => $.dictation.failed),
    quiet: t(($) => $.handsFree.quiet),
  }
  const failure = dictation.failure ?? handsFree.failure
  const news = [hint.text, hint.hasFailed, refusal?.why, isNear && rest, dictation.isListening, failure, left].join()
  return (
    <PoliteOutput news={news} className={noteClasses}>
      {hint.text !== null && (
        <p className="flex gap-2.5 rounded-md bg-warning-soft px-3 py-2 text-base whitespace-pre-line text-text wrap-anywhere">
          <Lightbulb className="mt-0.5 size-5 shrink-0 text-warning-text" aria-hidden="true" />
          <span dir="auto">{hint.text}</span>
        </p>
      )}
      {hint.hasFailed && <p>{t(($) => $.failed)}</p>}
      {refusal && <RefusalNote why={refusal.why} />}
      {isNear && !refusal && <p>{t(($) => $.talk.today, { count: rest })}</p>}
      {dictation.isListening && <p>{t(($) => $.talk.listening)}</p>}
      {failure && <p>{failures[failure]}</p>}
      {left !== null && left >= 0 && <p>{t(($) => $.talk.charactersLeft, { count: left })}</p>}
      {left !== null && left < 0 && <p className="text-danger-text">{t(($) => $.talk.tooLong, { count: -left })}</p>}
    </PoliteOutput>
  )
}

const noteClasses =
  'grid max-h-[30dvh] gap-1.5 overflow-y-auto [@media(max-height:22rem)]:max-h-[20dvh] text-sm text-muted empty:hidden'

function RefusalNote({ why }: Pick<Refusal, 'why'>) {
  const { t } = useTranslation('practice')
  const words = {
    minute: t(($) => $.talk.minuteLimit),
    day: t(($) => $.talk.dayLimit),
    text: t(($) => $.talk.refused),
  }
  return <p className="rounded-md bg-warning-soft px-3 py-2 text-base text-text">{words[why]}</p>
}
