import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeHome } from '#contract/practice/practice.ts'
import { useTitle } from '../../lib/title.ts'
import { Mark } from '../../ui/brand/mark.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { lazyWithFallback } from '../lazy-with-fallback.tsx'
import { LanguageSelect } from '../language-select.tsx'
import { PageHeading } from '../page-heading.tsx'
import { RememberDevice } from './remember-device.tsx'
import { PartnerCard } from './partner-card.tsx'
import { useHome } from './use-home.ts'
import { idOf, useStart } from './use-start.ts'
import { StartFailed } from './start-failed.tsx'

const Nothing = () => null
const noFallbacks = { Placeholder: Nothing, ErrorFallback: Nothing }
// Not every student has homework, and a new one has no past.
const HomeworkSection = lazyWithFallback(
  async () => (await import('../homework/homework-section.tsx')).HomeworkSection,
  noFallbacks,
)
const PastConversations = lazyWithFallback(
  async () => (await import('./past-conversations.tsx')).PastConversations,
  noFallbacks,
)

/** Homework stands above the partners, who would move down when it comes. */
export const prefetchHome = async ({ tasks }: Pick<PracticeHome, 'tasks'>): Promise<void> => {
  if (tasks[0]) await HomeworkSection.prefetch()
}

interface HomePageProps {
  isGone: boolean
  onOpen: (id: string) => void
}

export function HomePage({ isGone, onOpen }: HomePageProps) {
  const { t } = useTranslation('practice')
  const home = useHome()
  const { student, school, partners, conversations, tasks } = home
  const others = partners.filter((partner) => !tasks.some((task) => idOf(task) === idOf(partner)))
  const starting = useStart(onOpen)
  const { pending, failure, start } = starting
  useTitle(t(($) => $.title))
  return (
    <div className="practice mx-auto grid min-h-dvh max-w-5xl grid-cols-1 content-start gap-6 px-4 pb-12 sm:px-6">
      <HomeBar school={school} />
      <main className="grid grid-cols-1 gap-8">
        <div className="grid gap-1">
          <PageHeading>{t(($) => $.home.greeting, { name: student.first_name })}</PageHeading>
          {partners[0] && <p className="text-lg text-muted">{t(($) => $.home.lead)}</p>}
        </div>
        {isGone && <Callout>{t(($) => $.home.gone)}</Callout>}
        {failure && (
          <Callout tone="warning" urgent>
            <StartFailed failure={failure} />
          </Callout>
        )}
        {!partners[0] && <NoPartners />}
        {tasks[0] && <HomeworkSection home={home} starting={starting} onOpen={onOpen} />}
        <ul className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
          {others.map((partner) => (
            <li key={idOf(partner)} className="grid grid-cols-1">
              <PartnerCard
                partner={partner}
                isPending={pending === idOf(partner)}
                onStart={() => void start(partner)}
                onGoOn={onOpen}
              />
            </li>
          ))}
        </ul>
        {conversations?.[0] && <PastConversations items={conversations} partners={partners} onOpen={onOpen} />}
      </main>
      <RememberDevice />
    </div>
  )
}

function HomeBar({ school }: { school: PracticeHome['school'] }) {
  return (
    <header className="-mx-2 flex min-h-16 items-center justify-between gap-3 border-b border-border px-2">
      <div className="flex min-w-0 items-center gap-3">
        {school.logo_url ? (
          <img src={school.logo_url} alt="" className="size-9 shrink-0 rounded-md object-cover" />
        ) : (
          <Mark size={32} />
        )}
        <span className="line-clamp-2 leading-5 font-medium wrap-anywhere">{school.name}</span>
      </div>
      <LanguageSelect />
    </header>
  )
}

function NoPartners() {
  const { t } = useTranslation('practice')
  return <EmptyState illustration={<Mark size={72} />} title={t(($) => $.home.none)} text={t(($) => $.home.noneText)} />
}
