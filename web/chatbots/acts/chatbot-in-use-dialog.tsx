import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { ChatbotRef, ChatbotActions } from './chatbot-actions.ts'

type SpokenDialogProps = {
  open: boolean
  onClose: () => void
  chatbot: ChatbotRef
  avatars: Chatbot['avatars']
  actions: ChatbotActions
}

export function ChatbotInUseDialog({ open, onClose, chatbot, avatars, actions }: SpokenDialogProps) {
  const { t } = useTranslation(['chatbots', 'common'])
  const { name, status } = chatbot
  const archive = () => {
    onClose()
    actions.setStatus(chatbot, 'archive')
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(($) => $.spoken.title, { ns: 'chatbots', name })}
      description={t(($) => $.spoken.who, { ns: 'chatbots' })}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.deleting.keep, { ns: 'chatbots' })}</Button>
          {status !== 'archived' && (
            <Button variant="primary" onClick={archive}>
              {t(($) => $.act.archive, { ns: 'chatbots' })}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <ul className="grid gap-1.5">
          {avatars.map((avatar) => (
            <li key={avatar.id}>
              <Link to={`/avatars/${avatar.id}`} className={linkClasses} onClick={onClose}>
                <bdi>{avatar.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
        {status !== 'archived' && <p className="text-muted">{t(($) => $.spoken.how, { ns: 'chatbots', name })}</p>}
      </div>
    </Dialog>
  )
}

const linkClasses = 'rounded-xs font-medium text-primary-text underline-offset-3 hover:underline'
