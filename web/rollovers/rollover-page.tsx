import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, useSearchParams } from 'react-router'
import { type Class, classes } from '#contract/people/classes.ts'
import { type Rollover, rollovers } from '#contract/people/rollovers.ts'
import { BackLink } from '../app/navigation/back-link.tsx'
import { useMay } from '../app/session/use-may.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { NotFoundView } from '../errors/not-found-view.tsx'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { useFormat } from '../lib/words/format.ts'
import { classesQuery } from '../people/classes.api.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Steps } from '../ui/layout/steps.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { EmptyState } from '../ui/states/empty-state.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { CheckPlan } from './check-plan.tsx'
import { ChooseClasses } from './choose-classes.tsx'
import { isComplete, pruneDraft, type TermDraft } from './draft.ts'
import { PlanClasses } from './plan-classes.tsx'
import { rolloversQuery } from './rollovers.api.ts'
import { TermResult } from './term-result.tsx'
import { useTermDraft } from './use-term-draft.ts'

const steps = ['choose', 'plan', 'check'] as const
type Step = (typeof steps)[number]

export function RolloverPage() {
  const { t } = useTranslation(['rollovers', 'classes'])
  useTitle(t(($) => $.title))
  if (!useMay(rollovers.start))
    return (
      <NotFoundView
        title={t(($) => $.notAllowed.title)}
        text={t(($) => $.notAllowed.text)}
        to="/classes"
        back={t(($) => $.gone.back, { ns: 'classes' })}
      />
    )
  return <NewTerm />
}

function NewTerm() {
  const { t } = useTranslation(['rollovers', 'classes'])
  const [params] = useSearchParams()
  const all = useQuery({ ...classesQuery(useApi(classes)), staleTime: 0 })
  const terms = useQuery(rolloversQuery(useApi(rollovers)))
  const term = terms.data?.items.find(({ id }) => id === params.get('term'))
  const items = all.data?.items
  const error = all.error ?? terms.error
  return (
    <>
      <PageHeader
        above={<BackLink to="/classes">{t(($) => $.title, { ns: 'classes' })}</BackLink>}
        title={t(($) => $.title)}
        description={t(($) => $.intro)}
      />
      <div className="grid grid-cols-1 gap-5">
        {error && (
          <LoadFailed
            title={t(($) => $.failed.list, { ns: 'classes' })}
            error={error}
            isStale={false}
            pending={all.isFetching}
            onRetry={() => void Promise.all([all.refetch(), terms.refetch()])}
          />
        )}
        {!items && !error && (
          <Skeletons label={t(($) => $.loading, { ns: 'classes' })}>
            <Skeleton shape="block" height="12rem" />
          </Skeletons>
        )}
        {items &&
          terms.data &&
          (term ? <TermResult rollover={term} /> : <Wizard items={items} recent={terms.data.items} />)}
      </div>
    </>
  )
}

type WizardProps = { items: readonly Class[]; recent: readonly Rollover[] }

/** The step is in the address, the plan in this browser: neither reloading nor going back loses any of it. */
function Wizard({ items, recent }: WizardProps) {
  const { t } = useTranslation('rollovers')
  const [params, setParams] = useSearchParams()
  const kept = useTermDraft()
  const state = { ...kept, draft: pruneDraft(kept.draft, items) }
  const { draft } = state
  const step = stepOf(params.get('step'), draft)
  const goTo = (next: Step) => setParams(next === 'choose' ? {} : { step: next })
  if (items.length === 0 && recent.length === 0)
    return <EmptyState title={t(($) => $.empty.title)} text={t(($) => $.empty.text)} />
  return (
    <>
      <Steps
        label={t(($) => $.steps.label)}
        steps={steps.map((one) => t(($) => $.steps[one]))}
        current={steps.indexOf(step)}
        doneText={t(($) => $.steps.done)}
      />
      {step === 'choose' &&
        recent.filter(({ undone_at }) => !undone_at).map((one) => <RecentTerm key={one.id} one={one} />)}
      {step === 'choose' && <ChooseClasses items={items} state={state} onNext={() => goTo('plan')} />}
      {step === 'plan' && (
        <PlanClasses items={items} state={state} onBack={() => goTo('choose')} onNext={() => goTo('check')} />
      )}
      {step === 'check' && (
        <CheckPlan
          items={items}
          draft={draft}
          onBack={() => goTo('plan')}
          onStarted={({ id }) => {
            kept.discard()
            setParams({ term: id }, { replace: true })
          }}
        />
      )}
    </>
  )
}

function stepOf(wanted: string | null, draft: TermDraft): Step {
  if (draft.classes.length === 0) return 'choose'
  const step = steps.find((one) => one === wanted) ?? 'choose'
  return step === 'check' && !isComplete(draft) ? 'plan' : step
}

function RecentTerm({ one: { id, created_at, undo_until } }: { one: Rollover }) {
  const { t } = useTranslation('rollovers')
  const { dateTime } = useFormat()
  return (
    <Callout
      title={t(($) => $.recent.title, { at: dateTime(created_at) })}
      actions={
        <ButtonLink size="sm" render={<Link to={`/classes/rollover?term=${id}`} />}>
          {t(($) => $.recent.show)}
        </ButtonLink>
      }
    >
      {t(($) => $.result.until, { at: dateTime(undo_until) })}
    </Callout>
  )
}
