import Bowser from 'bowser'

const withVersion = (name: string | undefined, version: string | undefined) =>
  name ? [name, version?.split('.')[0]].filter(Boolean).join(' ') : null

export function nameBrowser(userAgent: string): { browser: string | null; system: string | null } {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent)
  // Browsers report Windows 11 as 10, and freeze the version of macOS.
  const isFrozen = os.name === 'Windows' || os.name === 'macOS'
  return {
    browser: withVersion(browser.name, browser.version),
    system: withVersion(os.name, isFrozen ? undefined : os.version),
  }
}
