import { Printer, UserPlus } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, useNavigate } from 'react-router'
import { type Class, classes } from '#contract/people/classes.ts'
import { useMay } from '../app/session/use-may.ts'
import { BackLink } from '../app/navigation/back-link.tsx'
import { useFormat } from '../lib/words/format.ts'
import { cardsLocation } from '../links/cards/card-selection.ts'
import { ReportLink } from '../conversations/student/report-link.tsx'
import { SetTaskButton } from '../tasks/set/set-task-button.tsx'
import { Badge } from '../ui/states/badge.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { HeadingName } from '../ui/layout/heading-name.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { type ClassActions, ClassMenuButton, prefetchOverlay } from './class-actions.tsx'

type ClassHeaderProps = {
  one: Class | undefined
  isLoading: boolean
  actions: ClassActions
  onAddStudents: (() => void) | undefined
}

export function ClassHeader({ one, isLoading, actions, onAddStudents }: ClassHeaderProps) {
  const { t } = useTranslation('classes')
  const { t: tBulk } = useTranslation('bulk')
  const mayAdd = useMay(classes.edit)
  const navigate = useNavigate()
  return (
    <PageHeader
      above={<BackLink to="/classes">{t(($) => $.title)}</BackLink>}
      title={
        <HeadingName
          name={one?.name}
          isLoading={isLoading}
          loadingText={t(($) => $.loadingOne)}
          fallback={t(($) => $.one)}
        />
      }
      description={one ? <Facts one={one} /> : isLoading && <span className="mt-1 block h-6" />}
      actions={
        (one || isLoading) && (
          <div className="flex flex-wrap gap-2">
            {mayAdd && !one?.archived_at && (
              <span className="grid max-sm:basis-full">
                <Button
                  variant={one?.student_count === 0 ? 'secondary' : 'primary'}
                  disabled={!onAddStudents}
                  icon={<UserPlus aria-hidden="true" />}
                  onPointerEnter={() => prefetchOverlay('addStudents')}
                  onClick={onAddStudents}
                >
                  {t(($) => $.addStudents)}
                </Button>
              </span>
            )}
            {one && one.student_count > 0 && !one.archived_at && (
              <span className="grid max-sm:basis-full">
                <SetTaskButton
                  size="md"
                  start={{ kind: 'class', id: one.id, name: one.name }}
                  onSet={() => void navigate('?tab=homework', { replace: true })}
                />
              </span>
            )}
            {one && one.student_count > 0 && !one.archived_at && (
              <span className="grid max-sm:order-last max-sm:basis-full">
                <ButtonLink
                  icon={<Printer aria-hidden="true" />}
                  render={<Link to={cardsLocation({ class_id: one.id }).to} />}
                >
                  {tBulk(($) => $.printCards)}
                </ButtonLink>
              </span>
            )}
            {one && one.student_count > 0 && (
              <span className="grid max-sm:flex-1">
                <ReportLink of="class" id={one.id} />
              </span>
            )}
            {!mayAdd && !one?.student_count ? null : one ? (
              <ClassMenuButton variant="secondary" one={one} actions={actions} />
            ) : (
              <Skeleton shape="block" width="2.25rem" />
            )}
          </div>
        )
      }
    />
  )
}

function Facts({ one: { language, level, student_count, teachers, archived_at } }: { one: Class }) {
  const { t } = useTranslation('classes')
  const { languageName, list, date } = useFormat()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-2">
      {archived_at && <Badge tone="warning">{t(($) => $.archived.since, { date: date(archived_at) })}</Badge>}
      {language && <Badge>{languageName(language)}</Badge>}
      {level && <Badge>{level}</Badge>}
      <span className="leading-6">{t(($) => $.size, { count: student_count })}</span>
      {teachers.length > 0 && (
        <span className="min-w-0 leading-6 wrap-anywhere" dir="auto">
          {t(($) => $.taughtBy, { names: list(teachers.map(({ name }) => name)) })}
        </span>
      )}
    </span>
  )
}
