import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { SignOutReason } from '../../app/session/create-session.ts'
import { Callout } from '../../ui/states/callout.tsx'

export function SignOutNotice({ ending }: { ending: SignOutReason }) {
  const { t } = useTranslation('endings')
  return <Callout tone="warning">{t(($) => $.why[ending])}</Callout>
}
