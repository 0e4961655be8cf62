import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'

type SwitchProps = {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Switch({ label, hint, checked, onChange, disabled = false }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid gap-0.5">
        <span id={id} className="text-sm font-medium">
          {label}
        </span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </div>
      <Base.Root
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        aria-labelledby={id}
        className="flex h-6 w-10 shrink-0 cursor-pointer rounded-full bg-border-strong p-0.5 transition-colors data-checked:bg-primary data-disabled:cursor-default data-disabled:opacity-50"
      >
        <Base.Thumb className="size-5 rounded-full bg-on-primary shadow-control transition-[margin] data-checked:ms-4" />
      </Base.Root>
    </div>
  )
}
