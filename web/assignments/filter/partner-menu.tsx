import type { ReactNode } from 'react'
import { FilterButton } from '../../lists/filter-button.tsx'
import { Menu, MenuChoice } from '../../ui/overlays/menu.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'

type PartnerMenuProps = {
  value: string | undefined
  onChange: (id: string | undefined) => void
  startsOpen: boolean
  label: string
  anyLabel: string
  chosen: string | undefined
  /** Rendered when the menu is open, so that its query runs only then. */
  choices: ReactNode
}

export function PartnerMenu({
  value,
  startsOpen,
  label,
  anyLabel,
  chosen,
  choices,
}: Omit<PartnerMenuProps, 'onChange'>) {
  const trigger = (
    <FilterButton isSet={value !== undefined}>
      <span className="sr-only">{label}: </span>
      {value === undefined ? anyLabel : (chosen ?? label)}
    </FilterButton>
  )
  return (
    <Menu trigger={trigger} defaultOpen={startsOpen}>
      {choices}
    </Menu>
  )
}

type PartnerChoicesProps = Pick<PartnerMenuProps, 'value' | 'onChange' | 'anyLabel'> & {
  items: readonly { id: string; name: string }[] | undefined
  failed: ReactNode
  none: ReactNode
}

const any = 'any'

export function PartnerChoices({ value, onChange, anyLabel, items, failed, none }: PartnerChoicesProps) {
  if (!items) return <Note>{failed ?? <Spinner />}</Note>
  if (items.length === 0 && value === undefined) return <Note>{none}</Note>
  return (
    <MenuChoice
      value={value ?? any}
      onChange={(next) => onChange(next === any ? undefined : next)}
      options={[
        { value: any, label: anyLabel },
        ...items.map(({ id, name }) => ({ value: id, label: <bdi>{name}</bdi> })),
      ]}
    />
  )
}

function Note({ children }: { children: ReactNode }) {
  return <p className="px-2.5 py-2 text-sm text-muted">{children}</p>
}
