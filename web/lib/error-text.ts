import { useTranslation } from 'react-i18next'
import { ApiError } from '#contract/errors.ts'
import { isUnreachable } from './connect.ts'

/** Puts a failure in words. */
export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  return (error) => {
    if (isUnreachable(error)) return t(($) => $.unreachable)
    if (!(error instanceof ApiError)) return t(($) => $.unknown)
    return t(($) => $.code[error.code], { when: waitOf(error, i18n.language) })
  }
}

/** When to try again, such as "in 2 minutes". */
function waitOf({ details }: ApiError, language: string): string {
  const seconds = typeof details.retry_after === 'number' ? Math.max(1, details.retry_after) : 60
  const format = new Intl.RelativeTimeFormat(language)
  if (seconds < 90) return format.format(Math.ceil(seconds), 'second')
  return seconds < 5400
    ? format.format(Math.ceil(seconds / 60), 'minute')
    : format.format(Math.ceil(seconds / 3600), 'hour')
}
