import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { isTransient } from '../../lib/api/connect.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { type ListSource, nameOf } from '../choose/list-source.ts'
import { useLimits } from '../choose/limits.ts'

export function useFailureText(): (error: unknown, source: ListSource) => string {
  const { t } = useTranslation('imports')
  const errorText = useErrorText()
  const limits = useLimits()

  return (error, source) => {
    if (isTransient(error)) return `${errorText(error)} ${t(($) => $.failed.kept)}`
    if (!(error instanceof ApiError)) return errorText(error)
    const name = nameOf(source)
    const isText = name === null && (error.code === 'unreadable_file' || error.code === 'unsupported_file')
    if (error.code === 'too_large') return t(($) => $.failed[limitOf(error)], limits)
    if (name === null) return isText ? t(($) => $.failed.unreadableText) : errorText(error)
    if (error.code === 'unsupported_file') return t(($) => $.failed.kind)
    if (error.code === 'unreadable_file') return t(($) => $.failed.unreadable)
    return errorText(error)
  }
}

/** Without a unit in the details, the limit is in bytes. */
function limitOf({ details: { unit = 'bytes' } }: ApiError): 'bytes' | 'rows' | 'columns' | 'content' {
  return unit === 'bytes' || unit === 'rows' || unit === 'columns' ? unit : 'content'
}

export function usePreviewFailureText(): (error: unknown) => string {
  const { t } = useTranslation('imports')
  const errorText = useErrorText()
  return (error) => {
    const isGone = error instanceof ApiError && error.code === 'not_found'
    return isGone ? t(($) => $.failed.expired) : errorText(error)
  }
}
