import { Check, Hourglass, RotateCcw, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { sideOf } from '../../../../messages/reading-side.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { HandsFreeTalk } from './use-hands-free.ts'

interface HandsFreeBarProps {
  handsFree: HandsFreeTalk
  conversation: Pick<PracticeConversation, 'language' | 'name' | 'partner_name'>
}

/** Nothing here is a live region: a screen reader would be heard by the microphone. */
export function HandsFreeBar({ handsFree, conversation }: HandsFreeBarProps) {
  const { t } = useTranslation('practice')
  const { phase, text, isThinking, stop, think, finish } = handsFree
  const bar = useRef<HTMLElement>(null)
  // The button that was pressed is gone.
  useEffect(() => bar.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={bar} tabIndex={-1} aria-label={t(($) => $.handsFree.start)} className={barClasses}>
      <div className="mx-auto grid max-w-3xl gap-2 px-3 py-3 sm:px-4">
        {phase === 'unsure' ? (
          <HeardText key={text} handsFree={handsFree} language={conversation.language} />
        ) : (
          <p className="grid min-h-12 content-center text-center text-lg wrap-anywhere">
            <Status handsFree={handsFree} conversation={conversation} />
          </p>
        )}
        <div className="flex flex-wrap justify-center gap-2">
          {phase === 'listening' && !isThinking && (
            <Button size="lg" icon={<Hourglass aria-hidden="true" />} onClick={think}>
              {t(($) => $.handsFree.thinking)}
            </Button>
          )}
          {phase === 'listening' && text !== '' && (
            <Button size="lg" icon={<Check aria-hidden="true" />} onClick={() => finish()}>
              {t(($) => $.handsFree.done)}
            </Button>
          )}
          <Button
            variant="danger"
            size="lg"
            icon={<Square className="fill-current" aria-hidden="true" />}
            onClick={stop}
          >
            {t(($) => $.handsFree.stop)}
          </Button>
        </div>
      </div>
    </section>
  )
}

function Status({ handsFree: { phase, text, isThinking }, conversation }: HandsFreeBarProps) {
  const { t } = useTranslation('practice')
  const { language, name, partner_name } = conversation
  if (phase === 'answering')
    return <span className="text-muted">{t(($) => $.talk.answering, { name: partner_name ?? name })}</span>
  if (text)
    return (
      <span lang={language} dir={sideOf(language, text)}>
        {text}
      </span>
    )
  return (
    <span className="text-muted">{isThinking ? t(($) => $.handsFree.takeTime) : t(($) => $.handsFree.yourTurn)}</span>
  )
}

function HeardText({ handsFree: { text, finish, again }, language }: { handsFree: HandsFreeTalk; language: string }) {
  const { t } = useTranslation('practice')
  const field = useRef<HTMLTextAreaElement>(null)
  const [mended, setMended] = useState(text)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t(($) => $.handsFree.unsure)}</p>
      <label>
        <span className="sr-only">{t(($) => $.handsFree.heard)}</span>
        <textarea
          ref={field}
          value={mended}
          rows={2}
          lang={language}
          dir="auto"
          onChange={({ target }) => setMended(target.value)}
          className="w-full rounded-xl border border-border-strong bg-surface-raised px-3.5 py-2.5"
        />
      </label>
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="primary" size="lg" disabled={!mended.trim()} onClick={() => finish(mended)}>
          {t(($) => $.talk.send)}
        </Button>
        <Button size="lg" icon={<RotateCcw aria-hidden="true" />} onClick={again}>
          {t(($) => $.handsFree.again)}
        </Button>
      </div>
    </div>
  )
}

const barClasses = 'border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] outline-none'
