import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { useIsReplaced, useUnheard } from '../../../speech/speaker/use-speaking.ts'
import { usePractice } from '../../practice-context.ts'

/** That nothing is heard is announced. That another voice speaks is not: a screen reader would talk over it. */
export function SilentNote() {
  const { t } = useTranslation('practice')
  const { speaker } = usePractice()
  const unheard = useUnheard(speaker)
  const isReplaced = useIsReplaced(speaker)
  return (
    <>
      <output className={noteClasses}>{unheard !== null && t(($) => $.sound.unheard)}</output>
      {isReplaced && unheard === null && <p className={noteClasses}>{t(($) => $.sound.replaced)}</p>}
    </>
  )
}

const noteClasses = 'px-4 py-1 text-center text-sm text-muted empty:hidden'
