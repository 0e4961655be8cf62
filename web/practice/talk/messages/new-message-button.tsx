import { ArrowDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Leads to what has come while one was reading further up. */
export function NewMessageButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('practice')
  return (
    <div className="relative h-0">
      <button
        type="button"
        onClick={onPress}
        className="absolute inset-x-0 bottom-3 mx-auto flex w-fit items-center gap-2 rounded-full bg-surface-raised px-4 font-medium shadow-pop"
      >
        {t(($) => $.talk.latest)}
        <ArrowDown className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
