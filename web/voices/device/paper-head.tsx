import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import type { DeviceFacts } from './device-facts.ts'
import { useDeviceName } from './use-device-name.ts'

export function PaperHead({ device }: { device: DeviceFacts }) {
  const { t } = useTranslation('device')
  const { dateTime } = useFormat()
  const deviceName = useDeviceName()
  const [now] = useState(() => new Date().toISOString())
  return (
    <div className="hidden print:grid print:gap-4">
      <p className="text-2xl font-semibold">{t(($) => $.title)}</p>
      <p>
        {t(($) => $.paper.checked, { date: dateTime(now) })} · {deviceName(device)}
      </p>
      <div className="grid grid-cols-2 gap-8 pt-4">
        {(['computer', 'by'] as const).map((line) => (
          <p key={line} className="border-b border-border-strong pb-1">
            {t(($) => $.paper[line])}:
          </p>
        ))}
      </div>
    </div>
  )
}
