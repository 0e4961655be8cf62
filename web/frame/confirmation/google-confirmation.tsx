import { useMutation } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation } from 'react-router'
import { google } from '#contract/school/google.ts'
import { GoogleMark } from '../../auth/google/google-mark.tsx'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'

/** For accounts without a password and a second factor; comes back to this page. */
export function GoogleConfirmation() {
  const { t } = useTranslation('factors')
  const { pathname, search } = useLocation()
  const errorText = useErrorText()
  const { confirm } = useApi(google)
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => confirm({ body: { from: pathname + search } }),
    onSuccess: ({ url }) => location.assign(url),
  })
  return (
    <>
      {error && (
        <Callout tone="danger" urgent>
          {errorText(error)}
        </Callout>
      )}
      <p>{t(($) => $.confirm.googleText)}</p>
      <Button
        full
        variant="primary"
        pending={isPending || isSuccess}
        pendingLabel={t(($) => $.step.waiting)}
        onClick={() => mutate()}
      >
        <GoogleMark />
        {t(($) => $.confirm.google)}
      </Button>
    </>
  )
}
