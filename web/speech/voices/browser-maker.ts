/** The companies whose browsers send speech away to turn it into text. */
export type BrowserMaker = 'Google' | 'Microsoft' | 'Apple'

/** Browsers that call themselves Chrome as well, and say nowhere who turns speech into text for them. */
const others = /\b(?:OPR|SamsungBrowser|Vivaldi|YaBrowser|DuckDuckGo|Whale|UCBrowser)\//

/** Whether this is WebKit on Linux, which calls itself Safari, and its voices those of a network, which they are not. */
export const isWebKitGtk = (userAgent: string): boolean =>
  /Linux.*AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)

/** Who makes a browser, from how it calls itself and from how many fingers it feels at once; null where that can't be told. */
export function makerOf(userAgent: string, touchPoints: number): BrowserMaker | null {
  // On an iPhone every browser is Apple's inside; an iPad calls itself a Mac, but no Mac feels fingers.
  if (/iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'Apple'
  if (others.test(userAgent) || isWebKitGtk(userAgent)) return null
  if (/\bEdgA?\//.test(userAgent)) return 'Microsoft'
  if (/\bChrome\//.test(userAgent)) return 'Google'
  return /\bSafari\//.test(userAgent) ? 'Apple' : null
}
