import { useTranslation } from 'react-i18next'
import { useUnheard } from '../../../speech/speaker/use-speaking.ts'
import { usePractice } from '../../practice-context.ts'

export function SilentNote() {
  const { t } = useTranslation('practice')
  const unheard = useUnheard(usePractice().speaker)
  return (
    <output className="px-4 py-1 text-center text-sm text-muted empty:hidden">
      {unheard !== null && t(($) => $.sound.unheard)}
    </output>
  )
}
