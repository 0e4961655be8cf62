import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { StartFailure } from './use-start.ts'

/** Says why a conversation has not begun. */
export function StartFailed({ failure }: { failure: StartFailure }) {
  const { t } = useTranslation('practice')
  const texts = {
    dayLimit: t(($) => $.home.dayLimit),
    noConnection: t(($) => $.home.noConnection),
    failed: t(($) => $.failed),
  }
  return texts[failure]
}
