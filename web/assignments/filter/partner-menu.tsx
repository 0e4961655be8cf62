import type { ReactNode } from 'react'
import { FilterButton } from '../../lists/filter-button.tsx'
import { Menu, MenuChoice } from '../../ui/overlays/menu.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'

type PartnerMenuProps = {
  value: string | undefined
  onChange: (id: string | undefined) => void
  startsOpen: boolean
  /** What is chosen here, such as a chatbot. */
  label: string
  /** What it says while nobody is chosen. */
  anyLabel: string
  /** The name of who is chosen, once it is known. */
  chosen: string | undefined
  /** Asks for those to choose from; drawn once the menu is open. */
  choices: ReactNode
}

/** A filter of students by somebody to practise with: a button that names who is chosen, and the list. */
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
  /** Those to choose from; undefined while they are on their way. */
  items: readonly { id: string; name: string }[] | undefined
  /** Says that they could not be fetched, where that is so. */
  failed: ReactNode
  /** Says that there is nobody to choose. */
  none: ReactNode
}

const any = 'any'

/** Those whom students can be filtered by. */
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
