import { openBrowser } from '../../scripts/budgets.ts'
import type { BrowserEngine } from './driver.ts'

export const chromium: BrowserEngine = {
  name: 'Chromium',
  packages: ['chromium-headless-shell'],
  find: () => async () => {
    const browser = await openBrowser()
    const page = await browser.newPage()
    // The headless shell crashes when it is asked what its device hears.
    await page.addInitScript("for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) delete window[name]")
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', ({ message }) => errors.push(message))
    return {
      version: browser.version(),
      goto: async (url) => void (await page.goto(url)),
      evaluate: (expression) => page.evaluate(`(async () => ((await (${expression})) ?? null))()`),
      errors: () => errors,
      setWidth: async (width) => {
        await page.setViewportSize({ width, height: 800 })
        return true
      },
      close: () => browser.close(),
    }
  },
}
