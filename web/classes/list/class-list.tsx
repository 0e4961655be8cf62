import { useTranslation } from 'react-i18next'
import type { Class } from '#contract/classes.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import type { ClassActs } from '../class-acts.ts'
import { ClassesLines } from './classes-lines.tsx'
import { ClassesTable } from './classes-table.tsx'
import { useClassSearch } from './use-class-search.ts'

/** So many are seen at a glance; more can be searched. */
const few = 12

type ClassListProps = { classes: readonly Class[]; acts: ClassActs; isNarrow: boolean }

/** The classes of a school, with a search where there are many. */
export function ClassList({ classes, acts, isNarrow }: ClassListProps) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  const { search, change, fits } = useClassSearch()
  const shown = classes.filter(fits)
  const Look = isNarrow ? ClassesLines : ClassesTable
  return (
    <>
      {(classes.length > few || search) && (
        <div className="sm:max-w-72">
          <SearchField
            label={t(($) => $.search.label)}
            placeholder={t(($) => $.search.placeholder)}
            clearLabel={tStudents(($) => $.search.clear)}
            value={search}
            onChange={change}
          />
        </div>
      )}
      {shown.length > 0 ? (
        <Look classes={shown} acts={acts} />
      ) : (
        <EmptyState
          illustration={<NothingFound />}
          title={t(($) => $.nothing.title)}
          text={t(($) => $.nothing.text)}
          actions={<Button onClick={() => change('')}>{tStudents(($) => $.search.clear)}</Button>}
        />
      )}
    </>
  )
}
