import Bowser from 'bowser'
import { isWebKitGtk, makerOf } from '../../speech/voices/browser-maker.ts'

export const systems = ['windows', 'macos', 'ios', 'android', 'chromeos', 'linux'] as const
export type System = (typeof systems)[number]

/** Null if unknown. */
export interface DeviceFacts {
  browser: string | null
  system: string | null
  kind: System | null
  maker: string | null
}

const kinds: Readonly<Record<string, System>> = {
  Windows: 'windows',
  macOS: 'macos',
  iOS: 'ios',
  iPadOS: 'ios',
  Android: 'android',
  'Chrome OS': 'chromeos',
  Linux: 'linux',
}

/** From user agent and touch points. */
export function deviceFrom(userAgent: string, touchPoints: number): DeviceFacts {
  const parsed = userAgent ? Bowser.parse(userAgent) : null
  const isGtk = isWebKitGtk(userAgent)
  const name = isGtk ? 'WebKitGTK' : parsed?.browser.name
  // An iPad calls itself a Mac, but Macs have no touch points.
  const system = parsed?.os.name === 'macOS' && touchPoints > 1 ? 'iPadOS' : parsed?.os.name
  const kind = system ? (kinds[system] ?? null) : null
  return {
    // WebKitGTK reports Safari's version.
    browser: name ? [name, isGtk ? '' : parsed?.browser.version?.split('.')[0]].filter(Boolean).join(' ') : null,
    system: system ?? null,
    kind,
    maker: makerOf(userAgent, touchPoints),
  }
}
