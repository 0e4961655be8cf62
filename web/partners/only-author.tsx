import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'

/** Above a chatbot or avatar that another member wrote. */
export function OnlyAuthor({ author, onCopy }: { author: string | null; onCopy?: () => void }) {
  const { t } = useTranslation(['refusals', 'chatbots'])
  return (
    <Callout
      tone="info"
      title={author ? t(($) => $.by, { ns: 'chatbots', author }) : undefined}
      actions={
        onCopy && (
          <Button size="sm" onClick={onCopy}>
            {t(($) => $.act.duplicate, { ns: 'chatbots' })}
          </Button>
        )
      }
    >
      {t(($) => $.reason.author, { ns: 'refusals' })}
    </Callout>
  )
}
