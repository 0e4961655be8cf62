import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Held } from './held.ts'

/** Why the last message has no answer, and the way to one. */
export function Unanswered({ talk, state, conversation }: Held) {
  const { t } = useTranslation('practice')
  const { active, outgoing, isWaiting } = state
  if (!conversation.is_unanswered || active !== null) return null
  return (
    <output className="flex flex-wrap items-center gap-3 text-muted">
      {outgoing.some(({ isKept }) => isKept) ? (
        <>
          {isWaiting ? t(($) => $.offline) : t(($) => $.talk.brokeOff)}
          <Button size="lg" onClick={talk.retry}>
            {t(($) => $.retry)}
          </Button>
        </>
      ) : (
        t(($) => $.talk.noAnswer)
      )}
    </output>
  )
}
