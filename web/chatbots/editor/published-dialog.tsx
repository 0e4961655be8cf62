import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { Celebrate } from '../../ui/brand/celebrate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type PublishedDialogProps = { chatbot: Chatbot; open: boolean; onClose: () => void; onTry: () => void }

export function PublishedDialog({ chatbot, open, onClose, onTry }: PublishedDialogProps) {
  const { t } = useTranslation('editor')
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t(($) => $.published.title)}
      description={t(($) => $.published.text, { name: chatbot.name })}
      closeLabel={t(($) => $.close)}
      footer={
        <>
          <Button onClick={onTry}>{t(($) => $.published.try)}</Button>
          <ButtonLink variant="primary" render={<Link to={`/manage/${chatbot.id}?assign=1`} />}>
            {t(($) => $.published.assign)}
          </ButtonLink>
        </>
      }
    >
      <div className="grid place-items-center py-2">
        <Celebrate />
      </div>
    </Dialog>
  )
}
