import { useTranslation } from 'react-i18next'
import type { Correction, CorrectionStyle } from '#contract/corrections.ts'
import { Corrections } from '../../../messages/corrections.tsx'
import { sideOf } from '../../../messages/reading-side.ts'
import { useCorrectionLists } from '../../use-correction-lists.ts'
import { TryAgain } from './try-again.tsx'

interface MessageCorrectionsProps {
  corrections: readonly Correction[]
  language: string
  /** What the chatbot does about mistakes. */
  correction: CorrectionStyle
}

/** What the coach says of a message: what was wrong with it, and which of its words were not in the language. */
export function MessageCorrections({ corrections, language, correction }: MessageCorrectionsProps) {
  const { t } = useTranslation('practice')
  const asked = correction === 'prompt' ? corrections.filter(isMendable) : []
  const told = asked.length > 0 ? corrections.filter((one) => !isMendable(one)) : corrections
  return (
    <>
      {asked.length > 0 && (
        <ul aria-label={t(($) => $.coach.again)} className="grid gap-1.5">
          {asked.map((mistake) => (
            <TryAgain
              key={`${mistake.start} ${mistake.written}`}
              mistake={mistake}
              language={language}
              dir={sideOf(language)}
            />
          ))}
        </ul>
      )}
      <ToldCorrections corrections={told} language={language} />
    </>
  )
}

const isMendable = (one: Correction): one is Correction & { better: string } => one.better !== null && one.better !== ''

function ToldCorrections({ corrections, language }: Omit<MessageCorrectionsProps, 'correction'>) {
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
