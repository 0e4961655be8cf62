import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { staff } from '#contract/school/staff.ts'
import { useSession, useUser } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { untilIn } from '../lib/words/ago-in.ts'
import { Button } from '../ui/buttons/button.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { Callout } from '../ui/states/callout.tsx'

/** The school that its owner offers to the signed-in member. */
export function Takeover() {
  const { school_offered_until: until } = useUser()
  return until && <Offer until={until} />
}

function Offer({ until }: { until: string }) {
  const { t, i18n } = useTranslation('home')
  const { school } = useUser()
  const session = useSession()
  const calls = useApi(staff)
  const toasts = useToasts()
  const errorText = useErrorText()
  const [now] = useState(() => Date.now())
  const answer = useMutation({
    mutationFn: (accepts: boolean) => (accepts ? calls.acceptSchool() : calls.declineSchool()),
    onSuccess: (_nothing, accepts) =>
      toasts.success(accepts ? t(($) => $.takeover.accepted) : t(($) => $.takeover.declined)),
    onError: (error) => toasts.error(errorText(error)),
    onSettled: () => session.refresh(),
  })
  return (
    <Callout
      tone="info"
      title={t(($) => $.takeover.title, { school: school.name })}
      actions={
        <>
          <Button variant="primary" size="sm" pending={answer.isPending} onClick={() => answer.mutate(true)}>
            {t(($) => $.takeover.accept)}
          </Button>
          <Button size="sm" disabled={answer.isPending} onClick={() => answer.mutate(false)}>
            {t(($) => $.takeover.decline)}
          </Button>
        </>
      }
    >
      {t(($) => $.takeover.text, { ago: untilIn(i18n.language, until, now) })}
    </Callout>
  )
}
