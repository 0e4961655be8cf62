import { ArrowUp } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Sends what is in the field. */
export function SendButton({ disabled, onPress }: { disabled: boolean; onPress: () => void }) {
  const { t } = useTranslation('practice')
  return (
    <button
      type="button"
      disabled={disabled}
      // The keyboard of a phone stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className="mb-0.5 grid size-11 shrink-0 place-items-center rounded-full bg-primary text-on-primary transition-colors enabled:hover:bg-primary-hover disabled:bg-chip disabled:text-faint forced-colors:border"
    >
      <ArrowUp className="size-5" aria-hidden="true" />
      <span className="sr-only">{t(($) => $.talk.send)}</span>
    </button>
  )
}
