import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Account } from '#contract/school/account.ts'
import type { School } from '#contract/school/school.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { asLanguage } from '../../lib/words/i18n.ts'
import { useLanguage } from '../../lib/words/language-context.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { type Field, isSchoolField, storedAccount, storedSchool } from './fields.ts'
import type { Problem } from './problems.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'
import { useSubmit } from './use-submit.ts'

export interface FieldState {
  value: string
  problem: Problem | undefined
  set: (value: string) => void
}
export type Fields = (field: Field) => FieldState

export function useSettings(stored: { account: Account; school: School }, showField: (field: Field) => void) {
  const { t, i18n } = useTranslation('appearance')
  const language = useLanguage()
  const toasts = useToasts()
  const errorText = useErrorText()
  const shown = asLanguage(i18n.language) ?? 'en'
  const account = useDraft(storedAccount(stored.account, shown))
  const school = useDraft(storedSchool(stored.school))

  const save = useSave({
    account: (saved) => {
      account.saved(storedAccount(saved, shown), account.edits)
      const chosen = account.edits.has('interface_language') && saved.interface_language
      if (!chosen) return
      void language.choose(chosen).catch((error: unknown) =>
        toasts.error(
          t(($) => $.languageFailed),
          { description: errorText(error) },
        ),
      )
    },
    school: (saved) => school.saved(storedSchool(saved), school.edits),
    isClearOfAccount: (found) => account.isClearOf(storedAccount(found, shown)),
    isClearOfSchool: (found) => school.isClearOf(storedSchool(found)),
  })
  const { submit, problems, forget, forgetAll, password } = useSubmit({
    stored: stored.account,
    account,
    school,
    save,
    showField,
  })

  const set = (field: Field, value: string) => {
    forget(field)
    if (isSchoolField(field)) school.set(field, value)
    else account.set(field, value)
  }
  const discard = () => {
    forgetAll()
    account.discard()
    school.discard()
  }
  const fields: Fields = (field) => ({
    value: isSchoolField(field) ? school.value(field) : account.value(field),
    problem: problems[field],
    set: (value) => set(field, value),
  })

  return {
    fields,
    password,
    submit,
    discard,
    keepMine: () => {
      account.keep()
      school.keep()
      submit({ overwrite: true })
    },
    mergeAccount: (saved: Account) => account.saved(storedAccount(saved, shown), new Map()),
    isSaving: save.isPending,
    isStale: account.isStale || school.isStale,
    isUnsaved: account.edits.size + school.edits.size > 0,
  }
}
