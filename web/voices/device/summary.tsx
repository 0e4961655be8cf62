import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PracticeLanguage } from '#contract/languages.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { Card } from '../../ui/layout/card.tsx'
import { cx } from '../../ui/cx.ts'
import type { DeviceFacts } from './this-device.ts'
import { useAble, type WantedOf } from './use-able.ts'
import { useDeviceName } from './use-device-name.ts'
import { useSummary } from './use-summary.ts'

type SummaryProps = {
  speaker: Speaker
  languages: readonly PracticeLanguage[]
  wantedOf: WantedOf
  device: DeviceFacts
  /** Whether these are all languages, not a school’s own. */
  isAll: boolean
  hears: boolean
  /** Whether it is too early to say what is missing. */
  isLooking: boolean
}

/** The whole result in a few sentences, and which device it is about. */
export function Summary({ speaker, languages, wantedOf, isAll, device, hears, isLooking }: SummaryProps) {
  const { t } = useTranslation('device')
  const deviceName = useDeviceName()
  const able = useAble(speaker, languages, wantedOf)
  const summary = useSummary(languages, able, hears)
  // Nobody needs all languages there are.
  const isWhole = hears && (able.length === languages.length || (isAll && able.length > 0))
  const { Icon, look } = looks[isLooking ? 'looking' : isWhole ? 'whole' : 'partly']
  return (
    <Card>
      <div className="flex gap-3">
        <Icon className={cx('mt-1 size-5 shrink-0', look)} aria-hidden="true" />
        <div className="grid gap-1">
          <output className="min-h-7 text-lg font-semibold text-balance">
            {isLooking ? t(($) => $.looking) : summary}
          </output>
          <p className="text-sm text-muted print:hidden">{deviceName(device)}</p>
        </div>
      </div>
    </Card>
  )
}

const looks = {
  looking: { Icon: CircleDashed, look: 'text-muted' },
  whole: { Icon: CircleCheck, look: 'text-success-text print:text-text' },
  partly: { Icon: TriangleAlert, look: 'text-warning-text' },
} as const
