import { expect, type Page } from '@playwright/test'

export interface Watch {
  /** Checks at two widths that no script ran, nothing was requested elsewhere, and markup is shown as text. */
  checkPage: (what: string) => Promise<void>
  shown: () => string
}

// A closing menu keeps its position for a moment after the page is resized.
const softly = expect.configure({ soft: true, timeout: 3000 })
const widths = [360, 1280]
// Expected 404 and 422 responses.
const expectedErrors = /^Failed to load resource: .* status of 4\d\d/

// The following functions run in the page.
function installTraps(): void {
  const triggered: string[] = []
  const trigger = (what: string) => triggered.push(what)
  Object.assign(globalThis, { triggered, pwned: (number: number) => trigger(`${number} was run`) })
  for (const name of ['alert', 'confirm', 'prompt', 'open'])
    Reflect.set(globalThis, name, (text: unknown) => trigger(`${name}(${String(text)})`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    trigger(`violation of ${violatedDirective} by ${blockedURI}`),
  )
}
function findInjected(): string[] {
  const urlAttributes = new Set([
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'data',
    'style',
    'xlink:href',
    'poster',
    'ping',
  ])
  const found = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || (urlAttributes.has(name) && /javascript:|evil\.example|^x$/i.test(value)),
      )
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  )
  const strange = [...document.querySelectorAll('iframe, object, embed, base, math, script:not([src])')]
    // The app's inline script sets the theme.
    .filter((element) => element.localName !== 'script' || /pwned/.test(element.textContent))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
  return [...found, ...strange, ...Reflect.get(globalThis, 'triggered').splice(0)]
}
function readTexts(): string {
  const fields = [...document.querySelectorAll('input, textarea')].map((field) => String(Reflect.get(field, 'value')))
  return [document.body.textContent, ...fields].join('\n')
}
function findOverflowing(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > clientWidth)
  return wide.map((one) => `<${one.localName} class="${one.getAttribute('class')}"> ${one.textContent.slice(0, 40)}`)
}
const findLoading = () => [
  ...(document.querySelector('h1') ? [] : ['a heading']),
  ...[...document.querySelectorAll('.animate-shimmer')].map(({ parentElement }) =>
    parentElement?.outerHTML.slice(0, 300),
  ),
]

/** Call before the first navigation. */
export async function watchPage(page: Page): Promise<Watch> {
  const problems: string[] = []
  const texts: string[] = []
  await page.addInitScript(installTraps)
  page.on('dialog', async (dialog) => {
    problems.push(`a dialog said ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (line) => {
    if (/error|warning/.test(line.type()) && !expectedErrors.test(line.text())) problems.push(line.text())
  })
  page.on('popup', (popup) => problems.push(`a window was opened: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:/.test(protocol) && hostname !== '127.0.0.1') problems.push(`requested ${request.url()}`)
  })
  const checkPage = async (what: string) => {
    await expect
      .poll(() => page.evaluate(findLoading), { message: `${what} is still loading`, timeout: 20_000 })
      .toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect.soft(await page.evaluate(findInjected), what).toEqual([])
      await softly.poll(() => page.evaluate(findOverflowing), `${what} scrolls sideways at ${width} px`).toEqual([])
      texts.push(await page.evaluate(readTexts))
    }
    expect.soft(await page.title(), what).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,400}$/u)
    expect.soft(problems.splice(0), what).toEqual([])
  }
  return { checkPage, shown: () => texts.join('\n').normalize('NFC') }
}
