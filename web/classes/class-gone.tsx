import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { NotFoundView } from '../errors/not-found-view.tsx'

export function ClassGone() {
  const { t } = useTranslation('classes')
  return (
    <NotFoundView
      title={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      to="/classes"
      back={t(($) => $.gone.back)}
    />
  )
}
