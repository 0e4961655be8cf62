import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { filtersClasses } from '../lists/filter-select.tsx'
import { SearchBox } from '../lists/search-box.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { type ChangePartnerList, isFiltered, noFilters, type PartnerList } from './partner-list.ts'

type PartnerToolbarProps = {
  list: PartnerList<string>
  onChange: ChangePartnerList<never>
  search: { label: string; placeholder: string }
  pending: boolean
  lead?: ReactNode
  children: ReactNode
}

export function PartnerToolbar({ list, onChange, search, pending, lead, children }: PartnerToolbarProps) {
  const { t } = useTranslation('common')
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="w-full sm:max-w-72">
        <SearchBox
          {...search}
          search={list.search ?? ''}
          onSearch={(text) => onChange({ search: text }, { isTyping: true })}
          pending={pending}
        />
      </div>
      {lead}
      <div className={`${filtersClasses} w-full empty:hidden md:w-auto`}>{children}</div>
      {isFiltered(list) && (
        <Button variant="ghost" icon={<X aria-hidden="true" />} onClick={() => onChange(noFilters)}>
          {t(($) => $.clearFilters)}
        </Button>
      )}
    </div>
  )
}
