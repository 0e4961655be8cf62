import { Volume2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { Face } from '../../../face/face.tsx'
import type { Mood } from '../../../face/drawing/poses.ts'
import { usePractice } from '../../practice-context.ts'
import { useIsQuestion } from './use-mood.ts'

interface FaceStageProps {
  conversation: Pick<PracticeConversation, 'look' | 'name'>
  mood: Mood
  /** Starts the speech that autoplay rules have blocked. */
  onTap: (() => void) | null
  className: string
  children: ReactNode
}

export function CompactStage({ conversation: { look, name }, mood }: Pick<FaceStageProps, 'conversation' | 'mood'>) {
  const { speaker } = usePractice()
  const isQuestion = useIsQuestion()
  return (
    <div className="size-11 shrink-0 rounded-full">
      {look && <Face look={look} label={name} mood={mood} mouthAt={speaker.mouthAt} isQuestion={isQuestion} />}
    </div>
  )
}

export function FaceStage({ conversation: { look, name }, mood, onTap, className, children }: FaceStageProps) {
  const { t } = useTranslation('practice')
  const { speaker } = usePractice()
  const isQuestion = useIsQuestion()
  return (
    <div className={`grid min-h-0 min-w-0 ${className}`}>
      <div className="@container-size grid place-items-center">
        <div className="relative aspect-square w-[min(100cqw,100cqh)] rounded-[10%]">
          {look && <Face look={look} label={name} mood={mood} mouthAt={speaker.mouthAt} isQuestion={isQuestion} />}
          <span aria-hidden="true" className={`${ringClasses} ${mood === 'listening' ? '' : 'opacity-0'}`} />
          {children && <div className={cornerClasses}>{children}</div>}
          {onTap && (
            <button type="button" onClick={onTap} className={tapClasses}>
              <span className="inline-flex max-w-full items-center gap-2 rounded-full bg-surface-raised px-4 py-2.5 font-medium text-text shadow-pop">
                <Volume2 className="size-5 shrink-0 text-primary-text" aria-hidden="true" />
                <span className="min-w-0 wrap-anywhere">{t(($) => $.face.tap)}</span>
              </span>
            </button>
          )}
        </div>
      </div>
    </div>
  )
}

// Beside a small face, where it would cover the mouth.
const cornerClasses =
  'absolute end-2 bottom-2 rounded-full bg-surface-raised shadow-control sm:end-4 sm:bottom-4 ' +
  '[@container_(max-height:16rem)]:end-[max(-3.25rem,min(0.5rem,(100cqh_-_100cqw)/2))]'
const ringClasses =
  'pointer-events-none absolute inset-0 rounded-[inherit] border-4 border-primary transition-opacity duration-200'
const tapClasses = 'absolute inset-0 flex items-end justify-center rounded-[inherit] p-3 sm:p-5'
