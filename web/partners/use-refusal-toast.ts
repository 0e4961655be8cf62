import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#contract/errors.ts'
import { withReturnPath } from '../app/navigation/return-path.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'

export function useRefusalToast(): (title: string) => (error: unknown) => void {
  const { t } = useTranslation('chatbots')
  const toasts = useToasts()
  const errorText = useErrorText()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const upgrade = () => void navigate(withReturnPath('/upgrade', pathname + search))
  return (title) => (error) => {
    const isUpgradeNeeded =
      error instanceof ApiError && error.code === 'language_limit_reached' && error.details.tier_needed !== null
    toasts.error(title, {
      description: errorText(error),
      ...(isUpgradeNeeded && { action: { label: t(($) => $.act.upgrade), onPress: upgrade } }),
    })
  }
}
