import Bowser from 'bowser'
import { isWebKitGtk, makerOf } from '../../speech/voices/browser-maker.ts'

/** The systems that there is advice for. */
export const systems = ['windows', 'macos', 'ios', 'android', 'chromeos', 'linux'] as const
export type System = (typeof systems)[number]

/** What a device says of itself; null where it can't be told. */
export interface DeviceFacts {
  /** Such as "Chrome 142". */
  browser: string | null
  /** Such as "Windows". */
  system: string | null
  kind: System | null
  /** Who turns speech into text where the browser does not do it by itself, as far as that is known. */
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

/** What is known of a device from the name of its browser and from how many fingers it feels at once. */
export function deviceFrom(userAgent: string, touchPoints: number): DeviceFacts {
  const parsed = userAgent ? Bowser.parse(userAgent) : null
  const isGtk = isWebKitGtk(userAgent)
  const name = isGtk ? 'WebKitGTK' : parsed?.browser.name
  // An iPad calls itself a Mac, but no Mac feels fingers.
  const system = parsed?.os.name === 'macOS' && touchPoints > 1 ? 'iPadOS' : parsed?.os.name
  const kind = system ? (kinds[system] ?? null) : null
  return {
    // Its version is that of Safari, which it only calls itself.
    browser: name ? [name, isGtk ? '' : parsed?.browser.version?.split('.')[0]].filter(Boolean).join(' ') : null,
    system: system ?? null,
    kind,
    maker: makerOf(userAgent, touchPoints),
  }
}
