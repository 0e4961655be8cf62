/** Vendors whose browsers send audio to their servers for recognition. */
export type BrowserMaker = 'Google' | 'Microsoft' | 'Apple'

/** Chromium browsers whose recognition service is undocumented. */
const others = /\b(?:OPR|SamsungBrowser|Vivaldi|YaBrowser|DuckDuckGo|Whale|UCBrowser)\//

/** WebKitGTK calls itself Safari, and marks its local voices as remote. */
export const isWebKitGtk = (userAgent: string): boolean =>
  /Linux.*AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)

/** From user agent and touch points; null if unknown. */
export function makerOf(userAgent: string, touchPoints: number): BrowserMaker | null {
  // All browsers on iOS are WebKit. An iPad calls itself a Mac, but Macs have no touch points.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'Apple'
  if (others.test(userAgent) || isWebKitGtk(userAgent)) return null
  if (/\bEdgA?\//.test(userAgent)) return 'Microsoft'
  // "HeadlessChrome/", too.
  if (/Chrome\//.test(userAgent)) return 'Google'
  return /\bSafari\//.test(userAgent) ? 'Apple' : null
}
