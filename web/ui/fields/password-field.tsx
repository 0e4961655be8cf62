import { Eye, EyeOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import { TextField } from './text-field.tsx'

type PasswordFieldProps = Omit<ComponentPropsWithRef<typeof TextField>, 'type' | 'end'> & {
  showLabel: string
  hideLabel: string
}

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <button
      type="button"
      onClick={() => setIsShown(!isShown)}
      className="grid size-9 place-items-center rounded-sm transition-colors hover:bg-surface-hover hover:text-text sm:size-7"
    >
      <Icon className="size-4" aria-hidden="true" />
      <span className="sr-only">{isShown ? hideLabel : showLabel}</span>
    </button>
  )
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      end={toggle}
    />
  )
}
