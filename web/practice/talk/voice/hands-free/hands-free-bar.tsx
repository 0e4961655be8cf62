import { Check, Hand, Hourglass, RotateCcw, Square } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '../../../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { sideOf } from '../../../../messages/reading-side.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import type { HandsFreeTalk } from './use-hands-free.ts'
import { useOneKey } from './use-one-key.ts'

interface HandsFreeBarProps {
  handsFree: HandsFreeTalk
  conversation: Pick<PracticeConversation, 'language' | 'name' | 'partner_name'>
}

/** Nothing here is a live region: a screen reader would be heard by the microphone. */
export function HandsFreeBar({ handsFree, conversation }: HandsFreeBarProps) {
  const { t } = useTranslation('practice')
  const { phase, text, isThinking, stop, think, finish, interrupt } = handsFree
  const bar = useRef<HTMLElement>(null)
  useOneKey(handsFree)
  useEffect(() => {
    // The button that had the focus is gone.
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true })
  })
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
          {phase === 'answering' && interrupt && (
            <Button size="lg" icon={<Hand aria-hidden="true" />} onClick={interrupt}>
              {t(($) => $.handsFree.interrupt)}
            </Button>
          )}
          {phase === 'listening' && (
            <Button size="lg" icon={<Hourglass aria-hidden="true" />} aria-pressed={isThinking} onClick={think}>
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
        <p className="hidden text-center text-sm text-muted pointer-fine:block [@media(max-height:22rem)]:hidden">
          {t(($) => $.handsFree.oneKey)}
        </p>
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
  const send = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [mended, setMended] = useState(text)
  // A switch presses the button; in the field it would write.
  useEffect(() => send.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid gap-2">
      <p className="font-medium">{t(($) => $.handsFree.unsure)}</p>
      <label>
        <span className="sr-only">{t(($) => $.handsFree.heard)}</span>
        <textarea
          value={mended}
          rows={2}
          lang={language}
          dir="auto"
          onChange={({ target }) => setMended(target.value)}
          className="w-full rounded-xl border border-border-strong bg-surface-raised px-3.5 py-2.5"
        />
      </label>
      <span id={id} hidden lang={language}>
        {mended}
      </span>
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          ref={send}
          variant="primary"
          size="lg"
          disabled={!mended.trim()}
          aria-describedby={id}
          onClick={() => finish(mended)}
        >
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
