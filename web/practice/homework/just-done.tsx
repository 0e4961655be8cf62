import { CircleCheck } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'

export function JustDone() {
  const { t } = useTranslation('practice')
  return (
    <output className="flex animate-appear items-center gap-3 rounded-xl bg-success-soft px-4 py-3 text-lg font-medium text-success-text motion-reduce:animate-none">
      <CircleCheck className="size-6 shrink-0" aria-hidden="true" />
      {t(($) => $.homework.justDone)}
    </output>
  )
}
