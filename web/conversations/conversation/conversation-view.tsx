import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Conversation } from '#contract/practice/conversations.ts'
import { Card } from '../../ui/layout/card.tsx'
import { ConversationMeasures } from './conversation-measures.tsx'
import { ConversationSummary } from './conversation-summary.tsx'
import { FlagNotice } from './flag-notice.tsx'
import { PurgedNotice } from './purged-notice.tsx'
import { Transcript } from './transcript.tsx'

export function ConversationView({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const { purged_at, messages, summary, flags } = conversation
  return (
    <div className="grid grid-cols-1 gap-6">
      {flags.length > 0 && <FlagNotice conversation={conversation} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="grid grid-cols-1 gap-4">
          {purged_at && <PurgedNotice at={purged_at} />}
          {messages.length > 0 && <Transcript conversation={conversation} />}
          {messages.length === 0 && !purged_at && (
            <Card>
              <p className="text-muted">{t(($) => $.silent)}</p>
            </Card>
          )}
        </div>
        <div className="grid grid-cols-1 gap-6 print:mt-6">
          <ConversationMeasures conversation={conversation} />
          {summary && <ConversationSummary summary={summary} language={conversation.language} />}
        </div>
      </div>
    </div>
  )
}
