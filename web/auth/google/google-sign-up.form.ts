import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import * as z from 'zod/mini'
import { SignUp } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { google } from '#contract/school/google.ts'
import { useSession } from '../../app/session/session.tsx'
import { useIssueText } from '../sign-in/sign-up.form.ts'
import { useApi } from '../../lib/api/api.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { useSmallForm } from '../../lib/small-form.ts'
import { browserTimeZone } from './time-zone.ts'

const SchoolName = z.strictObject({ school_name: SignUp.shape.school_name })

/** Joins a school that invited the address of the Google account. */
export function useGoogleJoin(code: string) {
  const { i18n } = useTranslation('google')
  const { exchange } = useApi(google)
  const { enter } = useSession()
  const errorText = useErrorText()
  const [state, setState] = useState<{ joining: string | null; failure: string | null }>({
    joining: null,
    failure: null,
  })
  const join = async (invitation_id: string) => {
    setState({ joining: invitation_id, failure: null })
    const interface_language = asLanguage(i18n.language) ?? undefined
    try {
      const { authToken, user } = await exchange({
        body: { code, invitation_id, ...(interface_language && { interface_language }) },
      })
      if (authToken && user) await enter({ authToken, user })
    } catch (error) {
      setState({ joining: null, failure: errorText(error) })
    }
  }
  return { ...state, join }
}

export function useGoogleSignUpForm(code: string) {
  const { i18n, t } = useTranslation('google')
  const { exchange } = useApi(google)
  const { enter } = useSession()
  const errorText = useErrorText()
  const issueText = useIssueText()
  const [isExpired, setIsExpired] = useState(false)
  const form = useSmallForm({
    fields: ['school_name'],
    schema: async () => SchoolName,
    issueText,
    errorOf: (error) => {
      const isLate = error instanceof ApiError && error.code === 'expired_link'
      setIsExpired(isLate)
      return { field: null, text: isLate ? t(($) => $.signUp.expired) : errorText(error) }
    },
    send: async ({ school_name }) => {
      const interface_language = asLanguage(i18n.language) ?? undefined
      const body = {
        code,
        school_name,
        time_zone: browserTimeZone(),
        ...(interface_language && { interface_language }),
      }
      const { authToken, user } = await exchange({ body })
      if (authToken && user) await enter({ authToken, user })
    },
  })
  return { ...form, isExpired }
}
