import { useTranslation } from 'react-i18next'
import type { PracticeLanguage } from '#contract/languages.ts'
import { useFormat } from '../../lib/format.ts'

/** Whether and how words can be heard on this device. */
export function SoundNote({ language, isThere }: { language: PracticeLanguage; isThere: boolean }) {
  const { t } = useTranslation('practice')
  const { languageName } = useFormat()
  return (
    <p className="text-center text-sm text-muted">
      {isThere ? t(($) => $.sound.tap) : t(($) => $.sound.none, { language: languageName(language) })}
    </p>
  )
}
