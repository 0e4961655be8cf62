import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { useSetStatus } from '../acts/use-set-status.ts'

export function ArchivedNotice({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation('editor')
  const { t: tChatbots } = useTranslation('chatbots')
  const { setStatus, isPending } = useSetStatus()
  return (
    <div className="mb-5">
      <Callout
        title={t(($) => $.archived.title)}
        actions={
          <Button size="sm" pending={isPending} onClick={() => setStatus(chatbot, 'restore')}>
            {tChatbots(($) => $.act.restore)}
          </Button>
        }
      >
        {t(($) => $.archived.text)}
      </Callout>
    </div>
  )
}
