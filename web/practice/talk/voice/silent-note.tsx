import { useTranslation } from 'react-i18next'
import { useUnheard } from '../../../speech/speaker/use-speaking.ts'
import { usePractice } from '../../practice-context.ts'

/** Says that nothing can be heard because no voice works here, and that it goes on all the same. */
export function SilentNote() {
  const { t } = useTranslation('practice')
  const unheard = useUnheard(usePractice().speaker)
  return (
    <output className="px-4 py-1 text-center text-sm text-muted empty:hidden">
      {unheard !== null && t(($) => $.sound.unheard)}
    </output>
  )
}
