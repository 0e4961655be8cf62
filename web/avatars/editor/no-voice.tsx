import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useFormat } from '../../lib/words/format.ts'

export function NoVoice({ language }: { language: PracticeLanguage }) {
  const { t } = useTranslation('avatarEditor')
  const { languageName } = useFormat()
  return (
    <p className="text-sm text-muted max-lg:hidden">
      {t(($) => $.preview.noVoice, { language: languageName(language) })} <DeviceLink />
    </p>
  )
}

/** One line whose height is reserved, so that the layout doesn't shift. */
export function NoVoiceLine({ language }: { language: PracticeLanguage | null }) {
  const { t } = useTranslation('avatarEditor')
  const { languageName } = useFormat()
  return (
    <p className="-mt-3 -mb-2 flex min-h-5 items-center gap-1.5 px-1 text-xs text-muted lg:hidden pointer-coarse:min-h-11">
      {language && (
        <>
          <span className="truncate">{t(($) => $.preview.quiet, { language: languageName(language) })}</span>
          <span className="shrink-0">
            <DeviceLink />
          </span>
        </>
      )}
    </p>
  )
}

function DeviceLink() {
  const { t } = useTranslation('avatarEditor')
  return (
    <Link to="/voice/device" className={linkClasses}>
      {t(($) => $.preview.checkDevice)}
    </Link>
  )
}

const linkClasses = 'text-primary-text underline underline-offset-3 pointer-coarse:inline-block pointer-coarse:py-3.5'
