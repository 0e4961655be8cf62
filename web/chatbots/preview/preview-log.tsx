import { useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useErrorText } from '../../lib/api/error-text.ts'
import { sideOf } from '../../messages/reading-side.ts'
import { Bubble } from '../../messages/bubble.tsx'
import { CoachNote } from '../../messages/coach-note.tsx'
import { Corrections } from '../../messages/corrections.tsx'
import { TypingDots } from '../../messages/typing-dots.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import type { Line, usePreview } from './use-preview.ts'

type PreviewLogProps = {
  talk: ReturnType<typeof usePreview>
  opening: string
  needsStep: boolean
  lang: string
  onRestart: () => void
}

export function PreviewLog({ talk, opening, needsStep, lang, onRestart }: PreviewLogProps) {
  const { t } = useTranslation('preview')
  const errorText = useErrorText()
  const place = useRef<HTMLDivElement>(null)
  const { lines, partial, failure, isChanged } = talk
  useEffect(() => {
    const box = place.current
    const hasGrown = lines.length > 0 || partial !== null || failure !== null
    if (box && hasGrown) box.scrollTop = box.scrollHeight
  }, [lines, partial, failure])

  return (
    <div ref={place} className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain bg-canvas p-4">
      <div role="log" aria-label={t(($) => $.talk)} className="flex flex-col gap-3">
        {opening ? (
          <PreviewMessage line={{ id: -1, from: 'partner', text: opening, corrections: [], coach: null }} lang={lang} />
        ) : (
          <p className="text-center text-sm text-muted">{t(($) => $.noOpening)}</p>
        )}
        {lines.map((line) => (
          <PreviewMessage key={line.id} line={line} lang={lang} />
        ))}
      </div>
      {needsStep && lines.length === 0 && <p className="text-center text-sm text-muted">{t(($) => $.noStep)}</p>}
      {partial === '' && <TypingDots label={t(($) => $.typing)} />}
      {partial && (
        <div aria-hidden="true" className="contents">
          <Bubble from="partner" text={partial} lang={lang} dir={sideOf(lang, partial)} />
        </div>
      )}
      {failure !== null && (
        <Callout
          tone="danger"
          urgent
          actions={
            <Button size="sm" onClick={() => void talk.retry()}>
              {t(($) => $.retry)}
            </Button>
          }
        >
          {t(($) => $.failed)} {errorText(failure)}
        </Callout>
      )}
      {isChanged && partial === null && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
          {t(($) => $.changed)}
          <Button size="sm" variant="ghost" onClick={onRestart}>
            {t(($) => $.restart)}
          </Button>
        </p>
      )}
    </div>
  )
}

function PreviewMessage({ line, lang }: { line: Line; lang: string }) {
  const { t } = useTranslation('preview')
  const { from, text, corrections, coach } = line
  return (
    <Bubble
      from={from}
      text={text}
      speaker={from === 'student' ? t(($) => $.student) : t(($) => $.partner)}
      lang={lang}
      dir={sideOf(lang, text)}
      corrections={
        <>
          {coach && <CoachNote label={t(($) => $.coach)} text={coach} />}
          {corrections.length > 0 && (
            <Corrections
              items={corrections}
              label={t(($) => $.corrections)}
              kinds={{
                spelling: t(($) => $.mistake.spelling),
                accents: t(($) => $.mistake.accents),
                grammar: t(($) => $.mistake.grammar),
                other_language: t(($) => $.mistake.other_language),
              }}
              lang={lang}
              dir={sideOf(lang)}
            />
          )}
        </>
      }
    />
  )
}
