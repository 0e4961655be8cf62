import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/cx.ts'
import type { DeviceFacts } from './device-facts.ts'
import { useSpeakableLanguages, type GetVoiceName } from './use-speakable-languages.ts'
import { useDeviceName } from './use-device-name.ts'
import { type Hearing, useSummary } from './use-summary.ts'

type SummaryProps = {
  speaker: Speaker
  languages: readonly PracticeLanguage[]
  wantedOf: GetVoiceName
  device: DeviceFacts
  isAll: boolean
  hearing: Hearing
  isLoading: boolean
}

export function Summary({ speaker, languages, wantedOf, isAll, device, hearing, isLoading }: SummaryProps) {
  const { t } = useTranslation('device')
  const deviceName = useDeviceName()
  const able = useSpeakableLanguages(speaker, languages, wantedOf)
  const summary = useSummary(languages, able, hearing)
  // A device needs not speak all existing languages.
  const isWhole = hearing !== 'deaf' && (able.length === languages.length || (isAll && able.length > 0))
  const { Icon, classes } = outcomes[isLoading ? 'looking' : isWhole ? 'whole' : 'partly']
  return (
    <Card>
      <div className="flex gap-3">
        <Icon className={cx('mt-1 size-5 shrink-0', classes)} aria-hidden="true" />
        <div className="grid gap-1">
          <output className="min-h-7 text-lg font-semibold text-balance">
            {isLoading ? t(($) => $.looking) : summary}
          </output>
          <p className="text-sm text-muted print:hidden">{deviceName(device)}</p>
        </div>
      </div>
    </Card>
  )
}

const outcomes = {
  looking: { Icon: CircleDashed, classes: 'text-muted' },
  whole: { Icon: CircleCheck, classes: 'text-success-text print:text-text' },
  partly: { Icon: TriangleAlert, classes: 'text-warning-text' },
} as const
