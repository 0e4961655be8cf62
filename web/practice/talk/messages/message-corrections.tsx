import type { Correction } from '#contract/corrections.ts'
import { Corrections } from '../../../messages/corrections.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import { late } from '../../late.tsx'
import { useCorrectionLists } from '../../use-correction-lists.ts'
import type { MendableMistake, MessageRef } from './try-again.tsx'

interface MessageCorrectionsProps {
  corrections: readonly Correction[]
  language: string
  message: MessageRef
}

/** What the coach says of a message: what was wrong with it, and which of its words were not in the language. */
export function MessageCorrections({ corrections, language, message }: MessageCorrectionsProps) {
  const asked = corrections.filter(isAsked)
  const told = corrections.filter((one) => !isAsked(one))
  return (
    <>
      {asked.length > 0 && <TryAgainList mistakes={asked} message={message} language={language} />}
      <ToldCorrections corrections={told} language={language} />
    </>
  )
}

const isAsked = (one: Correction): one is MendableMistake =>
  Boolean(one.better) && one.coaching !== undefined && one.coaching !== 'named'

/** Fetched with the first mistake that is to be said again; where it does not come, the correction is shown at once. */
const TryAgainList = late(async () => (await import('./try-again.tsx')).TryAgainList, {
  Coming: () => null,
  Instead: ({ mistakes, language }) => <ToldCorrections corrections={mistakes} language={language} />,
})

function ToldCorrections({ corrections, language }: Omit<MessageCorrectionsProps, 'message'>) {
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
