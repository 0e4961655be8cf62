import type { ReactNode } from 'react'
import { Spinner } from '../../../../ui/states/spinner.tsx'

interface RoundButtonProps {
  label: string
  icon: ReactNode
  onPress: () => void
  isMain?: boolean
  isPending?: boolean
}

export function RoundButton({ label, icon, onPress, isMain = false, isPending = false }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => isPending || onPress()}
      className={`grid min-w-0 justify-items-center gap-1 rounded-lg ${isMain ? '' : 'self-end'}`}
    >
      <span
        className={`grid place-items-center rounded-full forced-colors:border ${isMain ? mainClasses : otherClasses}`}
      >
        {isPending ? <Spinner /> : icon}
      </span>
      <span className={`max-w-full text-sm wrap-anywhere ${isMain ? 'font-medium' : 'text-muted'}`}>{label}</span>
    </button>
  )
}

const mainClasses = 'size-18 bg-primary text-on-primary shadow-control [&_svg]:size-8'
const otherClasses = 'size-12 border border-border bg-lift text-text shadow-control [&_svg]:size-5'
