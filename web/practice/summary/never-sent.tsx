import { useTranslation } from 'react-i18next'
import { Callout } from '../../ui/states/callout.tsx'
import type { Outgoing } from '../session/outbox.ts'
import { sideOf } from '../../messages/reading-side.ts'

/** What was written after the conversation had been finished elsewhere; it is not lost without a word. */
export function NeverSent({ outgoing, language }: { outgoing: readonly Outgoing[]; language: string }) {
  const { t } = useTranslation('practice')
  if (outgoing.length === 0) return null
  return (
    <Callout tone="warning" title={t(($) => $.talk.neverSent)}>
      {outgoing.map(({ key, text }) => (
        <p key={key} lang={language} dir={sideOf(language, text)} className="whitespace-pre-wrap">
          {text}
        </p>
      ))}
    </Callout>
  )
}
