import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Home } from '#contract/school/home.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { useMeasures } from '../conversations/use-measures.ts'
import { useFormat } from '../lib/words/format.ts'
import { agoIn } from '../lib/words/ago-in.ts'
import { PersonAvatar } from '../ui/layout/person-avatar.tsx'
import { Line, ListCard } from './list-card.tsx'
import { ReportButton } from './report-button.tsx'
import { SendButton } from './send-button.tsx'

type Students = Home['students']

const inactiveFirstPath = '/students?status=active&sort=last_practised_at'

type PeopleProps = {
  students: Students
  now: number
}

export function People({ students: { never, most, stopped }, now }: PeopleProps) {
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6 md:max-xl:*:last:col-span-2 xl:grid-cols-3">
      <NeverStarted {...never} />
      <StoppedPractising {...stopped} now={now} />
      <MostActive {...most} />
    </div>
  )
}

function NeverStarted({ items, total }: Students['never']) {
  const { t } = useTranslation('home')
  const { date } = useFormat()
  return (
    <ListCard
      title={t(($) => $.people.never)}
      emptyText={t(($) => $.people.neverNone)}
      total={total}
      shown={items.length}
    >
      {items.map(({ since, ...one }) => (
        <Person
          key={one.id}
          {...one}
          text={t(($) => $.people.since, { date: date(since) })}
          act={<SendButton {...one} />}
        />
      ))}
    </ListCard>
  )
}

function StoppedPractising({ items, total, now }: Students['stopped'] & { now: number }) {
  const { t, i18n } = useTranslation('home')
  const title = t(($) => $.people.stopped)
  return (
    <ListCard
      title={title}
      emptyText={t(($) => $.people.stoppedNone)}
      total={total}
      shown={items.length}
      to={inactiveFirstPath}
    >
      {items.map(({ last_practised_at: last, ...one }) => (
        <Person
          key={one.id}
          {...one}
          text={t(($) => $.people.last, { ago: agoIn(i18n.language, last, now) })}
          act={<SendButton {...one} />}
        />
      ))}
    </ListCard>
  )
}

function MostActive({ items }: Students['most']) {
  const { t } = useTranslation(['home', 'conversations'])
  const { number } = useFormat()
  const { minutes } = useMeasures()
  const counted = (count: number) => t(($) => $.count, { ns: 'conversations', count, number: number(count) })
  const words = {
    title: t(($) => $.people.most, { ns: 'home' }),
    emptyText: t(($) => $.people.mostNone, { ns: 'home' }),
  }
  return (
    <ListCard {...words} shown={items.length}>
      {items.map(({ minutes: time, conversations, ...one }) => (
        <Person
          key={one.id}
          {...one}
          text={`${minutes(time)} · ${counted(conversations)}`}
          act={<ReportButton of="student" {...one} />}
        />
      ))}
    </ListCard>
  )
}

type PersonProps = { id: string; name: string; text: string; act: ReactNode }

function Person({ id, name, text, act }: PersonProps) {
  return (
    <Line
      face={<PersonAvatar name={name} seed={id} size="sm" />}
      name={<NameLink to={`/students/${id}`} name={name} />}
      text={text}
      act={act}
    />
  )
}
