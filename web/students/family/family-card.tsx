import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Guardian, guardians } from '#contract/people/guardians.ts'
import type { Student } from '#contract/people/students.ts'
import { useMay } from '../../app/session/use-may.ts'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { guardianQuery, useAskGuardian, useRemoveGuardian } from './family.api.ts'

const loadDialog = () => import('./guardian-dialog.tsx')
const GuardianDialog = lazyComponent(() => loadDialog().then((m) => m.GuardianDialog))

/** Who is told once a week how much the student practised; nothing where the school writes to no families. */
export function FamilyCard({ student }: { student: Student }) {
  const { t } = useTranslation('student')
  const id = useId()
  const { data, dataUpdatedAt } = useQuery(guardianQuery(useApi(guardians), student.id))
  const mayEdit = useMay(guardians.set)
  const [isEditing, setIsEditing] = useState(false)
  if (!data || (!data.is_on && !data.guardian)) return null
  const { guardian, is_on } = data
  const isOn = is_on && student.status === 'active'
  const edit = mayEdit && isOn && (
    <Button onPointerEnter={() => void loadDialog().catch(() => undefined)} onClick={() => setIsEditing(true)}>
      {guardian ? t(($) => $.family.change) : t(($) => $.family.add)}
    </Button>
  )
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.family.title)} description={t(($) => $.family.intro)} />
      <div className="grid grid-cols-1 gap-4">
        {!is_on && <Callout>{t(($) => $.family.off)}</Callout>}
        {guardian ? (
          <State guardian={guardian} now={dataUpdatedAt} />
        ) : (
          <p className="text-sm text-muted">{t(($) => $.family.none)}</p>
        )}
        {mayEdit && (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {edit}
            {guardian && <Acts guardian={guardian} id={student.id} isOn={isOn} now={dataUpdatedAt} />}
          </div>
        )}
      </div>
      {isEditing && (
        <Suspense>
          <GuardianDialog student={student} guardian={guardian} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </Card>
  )
}

function State({ guardian, now }: { guardian: Guardian; now: number }) {
  const { email, state, asked_at, answered_at, next_question_at } = guardian
  const { t } = useTranslation('student')
  const { date } = useFormat()
  return (
    <div className="grid grid-cols-1 gap-1 text-sm">
      <p dir="ltr" className="font-medium wrap-anywhere">
        {email}
      </p>
      <p className="text-muted">{t(($) => $.family[state], { date: date(answered_at ?? asked_at) })}</p>
      {next_question_at !== null && Date.parse(next_question_at) > now && (
        <p className="text-muted">{t(($) => $.family.later, { date: date(next_question_at) })}</p>
      )}
      {state === 'pending' && next_question_at === null && <p className="text-muted">{t(($) => $.family.never)}</p>}
    </div>
  )
}

interface ActsProps {
  guardian: Guardian
  id: string
  isOn: boolean
  now: number
}

function Acts({ guardian, id, isOn, now }: ActsProps) {
  const { t } = useTranslation('student')
  const toasts = useToasts()
  const errorText = useErrorText()
  const [ask, remove] = [useAskGuardian(id), useRemoveGuardian(id)]
  const onError = (error: unknown) => toasts.error(errorText(error))
  const { next_question_at } = guardian
  const mayAsk = isOn && next_question_at !== null && Date.parse(next_question_at) <= now
  return (
    <>
      {mayAsk && (
        <Button
          pending={ask.isPending}
          pendingLabel={t(($) => $.family.asking)}
          onClick={() => ask.mutate(undefined, { onError, onSuccess: () => toasts.success(t(($) => $.family.asked)) })}
        >
          {t(($) => $.family.ask)}
        </Button>
      )}
      <Button
        variant="ghost"
        pending={remove.isPending}
        pendingLabel={t(($) => $.family.removing)}
        onClick={() =>
          remove.mutate(undefined, { onError, onSuccess: () => toasts.success(t(($) => $.family.removed)) })
        }
      >
        {t(($) => $.family.remove)}
      </Button>
    </>
  )
}
