import { Autocomplete as Base } from '@base-ui/react/autocomplete'
import { Search } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { boxClasses, controlClasses } from '../fields/control-classes.ts'
import { useOverlayContainer } from './overlay-container.ts'
import { popItemClasses, popClasses } from './pop-classes.ts'
import { Spinner } from '../states/spinner.tsx'

export type FinderItem = { key: string; label: string; detail?: string | undefined; icon: ReactNode }
export type FinderGroup<Item extends FinderItem> = { value: string; items: readonly Item[] }

type FinderProps<Item extends FinderItem> = {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
  groups: readonly FinderGroup<Item>[]
  onChoose: (item: Item) => void
  emptyText: string
  pending?: boolean
  ref?: Ref<HTMLInputElement>
}

export function Finder<Item extends FinderItem>(props: FinderProps<Item>) {
  const { label, placeholder, value, onChange, groups, onChoose, emptyText, pending = false, ref } = props
  const place = useOverlayContainer()
  // While the list is updating nothing is highlighted, and Enter selects the first item.
  const chooseFirst = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    const first = groups[0]?.items[0]
    if (key === 'Enter' && first && !currentTarget.hasAttribute('aria-activedescendant')) onChoose(first)
  }
  return (
    <Base.Root
      items={groups}
      mode="none"
      autoHighlight="always"
      defaultOpen
      openOnInputClick
      value={value}
      onValueChange={(text, { reason }) => reason !== 'item-press' && onChange(text)}
      itemToStringValue={(item: Item) => item.label}
    >
      <Base.InputGroup className={controlClasses}>
        <span className="ps-3 text-muted">
          {pending ? <Spinner /> : <Search className="size-4" aria-hidden="true" />}
        </span>
        <Base.Input
          ref={ref}
          aria-label={label}
          placeholder={placeholder}
          className={boxClasses}
          onKeyDown={chooseFirst}
        />
      </Base.InputGroup>
      <Base.Portal container={place}>
        <Base.Positioner sideOffset={6} collisionPadding={8} align="start" className="z-40">
          <Base.Popup className={`${popClasses} w-(--anchor-width) min-w-[min(24rem,var(--available-width))]`}>
            <Base.Empty>
              <p className="px-3.5 py-3 text-sm text-muted">{emptyText}</p>
            </Base.Empty>
            <Base.List className="max-h-[min(26rem,var(--available-height))] scroll-py-8 overflow-y-auto overscroll-contain p-1 empty:p-0">
              {(group: FinderGroup<Item>) => (
                <Base.Group key={group.value} items={group.items} className="pb-1 last:pb-0">
                  <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-medium text-muted">
                    {group.value}
                  </Base.GroupLabel>
                  <Base.Collection>
                    {(item: Item) => <Line key={item.key} item={item} onChoose={() => onChoose(item)} />}
                  </Base.Collection>
                </Base.Group>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Line({ item, onChoose }: { item: FinderItem; onChoose: () => void }) {
  return (
    <Base.Item value={item} onClick={onChoose} className={popItemClasses}>
      <span className="text-muted" aria-hidden="true">
        {item.icon}
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="max-w-full truncate justify-self-start" dir="auto">
          {item.label}
        </span>
        {item.detail && (
          <span className="max-w-full truncate justify-self-start text-xs text-muted" dir="auto">
            {item.detail}
          </span>
        )}
      </span>
    </Base.Item>
  )
}
