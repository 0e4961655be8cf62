import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, useLocation, useSearchParams } from 'react-router'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { useUser } from '../../app/session/session.tsx'
import { useClass } from '../../people/classes.api.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { useTitle } from '../../lib/title.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { cardLanguage, cardWordsQuery } from './card-words.ts'
import { CardSheets } from './card-sheets.tsx'
import { CardsNotice, PrintButton } from './cards-notice.tsx'
import { CardsSkeleton } from './cards-skeleton.tsx'
import type { CardSelection } from './card-selection.ts'
import { readSelection } from './read-selection.ts'
import { ChooseRecipients } from './choose-recipients.tsx'
import { cardsQuery, useCardCalls } from '../links.api.ts'

const none: never[] = []

export function CardsPage() {
  const { t } = useTranslation('links')
  const [search] = useSearchParams()
  const chosen = readSelection(search, useLocation().state)
  useTitle(t(($) => $.cards.title))
  return chosen ? <Cards chosen={chosen} /> : <ChooseRecipients />
}

function Cards({ chosen }: { chosen: CardSelection }) {
  const { t, i18n } = useTranslation('links')
  const result = useQuery(cardsQuery(useCardCalls(), chosen))
  const items = result.data?.items ?? none
  const languages = [...new Set(items.map((card) => cardLanguage(card.native_language, i18n.language)))].toSorted()
  const address = useUser().school.student_address
  const words = useQuery({ ...cardWordsQuery(i18n, languages, address), enabled: items.length > 0 })
  // Rendering hundreds of QR codes takes seconds; deferred to keep the page responsive.
  const drawn = useDeferredValue(words.data ? items : none, none)
  const failed = result.data ? words : result
  if (result.data && items.length === 0) return <NoCards chosen={chosen} />
  return (
    <>
      <PageHeader
        above={<Back chosen={chosen} />}
        title={t(($) => $.cards.title)}
        description={t(($) => $.cards.intro)}
        actions={<PrintButton isReady={items.length > 0 && drawn === items} />}
      />
      <div className="grid grid-cols-1 gap-6">
        {result.data && <CardsNotice cards={result.data} chosen={chosen} />}
        {failed.error && (
          <LoadFailed
            title={t(($) => $.cards.failed)}
            error={failed.error}
            pending={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )}
        {!failed.error && drawn.length === 0 && <CardsSkeleton />}
        {words.data && drawn.length > 0 && <CardSheets cards={drawn} words={words.data} />}
      </div>
    </>
  )
}

function Back({ chosen }: { chosen: CardSelection }) {
  const { t } = useTranslation('frame')
  if ('class_id' in chosen) return <BackToClass id={chosen.class_id} />
  return <BackLink to="/students">{t(($) => $.area.students)}</BackLink>
}

function BackToClass({ id }: { id: string }) {
  const { t } = useTranslation('links')
  const { data } = useClass(id)
  return <BackLink to={`/classes/${id}`}>{data?.name ?? t(($) => $.cards.class)}</BackLink>
}

function NoCards({ chosen }: { chosen: CardSelection }) {
  const { t } = useTranslation('links')
  const back = 'class_id' in chosen ? `/classes/${chosen.class_id}` : '/students'
  return (
    <>
      <PageHeader title={t(($) => $.cards.title)} />
      <EmptyState
        illustration={<NothingFound />}
        title={t(($) => $.cards.noStudents)}
        text={t(($) => $.cards.noStudentsText)}
        actions={
          <ButtonLink variant="primary" render={<Link to={back} />}>
            {t(($) => $.cards.back)}
          </ButtonLink>
        }
      />
    </>
  )
}
