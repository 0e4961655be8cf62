import { useTranslation } from '../words/translation/use-translation.tsx'
import { ApiError, type ErrorCode, heavyReason } from '#contract/errors.ts'
import type { OpenCode } from '../../locales/en/open/errors.ts'
import { isUnreachable } from './connect.ts'

/** Values of `details.reason` of `forbidden` that have words of their own. */
const reasons = ['role', 'author', 'language'] as const

export function useErrorText(): (error: unknown) => string {
  const { t, i18n } = useTranslation('errors')
  const { t: refused } = useTranslation('refusals')
  const isOpen = (code: ErrorCode): code is OpenCode => i18n.exists(`code.${code}`, { ns: 'errors' })
  return (error) => {
    if (isUnreachable(error)) return t(($) => $.unreachable)
    if (!(error instanceof ApiError)) return t(($) => $.unknown)
    const { code, details } = error
    if (code === 'language_limit_reached' && details.tier_needed !== 'plus')
      return refused(($) => $.languageLimit[details.tier_needed ? 'pro' : 'none'])
    const when = waitOf(error, i18n.language)
    if (details.reason === heavyReason) return refused(($) => $.heavy, { when })
    const reason = reasons.find((one) => one === details.reason)
    if (reason) return refused(($) => $.reason[reason])
    return isOpen(code)
      ? t(($) => $.code[code], { when })
      : refused(($) => $.code[code], { limit: Number(details.limit) })
  }
}

/** Such as "in 2 minutes". */
function waitOf({ details }: ApiError, language: string): string {
  const seconds = typeof details.retry_after === 'number' ? Math.max(1, details.retry_after) : 60
  const format = new Intl.RelativeTimeFormat(language)
  if (seconds < 90) return format.format(Math.ceil(seconds), 'second')
  return seconds < 5400
    ? format.format(Math.ceil(seconds / 60), 'minute')
    : format.format(Math.ceil(seconds / 3600), 'hour')
}
