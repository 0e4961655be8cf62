import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { filterFrameClasses, filterClasses } from './filter-select.tsx'

type FilterButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & { isSet: boolean }

export function FilterButton({ isSet, children, ...rest }: FilterButtonProps) {
  return (
    <span className={filterFrameClasses}>
      <button type="button" {...rest} className={`${filterClasses(isSet)} text-start`}>
        {children}
      </button>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-4 text-muted"
        aria-hidden="true"
      />
    </span>
  )
}
