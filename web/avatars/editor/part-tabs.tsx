import { cx } from '../../ui/cx.ts'

type PartTabsProps<Value extends string> = {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly { value: Value; label: string }[]
}

export function PartTabs<Value extends string>({ label, value, onChange, tabs }: PartTabsProps<Value>) {
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          aria-pressed={tab.value === value}
          onClick={() => onChange(tab.value)}
          className={cx(tabClasses, tab.value === value ? chosenClasses : otherClasses)}
        >
          {tab.label}
        </button>
      ))}
    </fieldset>
  )
}

const tabClasses = 'h-9 rounded-full border px-3.5 text-sm font-medium transition-colors sm:h-8 pointer-coarse:h-11'
const chosenClasses = 'border-primary bg-primary-soft text-primary-text'
const otherClasses = 'border-border text-muted hover:bg-surface-hover hover:text-text'
