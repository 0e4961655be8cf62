import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { DeviceFacts } from './device-facts.ts'

export function useDeviceName(): (device: DeviceFacts) => string {
  const { t } = useTranslation('device')
  return ({ browser, system }) => {
    if (browser && system) return t(($) => $.on, { browser, system })
    return browser ?? system ?? t(($) => $.unknown)
  }
}
