import type { Correction, CorrectionStyle } from '#contract/corrections.ts'
import { Corrections } from '../../../messages/corrections.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import { lazyWithFallback } from '../../lazy-with-fallback.tsx'
import { useCorrectionLists } from '../../use-correction-lists.ts'
import type { RetryableMistake } from './try-again.tsx'

interface MessageCorrectionsProps {
  corrections: readonly Correction[]
  language: string
  correction: CorrectionStyle
}

export function MessageCorrections({ corrections, language, correction }: MessageCorrectionsProps) {
  const asked = correction === 'prompt' ? corrections.filter(isRetryable) : []
  const told = asked.length > 0 ? corrections.filter((one) => !isRetryable(one)) : corrections
  return (
    <>
      {asked.length > 0 && <TryAgainList mistakes={asked} language={language} />}
      <ShownCorrections corrections={told} language={language} />
    </>
  )
}

const isRetryable = (one: Correction): one is RetryableMistake => one.better !== null && one.better !== ''

/** Loaded with the first mistake; if that fails, the correction is shown at once. */
const TryAgainList = lazyWithFallback(async () => (await import('./try-again.tsx')).TryAgainList, {
  Placeholder: () => null,
  ErrorFallback: ({ mistakes, language }) => <ShownCorrections corrections={mistakes} language={language} />,
})

function ShownCorrections({ corrections, language }: Omit<MessageCorrectionsProps, 'correction'>) {
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
