import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Modal } from '../modal.tsx'
import type { Talk } from './delivery/talk.ts'

interface FinishButtonProps {
  talk: Talk
  conversation: PracticeConversation
  isNext?: boolean
}

export function FinishButton({ talk, conversation, isNext = false }: FinishButtonProps) {
  const { t } = useTranslation('practice')
  const [stage, setStage] = useState<'idle' | 'asking' | 'pending' | 'failed'>('idle')
  const button = useRef<HTMLButtonElement>(null)
  const stayButton = useRef<HTMLButtonElement>(null)
  const { messages, progress } = conversation
  const isEmpty = messages.every(({ from }) => from === 'partner')
  const isEarly = isEmpty || (!progress.is_over && progress.done < progress.of)
  const finish = async () => {
    setStage('pending')
    await talk.finish().catch(() => setStage('failed'))
  }
  const stay = () => setStage('idle')
  return (
    <>
      <Button
        size={isNext ? 'lg' : 'md'}
        ref={button}
        variant={isNext ? 'primary' : 'secondary'}
        full={isNext}
        pending={stage === 'pending'}
        onClick={() => (isEarly ? setStage('asking') : void finish())}
      >
        {t(($) => $.talk.finish)}
      </Button>
      {stage === 'asking' && (
        <Modal
          title={t(($) => $.finish.title)}
          onClose={stay}
          startAt={stayButton}
          returnTo={button}
          actions={
            <>
              <Button size="lg" onClick={() => void finish()}>
                {t(($) => $.finish.confirm)}
              </Button>
              <Button ref={stayButton} size="lg" variant="primary" onClick={stay}>
                {t(($) => $.finish.stay)}
              </Button>
            </>
          }
        >
          <p>{isEmpty ? t(($) => $.finish.text) : t(($) => $.talk.progressText, progress)}</p>
        </Modal>
      )}
      {stage === 'failed' && (
        <Modal
          title={t(($) => $.failed)}
          onClose={stay}
          returnTo={button}
          actions={
            <Button size="lg" variant="primary" onClick={stay}>
              {t(($) => $.close)}
            </Button>
          }
        >
          <p>{t(($) => $.offline)}</p>
        </Modal>
      )}
    </>
  )
}
