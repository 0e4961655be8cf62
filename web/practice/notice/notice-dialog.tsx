import { Bot, EyeOff, Mic, School } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Modal } from '../modal.tsx'
import { sideOf } from '../../messages/reading-side.ts'
import { ThisDevice } from './lazy-this-device.ts'
import type { Recipient } from '../talk/voice/use-recognizer.ts'

interface NoticeDialogProps {
  conversation: PracticeConversation
  isFirst: boolean
  /** Who receives the audio of dictation; null if there is none. */
  recipient: Recipient | null
  onClose: () => void
  /** Gets the focus after the first notice. */
  next: RefObject<HTMLElement | null>
}

export function NoticeDialog({ conversation, isFirst, recipient, onClose, next }: NoticeDialogProps) {
  const { t } = useTranslation('practice')
  const { description, language } = conversation
  const whoHears = (who: Recipient) => {
    if (who === 'device' || who === 'server' || who === 'unknown') return t(($) => $.notice.hears[who])
    return t(($) => $.notice.hears.maker, { maker: who })
  }
  const facts = [
    { Icon: Bot, text: t(($) => $.notice.machine) },
    { Icon: School, text: t(($) => $.notice.school) },
    { Icon: EyeOff, text: t(($) => $.notice.private) },
    ...(recipient ? [{ Icon: Mic, text: whoHears(recipient) }] : []),
  ]
  const accept = (
    <Button variant="primary" size="lg" onClick={onClose}>
      {t(($) => $.notice.accept)}
    </Button>
  )
  return (
    <Modal
      title={isFirst ? t(($) => $.notice.title) : t(($) => $.notice.open)}
      actions={accept}
      {...(isFirst ? { returnTo: next } : { onClose })}
    >
      {!isFirst && description && (
        <p lang={language} dir={sideOf(language)} className="font-medium whitespace-pre-line wrap-anywhere">
          {description}
        </p>
      )}
      <ul className="grid gap-3">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-primary-text" aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {!isFirst && <ThisDevice conversation={conversation} isHeard={recipient !== null} />}
    </Modal>
  )
}
