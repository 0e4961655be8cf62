import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Account } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { type AccountField, type Field, parseAccount, parseSchool, type SchoolField } from './fields.ts'
import { firstOf, type Problems, problemsOf, refusedFields } from './problems.ts'
import type { Draft } from './use-draft.ts'
import { isStale, type useSave } from './use-save.ts'

interface SubmitContext {
  stored: Account
  account: Draft<AccountField>
  school: Draft<SchoolField>
  save: ReturnType<typeof useSave>
  showField: (field: Field) => void
}

interface SubmitOptions {
  /** Required for a new email where the account has one; if it is missing, a dialog asks for it. */
  password?: string
  overwrite?: boolean
}

export function useSubmit({ stored, account, school, save, showField }: SubmitContext) {
  const { t } = useTranslation('account')
  const toasts = useToasts()
  const errorText = useErrorText()
  const [problems, setProblems] = useState<Problems>({})
  const [asksPassword, setAsksPassword] = useState(false)
  const [refusal, setRefusal] = useState<string | undefined>()

  const show = (found: Problems) => {
    setProblems(found)
    const first = firstOf(found)
    if (first) showField(first)
  }
  const finish = (failures: unknown[], hasPassword: boolean) => {
    const refused = hasPassword && failures.find(isAboutPassword)
    setRefusal(refused ? errorText(refused) : undefined)
    if (refused) return
    setAsksPassword(false)
    show(failures.reduce<Problems>((all, error) => ({ ...all, ...refusedFields(error) }), {}))
    const unexpected = failures.find((error) => !isStale(error) && !firstOf(refusedFields(error)))
    if (unexpected)
      toasts.error(
        t(($) => $.saveFailed),
        isPlain(unexpected) ? {} : { description: errorText(unexpected) },
      )
    else if (failures.length === 0) toasts.success(t(($) => $.saved))
  }

  const submit = ({ password, overwrite = false }: SubmitOptions = {}) => {
    const person = parseAccount(account.edits, overwrite ? account.newestVersion : account.version)
    const place = parseSchool(school.edits, overwrite ? school.newestVersion : school.version)
    show(problemsOf([...(person.error?.issues ?? []), ...(place.error?.issues ?? [])]))
    if (!person.success || !place.success) return
    const { email, ...others } = person.data
    const isNewAddress = email !== undefined && email !== stored.email
    if (isNewAddress && stored.has_password && password === undefined) return setAsksPassword(true)
    save.mutate(
      {
        account:
          account.edits.size > 0
            ? { ...others, ...(isNewAddress && { email, ...(password !== undefined && { password }) }) }
            : null,
        school: school.edits.size > 0 ? place.data : null,
      },
      { onSuccess: (failures) => finish(failures, password !== undefined) },
    )
  }

  return {
    submit,
    problems,
    forget: (field: Field) => setProblems((before) => ({ ...before, [field]: undefined })),
    forgetAll: () => setProblems({}),
    password: {
      isAsked: asksPassword,
      refusal,
      cancel: () => {
        setAsksPassword(false)
        setRefusal(undefined)
      },
    },
  }
}

const isAboutPassword = (error: unknown) =>
  error instanceof ApiError && (error.code === 'wrong_password' || error.code === 'too_many_requests')
const isPlain = (error: unknown) => error instanceof ApiError && error.code === 'internal'
