import { useTranslation } from '../../lib/words/translation/use-translation.tsx'

export function DevelopmentMail() {
  const { t } = useTranslation('passwords')
  if (document.documentElement.dataset.devMail === undefined) return null
  return (
    <p className="text-sm text-muted">
      {t(($) => $.forgot.testMode)}{' '}
      <a href="/dev/mail" target="_blank" rel="noreferrer" className="font-medium text-primary-text hover:underline">
        /dev/mail
      </a>
    </p>
  )
}
