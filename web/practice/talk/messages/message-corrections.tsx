import type { Correction } from '#contract/practice/corrections.ts'
import { Corrections } from '../../../messages/corrections.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import { lazyWithFallback } from '../../lazy-with-fallback.tsx'
import { useCorrectionLists } from '../../use-correction-lists.ts'
import type { RetryableMistake, MessageRef } from './try-again.tsx'

interface MessageCorrectionsProps {
  corrections: readonly Correction[]
  language: string
  message: MessageRef
}

/** What the coach says of a message: what was wrong with it, and which of its words were not in the language. */
export function MessageCorrections({ corrections, language, message }: MessageCorrectionsProps) {
  const asked = corrections.filter(isRetryable)
  const told = corrections.filter((one) => !isRetryable(one))
  return (
    <>
      {asked.length > 0 && <TryAgainList mistakes={asked} message={message} language={language} />}
      <ShownCorrections corrections={told} language={language} />
    </>
  )
}

const isRetryable = (one: Correction): one is RetryableMistake =>
  Boolean(one.better) && one.coaching !== undefined && one.coaching !== 'named'

/** Loaded with the first mistake; if that fails, the correction is shown at once. */
const TryAgainList = lazyWithFallback(async () => (await import('./try-again.tsx')).TryAgainList, {
  Placeholder: () => null,
  ErrorFallback: ({ mistakes, language }) => <ShownCorrections corrections={mistakes} language={language} />,
})

function ShownCorrections({ corrections, language }: Omit<MessageCorrectionsProps, 'message'>) {
  return useCorrectionLists(corrections, language).map(({ label, items, kinds, isForeign }) => (
    <Corrections
      key={label}
      items={items}
      label={label}
      kinds={kinds}
      lang={language}
      dir={sideOf(language)}
      {...(isForeign && { heading: label })}
    />
  ))
}
