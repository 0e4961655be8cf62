import { useQuery } from '@tanstack/react-query'
import { CalendarSync, Plus } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { type Class, classes } from '#contract/people/classes.ts'
import { useMay } from '../../app/session/use-may.ts'
import { useApi } from '../../lib/api/api.ts'
import { useTitle } from '../../lib/title.ts'
import { useOverlay } from '../../lib/use-overlay.ts'
import { useBreakpoint } from '../../lib/use-breakpoint.ts'
import { rollovers } from '#contract/people/rollovers.ts'
import { archivedClassesQuery, classesQuery } from '../../people/classes.api.ts'
import { NoClassYet } from '../../people/no-class-yet.tsx'
import { PeopleTabs } from '../../people/people-tabs.tsx'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { type ClassActions, type ClassOverlay, ClassOverlays, prefetchOverlay } from '../class-actions.tsx'
import { ClassArt } from './class-art.tsx'
import { ClassesLines } from './classes-lines.tsx'
import { ClassesSkeleton } from './classes-skeleton.tsx'
import { ClassesTable } from './classes-table.tsx'
import { ClassesLoadError } from './classes-load-error.tsx'
import { useClassSearch } from './use-class-search.ts'

/** The page's width in pixels from which the table fits. */
const breakpoints = [600] as const

export function ClassesPage() {
  const { t } = useTranslation('classes')
  const calls = useApi(classes)
  const { isArchive, filter } = useArchiveFilter()
  const current = useQuery(classesQuery(calls))
  const archived = useQuery({ ...archivedClassesQuery(calls), enabled: isArchive })
  const { data, error, isFetching, refetch } = isArchive ? archived : current
  const { state, open, close } = useOverlay<ClassOverlay>()
  const { breakpoint, ref } = useBreakpoint(breakpoints)
  const isNarrow = breakpoint === 0
  const mayAdd = useMay(classes.add)
  const mayStart = useMay(rollovers.start)
  useTitle(t(($) => $.title))

  const create = (variant: 'primary' | 'secondary') => (
    <Button
      variant={variant}
      icon={<Plus aria-hidden="true" />}
      onPointerEnter={() => prefetchOverlay('form')}
      onClick={() => open({ kind: 'create' })}
    >
      {t(($) => $.create)}
    </Button>
  )
  const actions = {
    edit: (one: Class) => open({ kind: 'edit', one }),
    renewLinks: (one: Class) => open({ kind: 'renewLinks', one }),
    remove: (one: Class) => open({ kind: 'delete', one }),
  }
  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        actions={
          mayAdd && (
            <>
              {mayStart && current.data?.total !== 0 && (
                <ButtonLink icon={<CalendarSync aria-hidden="true" />} render={<Link to="/classes/rollover" />}>
                  {t(($) => $.newTerm)}
                </ButtonLink>
              )}
              {create(current.data?.total === 0 ? 'secondary' : 'primary')}
            </>
          )
        }
      />
      <div className="mb-5">
        <PeopleTabs />
      </div>
      <div ref={ref} className="grid grid-cols-1 gap-5">
        {error && (
          <ClassesLoadError
            what="list"
            error={error}
            isStale={data !== undefined}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <ClassesSkeleton isNarrow={isNarrow} />}
        {(isArchive || (current.data?.counts.archived ?? 0) > 0) && filter}
        {data && data.total > 0 && <ClassList items={data.items} actions={actions} isNarrow={isNarrow} />}
        {isArchive && data?.total === 0 && <EmptyState title={t(($) => $.archived.empty)} />}
        {!isArchive && data?.total === 0 && !mayAdd && <NoClassYet />}
        {!isArchive && data?.total === 0 && mayAdd && (
          <EmptyState
            illustration={<ClassArt />}
            title={t(($) => $.empty.title)}
            text={t(($) => $.empty.text)}
            actions={create('primary')}
          />
        )}
      </div>
      <ClassOverlays state={state} onClose={close} leave={preserveScroll} />
    </>
  )
}

const preserveScroll = () => undefined

/** Which classes are listed is in the address bar. */
function useArchiveFilter() {
  const { t } = useTranslation('classes')
  const [params, setParams] = useSearchParams()
  const isArchive = params.get('status') === 'archived'
  const filter = (
    <div>
      <SegmentedControl
        label={t(($) => $.archived.filter)}
        value={isArchive ? 'archived' : 'active'}
        onChange={(status) => setParams(status === 'archived' ? { status } : {}, { replace: true })}
        options={(['active', 'archived'] as const).map((value) => ({ value, label: t(($) => $.archived[value]) }))}
      />
    </div>
  )
  return { isArchive, filter }
}

/** Above this number there is a search. */
const searchThreshold = 12

type ClassListProps = { items: readonly Class[]; actions: ClassActions; isNarrow: boolean }

function ClassList({ items, actions, isNarrow }: ClassListProps) {
  const { t } = useTranslation('classes')
  const { t: tCommon } = useTranslation('common')
  const { search, change, fits } = useClassSearch()
  const shown = items.filter(fits)
  const List = isNarrow ? ClassesLines : ClassesTable
  return (
    <>
      {(items.length > searchThreshold || search) && (
        <div className="sm:max-w-72">
          <SearchField
            label={t(($) => $.search.label)}
            placeholder={t(($) => $.search.placeholder)}
            clearLabel={tCommon(($) => $.clearSearch)}
            value={search}
            onChange={change}
          />
        </div>
      )}
      {shown.length > 0 ? (
        <List classes={shown} actions={actions} />
      ) : (
        <EmptyState
          illustration={<NothingFound />}
          title={t(($) => $.nothing.title)}
          text={t(($) => $.nothing.text)}
          actions={<Button onClick={() => change('')}>{tCommon(($) => $.clearSearch)}</Button>}
        />
      )}
    </>
  )
}
