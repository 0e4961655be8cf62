import { Flag } from 'lucide-react'
import { Fragment, useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Conversation, Message } from '#contract/practice/conversations.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Bubble } from '../../messages/bubble.tsx'
import { CoachNote } from '../../messages/coach-note.tsx'
import { Corrections } from '../../messages/corrections.tsx'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/cx.ts'
import { speakerName } from '../partner.tsx'
import { MarkedText } from './marked-text.tsx'
import { NoMistakeMenu } from './no-mistake-menu.tsx'
import { useKinds } from '../use-kinds.ts'

/** In milliseconds; after a longer pause the time is shown again. */
const longPause = 5 * 60 * 1000

export const flaggedId = (id: string): string => `message-${id}`

export function Transcript({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const { dateTime } = useFormat()
  const id = useId()
  const { messages } = conversation
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.transcript)} />
      <ol className="flex flex-col gap-3">
        {messages.map((message, place) => (
          <Fragment key={message.id}>
            {isAfterPause(messages[place - 1], message) && (
              <li className="self-center text-xs text-muted tabular-nums">
                <time dateTime={message.at}>{dateTime(message.at)}</time>
              </li>
            )}
            <TranscriptMessage message={message} conversation={conversation} />
          </Fragment>
        ))}
      </ol>
    </Card>
  )
}

const isAfterPause = (before: Message | undefined, { at }: Message): boolean =>
  !before || Date.parse(at) - Date.parse(before.at) > longPause

function TranscriptMessage({ message, conversation }: { message: Message; conversation: Conversation }) {
  const { t, i18n } = useTranslation('conversations')
  const kinds = useKinds()
  const coachings = {
    asked: t(($) => $.coaching.asked),
    right: t(($) => $.coaching.right),
    wrong: t(($) => $.coaching.wrong),
  }
  const { student, language, flagged_messages } = conversation
  const { id, from, text, corrections, coach } = message
  const isFlagged = flagged_messages.includes(id)
  const spoken = { lang: language, dir: i18n.dir(language) }
  const action = (correction: Correction) => (
    <span className="flex items-center gap-1">
      {correction.coaching && correction.coaching !== 'named' && (
        <span className="text-xs">{coachings[correction.coaching]}</span>
      )}
      {isDismissable(correction) && (
        <NoMistakeMenu conversation_id={conversation.id} message_id={id} correction={correction} />
      )}
    </span>
  )
  return (
    <li
      id={flaggedId(id)}
      tabIndex={isFlagged ? -1 : undefined}
      className={cx('flex scroll-mt-24 flex-col break-inside-avoid gap-1', isFlagged && flaggedClasses)}
    >
      {isFlagged && (
        <p className="inline-flex items-center gap-1.5 self-end text-xs font-medium text-warning-text">
          <Flag className="size-3.5" aria-hidden="true" />
          {t(($) => $.flag.message)}
        </p>
      )}
      <Bubble
        {...spoken}
        from={from}
        text={text}
        speaker={from === 'student' ? student.name : speakerName(conversation)}
        corrections={
          <>
            {coach !== null && <CoachNote label={t(($) => $.coach)} text={coach} />}
            {corrections.length > 0 && (
              <Corrections
                {...spoken}
                items={corrections}
                message={text}
                label={t(($) => $.corrections)}
                kinds={kinds}
                action={action}
              />
            )}
          </>
        }
      >
        {corrections.length > 0 ? <MarkedText text={text} corrections={corrections} dir={spoken.dir} /> : undefined}
      </Bubble>
    </li>
  )
}

const flaggedClasses = 'rounded-xl border-2 border-warning bg-warning-soft p-3'

const isDismissable = (one: Correction): one is Correction & { start: number; rule: string } =>
  one.start !== undefined && one.rule !== undefined
