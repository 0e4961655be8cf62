import { useTranslation } from 'react-i18next'
import { useTitle } from '../../lib/title.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { PageHeading } from '../page-heading.tsx'
import { HomeBar } from './home-bar.tsx'
import { NobodyYet } from './nobody-yet.tsx'
import { OwnDevice } from './own-device.tsx'
import { PartnerCard } from './partner-card.tsx'
import { PastConversations } from './past-conversations.tsx'
import { useHome } from './use-home.ts'
import { idOf, useStart } from './use-start.ts'

interface HomePageProps {
  /** Whether a conversation that was asked for is no longer there. */
  isGone: boolean
  onOpen: (id: string) => void
}

/** Where a student begins: who they may practise with, and what they have practised. */
export function HomePage({ isGone, onOpen }: HomePageProps) {
  const { t } = useTranslation('practice')
  const { student, school, partners, conversations } = useHome()
  const { pending, failure, start } = useStart(onOpen)
  useTitle(t(($) => $.title))
  return (
    <div className="practice mx-auto grid min-h-dvh max-w-5xl grid-cols-1 content-start gap-6 px-4 pb-12 sm:px-6">
      <HomeBar school={school} />
      <main className="grid grid-cols-1 gap-8">
        <div className="grid gap-1">
          <PageHeading>{t(($) => $.home.greeting, { name: student.first_name })}</PageHeading>
          {partners.length > 0 && <p className="text-lg text-muted">{t(($) => $.home.lead)}</p>}
        </div>
        {isGone && <Callout>{t(($) => $.home.gone)}</Callout>}
        {failure && (
          <Callout tone="warning" urgent>
            {failure === 'dayLimit' ? t(($) => $.home.dayLimit) : t(($) => $.failed)}
          </Callout>
        )}
        {partners.length === 0 && <NobodyYet />}
        <ul className="grid grid-cols-1 gap-3 empty:hidden sm:grid-cols-2 sm:gap-4 md:grid-cols-3 lg:grid-cols-4">
          {partners.map((partner) => (
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
        <PastConversations items={conversations ?? []} partners={partners} onOpen={onOpen} />
      </main>
      <OwnDevice />
    </div>
  )
}
