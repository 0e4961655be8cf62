import { useTranslation } from 'react-i18next'
import type { DeviceFacts } from './device-facts.ts'

/** Gives a device in words, such as "Firefox 142 on Windows". */
export function useDeviceName(): (device: DeviceFacts) => string {
  const { t } = useTranslation('device')
  return ({ browser, system }) => {
    if (browser && system) return t(($) => $.on, { browser, system })
    return browser ?? system ?? t(($) => $.unknown)
  }
}
