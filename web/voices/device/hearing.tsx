import { useTranslation } from 'react-i18next'
import type { DeviceFacts } from './this-device.ts'
import { useDeviceName } from './use-device-name.ts'

/** Says whether this browser turns speech into text, and where the sound goes for that. */
export function Hearing({ device, hears }: { device: DeviceFacts; hears: boolean }) {
  const { t } = useTranslation('device')
  const deviceName = useDeviceName()
  const browser = device.browser ?? deviceName(device)
  const { maker } = device
  if (!hears) return <p className={look}>{t(($) => $.hearing.no, { browser })}</p>
  return (
    <p className={look}>
      {maker ? t(($) => $.hearing.sends, { browser, maker }) : t(($) => $.hearing.maySend, { browser })}
    </p>
  )
}

const look = 'max-w-prose text-sm text-muted'
