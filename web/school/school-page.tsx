import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { languages } from '#contract/school/practice-languages.ts'
import { useMay } from '../app/session/use-may.ts'
import { useUser } from '../app/session/session.tsx'
import { createDays } from '../charts/days.ts'
import { dayIn } from '../conversations/school-day.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { Takeover } from '../home/takeover.tsx'
import { WaitingToJoin } from '../home/waiting-to-join.tsx'
import { Overview } from '../home/overview.tsx'
import { LanguagesCard } from '../languages/languages-card.tsx'
import { LanguagesSkeleton } from '../languages/languages-skeleton.tsx'
import { languagesQuery } from '../languages/languages.api.ts'
import { SlotsCard } from '../languages/slots-card.tsx'
import { NoClassYet } from '../people/no-class-yet.tsx'
import { useIsTeacherWithoutClass } from '../people/use-teacher-without-class.ts'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'

export function SchoolPage() {
  const { t, i18n } = useTranslation(['frame', 'languages'])
  const { school } = useUser()
  const { data: fetched, error, isFetching, refetch } = useQuery(languagesQuery(useApi(languages)))
  const data = useDeferredValue(fetched)
  const hasNoClass = useIsTeacherWithoutClass()
  const maySwitch = useMay(languages.set)
  const title = t(($) => $.area.home, { ns: 'frame' })
  const [now] = useState(() => new Date())
  const today = createDays(i18n.language).whole(dayIn(now, undefined))
  useTitle(title)
  return (
    <>
      <PageHeader
        title={title}
        description={
          <>
            <bdi>{school.name}</bdi> · {today}
          </>
        }
      />
      <div className="mb-4 grid grid-cols-1 gap-4 lg:mb-6 lg:gap-6">
        <Takeover />
        <WaitingToJoin />
        {hasNoClass ? <NoClassYet /> : <Overview />}
      </div>
      {maySwitch && error && !data && (
        <LoadFailed
          title={t(($) => $.failed, { ns: 'languages' })}
          error={error}
          pending={isFetching}
          onRetry={() => refetch()}
        />
      )}
      {maySwitch && !data && !error && <LanguagesSkeleton />}
      {maySwitch && data && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3 lg:gap-6">
          <div className="min-w-0 lg:col-span-2">
            <LanguagesCard languages={data} />
          </div>
          <div className="max-lg:order-first">
            <SlotsCard languages={data} />
          </div>
        </div>
      )}
    </>
  )
}
