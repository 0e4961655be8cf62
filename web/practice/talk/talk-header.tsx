import { ArrowLeft, Info, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useFormat } from '../../lib/words/format.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { leaveConversation } from '../session/address.ts'
import { PageHeading } from '../page-heading.tsx'
import type { SpokenVoice } from './voice/use-voice.ts'
import { NoVoice } from './voice/lazy-parts.ts'
import type { Talk } from './delivery/talk.ts'
import { FinishButton } from './finish-button.tsx'
import { StepsBar } from './steps-bar.tsx'
import type { ReadAloud } from './voice/use-read-aloud.ts'

interface TalkHeaderProps {
  talk: Talk
  conversation: PracticeConversation
  voice: SpokenVoice
  aloud: ReadAloud
  onNotice: () => void
  face?: ReactNode
  tool?: ReactNode
  isWide?: boolean
}

export function TalkHeader({
  talk,
  conversation,
  voice,
  aloud,
  onNotice,
  face,
  tool,
  isWide = false,
}: TalkHeaderProps) {
  const { t } = useTranslation('practice')
  const { languageName } = useFormat()
  const { name, partner_name, language, level, progress } = conversation
  return (
    <header className="border-b border-border bg-surface pt-[env(safe-area-inset-top)]">
      <div
        className={`mx-auto flex min-h-14 ${isWide ? '' : 'max-w-3xl'} items-center gap-0.5 px-1.5 sm:gap-1 sm:px-4`}
      >
        <IconButton
          label={t(($) => $.back)}
          icon={<ArrowLeft className="rtl:-scale-x-100" />}
          onClick={leaveConversation}
        />
        {face}
        <div className="grid min-w-0 flex-1 py-1.5 ps-1">
          <PageHeading small>{partner_name ?? name}</PageHeading>
          <p
            className={`line-clamp-2 text-sm text-pretty wrap-anywhere text-muted max-[15rem]:hidden ${face ? 'max-sm:hidden' : ''}`}
          >
            {[languageName(language), level, partner_name && name].filter(Boolean).join(' · ')}
          </p>
        </div>
        {voice.isThere ? (
          <IconButton
            label={t(($) => $.sound.aloud)}
            icon={aloud.isOn ? <Volume2 className="text-primary-text" /> : <VolumeX />}
            aria-pressed={aloud.isOn}
            onClick={() => aloud.choose(!aloud.isOn)}
          />
        ) : (
          <NoVoice language={language} />
        )}
        {tool}
        <span className="grid max-[15rem]:hidden">
          <IconButton label={t(($) => $.notice.open)} icon={<Info />} onClick={onNotice} />
        </span>
        {!progress.is_over && <FinishButton talk={talk} conversation={conversation} />}
      </div>
      <StepsBar progress={progress} isWide={isWide} />
    </header>
  )
}
