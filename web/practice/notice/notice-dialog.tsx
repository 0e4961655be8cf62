import { Bot, EyeOff, Mic, School } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { canListen } from '../../speech/dictation.ts'
import { Button } from '../../ui/button.tsx'
import { Modal } from '../modal.tsx'

interface NoticeDialogProps {
  isFirst: boolean
  /** Whether one may speak instead of writing. */
  hasMicrophone: boolean
  onClose: () => void
  /** Where one goes on after the first time. */
  next: RefObject<HTMLElement | null>
}

/** Says what one is talking to, and who can read it. */
export function NoticeDialog({ isFirst, hasMicrophone, onClose, next }: NoticeDialogProps) {
  const { t } = useTranslation('practice')
  const facts = [
    { Icon: Bot, text: t(($) => $.notice.machine) },
    { Icon: School, text: t(($) => $.notice.school) },
    { Icon: EyeOff, text: t(($) => $.notice.private) },
    ...(hasMicrophone && canListen() ? [{ Icon: Mic, text: t(($) => $.notice.sound) }] : []),
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
      <ul className="grid gap-3">
        {facts.map(({ Icon, text }) => (
          <li key={text} className="flex gap-3">
            <Icon className="mt-0.5 size-5 shrink-0 text-primary-text" aria-hidden="true" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
