import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { classes } from '#contract/people/classes.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { useIsAtLeast } from '../../app/session/use-may.ts'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { classesQuery } from '../../people/classes.api.ts'
import { NoClassYet } from '../../people/no-class-yet.tsx'
import { useIsTeacherWithoutClass } from '../../people/use-teacher-without-class.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { cardsLocation } from './card-selection.ts'

const { to, state } = cardsLocation({ filter: { status: 'active' } })

export function ChooseRecipients() {
  const { t } = useTranslation('links')
  const { number } = useFormat()
  const { data } = useQuery(classesQuery(useApi(classes)))
  const seesAll = useIsAtLeast('coordinator')
  const isWithoutClass = useIsTeacherWithoutClass()
  if (isWithoutClass) return <NoClassYet />
  const items = data?.items.filter(({ student_count }) => student_count > 0) ?? []
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t(($) => $.cards.title)}
        description={t(($) => $.cards.choose)}
        actions={
          <ButtonLink variant={items.length > 0 ? 'secondary' : 'primary'} render={<Link to={to} state={state} />}>
            {seesAll ? t(($) => $.cards.everyone) : t(($) => $.cards.everyoneOfMine)}
          </ButtonLink>
        }
      />
      {items.length > 0 && (
        <Card padding="none">
          <ul aria-label={t(($) => $.cards.classes)} className="divide-y divide-border">
            {items.map(({ id, name, student_count: count }) => (
              <li key={id} className="relative flex items-center gap-3 px-4 py-3">
                <span className="flex min-w-0 flex-1">
                  <NameLink to={cardsLocation({ class_id: id }).to} name={name} stretched />
                </span>
                <span className="text-muted tabular-nums">
                  {t(($) => $.cards.size, { count, number: number(count) })}
                </span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="mt-4 text-muted">{t(($) => $.cards.chooseText)}</p>
    </div>
  )
}
