import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { type Rollover, rollovers } from '#contract/people/rollovers.ts'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { isGone } from '../lib/api/gone.ts'
import { ApiError } from '#contract/errors.ts'
import { Button } from '../ui/buttons/button.tsx'
import { FootBar } from '../ui/layout/foot-bar.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { planOf, type TermDraft } from './draft.ts'
import { RehearsalNumbers } from './rehearsal-numbers.tsx'
import { RehearsedClassCard } from './rehearsed-class-card.tsx'
import { rehearsalQuery, useStartTerm } from './rollovers.api.ts'

type CheckPlanProps = {
  items: readonly Class[]
  draft: TermDraft
  onBack: () => void
  onStarted: (rollover: Rollover) => void
}

/** What the plan would do, and the button that does it. */
export function CheckPlan({ items, draft, onBack, onStarted }: CheckPlanProps) {
  const { t } = useTranslation('rollovers')
  const errorText = useErrorText()
  const plan = planOf(draft, items)
  const rehearsal = useQuery({ ...rehearsalQuery(useApi(rollovers), plan), staleTime: 0 })
  const start = useStartTerm()
  const { data, error, isFetching, refetch } = rehearsal
  const hasChanged = start.error instanceof ApiError && start.error.code === 'edited_elsewhere'
  const begin = (state: string) =>
    start.mutate({ ...plan, state }, { onSuccess: onStarted, onError: () => void refetch() })
  return (
    <>
      {error && (
        <Callout
          tone="danger"
          urgent
          title={t(($) => $.check.failed)}
          actions={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              {t(($) => $.check.again)}
            </Button>
          }
        >
          {isGone(error) ? t(($) => $.check.gone) : errorText(error)}
        </Callout>
      )}
      {start.error && (
        <Callout tone={hasChanged ? 'warning' : 'danger'} urgent>
          {hasChanged ? t(($) => $.check.changed) : errorText(start.error)}
        </Callout>
      )}
      {!data && !error && (
        <Skeletons label={t(($) => $.check.loading)}>
          <Skeleton shape="block" height="8rem" />
        </Skeletons>
      )}
      {data?.problems.map(({ problem, names }) => (
        <Callout key={problem} tone="danger" title={t(($) => $.problem[problem], { count: names.length })}>
          <span dir="auto">{names.join(', ')}</span>
        </Callout>
      ))}
      {data && <RehearsalNumbers rehearsal={data} />}
      {data?.classes.map((one) => (
        <RehearsedClassCard key={one.id} one={one} />
      ))}
      <FootBar
        actions={
          <>
            <Button disabled={start.isPending} onClick={onBack}>
              {t(($) => $.back)}
            </Button>
            <Button
              variant="primary"
              disabled={!data || isFetching || data.problems.length > 0}
              pending={start.isPending}
              pendingLabel={t(($) => $.starting)}
              onClick={() => data && begin(data.state)}
            >
              {t(($) => $.start)}
            </Button>
          </>
        }
      >
        {t(($) => $.check.undoable)}
      </FootBar>
    </>
  )
}
