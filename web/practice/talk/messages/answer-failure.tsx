import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { LoadedTalk } from '../delivery/talk.ts'
import { PoliteOutput } from './polite-output.tsx'

export function AnswerFailure({ talk, state, conversation }: LoadedTalk) {
  const { t } = useTranslation('practice')
  const { active, outgoing, isWaiting, broken, isGuided } = state
  if (!conversation.is_unanswered || active !== null) return null
  const isModelAway = broken !== null && conversation.engine === 'model' && !isGuided
  const isKept = outgoing.some((one) => one.isKept)
  return (
    <PoliteOutput
      news={[isKept, isWaiting, isModelAway].join()}
      className="flex flex-wrap items-center gap-3 text-muted empty:hidden"
    >
      {isKept ? (
        <>
          {isWaiting ? t(($) => $.offline) : isModelAway ? t(($) => $.talk.modelAway) : t(($) => $.talk.brokeOff)}
          <Button size="lg" onClick={talk.retry}>
            {t(($) => $.retry)}
          </Button>
          {isModelAway && (
            <Button size="lg" variant="secondary" onClick={talk.continueGuided}>
              {t(($) => $.talk.continueGuided)}
            </Button>
          )}
        </>
      ) : (
        t(($) => $.talk.noAnswer)
      )}
    </PoliteOutput>
  )
}
