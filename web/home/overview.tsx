import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Home, home } from '#contract/school/home.ts'
import { students } from '#contract/people/students.ts'
import { useMay } from '../app/session/use-may.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { MostUsed, WithoutStudents } from './chatbots.tsx'
import { Flagged } from './flagged.tsx'
import { homeQuery } from './home.api.ts'
import { HomeSkeleton } from './home-skeleton.tsx'
import { HomeHomework } from './homework.tsx'
import { Latest } from './latest.tsx'
import { People } from './people.tsx'
import { PracticeCard } from './practice-card.tsx'
import { isEmpty, isSetUp } from './setup/setup.ts'
import { SetupCard } from './setup/setup-card.tsx'
import { Tiles } from './tiles.tsx'

export function Overview() {
  const { t } = useTranslation('home')
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery(homeQuery(useApi(home)))
  // Drawn in small pieces: all cards at once would block a slow device.
  const shown = useDeferredValue(data)
  if (shown) return <Parts home={shown} now={dataUpdatedAt} />
  if (!error) return <HomeSkeleton />
  return <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
}

/** Empty cards are left out. */
function Parts({ home: { setup, empty_class, ...rest }, now }: { home: Home; now: number }) {
  const mayAdd = useMay(students.add)
  const { flagged, days, students: people, chatbots, latest, homework } = rest
  return (
    <div className="grid grid-cols-1 gap-4 lg:gap-6">
      {flagged.total > 0 && <Flagged {...flagged} />}
      {mayAdd && !isSetUp(setup) && <SetupCard setup={setup} emptyClass={empty_class} />}
      {!isEmpty(setup) && <Tiles home={{ setup, empty_class, ...rest }} />}
      {homework.due.total + homework.behind.total > 0 && <HomeHomework {...homework} />}
      {setup.conversation && <PracticeCard days={days} />}
      {setup.conversation && <People students={people} now={now} />}
      {chatbots.without_students.total > 0 && <WithoutStudents {...chatbots.without_students} />}
      {latest.length > 0 && (
        <div className="grid grid-cols-1 gap-4 lg:gap-6 xl:grid-cols-[repeat(auto-fit,minmax(28rem,1fr))]">
          <Latest items={latest} />
          {chatbots.most_used.items.length > 0 && <MostUsed {...chatbots.most_used} />}
        </div>
      )}
    </div>
  )
}
