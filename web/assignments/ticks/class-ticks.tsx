import type { Ref } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { useAssignedTo } from '../assignments.api.ts'
import type { Partner } from '../partner.ts'
import { usePagedClasses } from './use-paged-partners.ts'
import { TickBox } from './tick-box.tsx'
import { TickLine } from '../../lists/tick-line.tsx'
import type { Ticks } from '../../lists/use-ticks.ts'

type ClassTicksProps = { partner?: Partner; ticks: Ticks; searchRef: Ref<HTMLInputElement> }

/** With a partner, classes that have it already are checked and disabled. */
export function ClassTicks({ partner, ticks, searchRef }: ClassTicksProps) {
  const { t } = useTranslation(['assignments', 'common'])
  const { number } = useFormat()
  const { paged, search, setSearch } = usePagedClasses()
  const assignedIds = new Set(useAssignedTo(partner).map((item) => item.class?.id))
  return (
    <>
      <p className="text-muted">{t(($) => $.to.later, { ns: 'assignments' })}</p>
      <SearchField
        ref={searchRef}
        label={t(($) => $.to.searchClasses, { ns: 'assignments' })}
        placeholder={t(($) => $.to.searchClasses, { ns: 'assignments' })}
        clearLabel={t(($) => $.clearSearch, { ns: 'common' })}
        value={search}
        onChange={setSearch}
      />
      <TickBox
        label={t(($) => $.classes, { ns: 'assignments' })}
        paged={paged}
        empty={t(($) => (search ? $.to.noClass : $.to.noClasses), { ns: 'assignments' })}
      >
        {paged.items?.map(({ id, name, student_count: count }) => (
          <TickLine
            key={id}
            id={id}
            name={name}
            fixed={assignedIds.has(id) && t(($) => $.has, { ns: 'assignments' })}
            aside={t(($) => $.size, { ns: 'assignments', count, number: number(count) })}
            ticks={ticks}
          />
        ))}
      </TickBox>
    </>
  )
}
