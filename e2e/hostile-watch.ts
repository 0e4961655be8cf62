import { expect, type Page } from '@playwright/test'

/** What goes wrong on a page while it shows what strangers wrote, as it happens. */
export interface Watch {
  /** Looks at what is shown now, at two widths, and remembers its text: nothing ran, nothing was asked for elsewhere, nothing is more than text. */
  look: (what: string) => Promise<void>
  /** All that was shown so far. */
  shown: () => string
}

// A menu that is closing stands for a moment where it stood before the page became narrower.
const softly = expect.configure({ soft: true, timeout: 3000 })
const widths = [360, 1280]
// That a thing is not there, or a code is none, is an answer.
const refused = /^Failed to load resource: .* status of 4\d\d/

// These run in the page.
function layTraps(): void {
  const sprung: string[] = []
  const spring = (what: string) => sprung.push(what)
  Object.assign(globalThis, { sprung, pwned: (number: number) => spring(`${number} was run`) })
  for (const name of ['alert', 'confirm', 'prompt', 'open'])
    Reflect.set(globalThis, name, (text: unknown) => spring(`${name}(${String(text)})`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    spring(`violation of ${violatedDirective} by ${blockedURI}`),
  )
}
function findInjected(): string[] {
  const leads = new Set([
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
        ({ name, value }) => name.startsWith('on') || (leads.has(name) && /javascript:|evil\.example|^x$/i.test(value)),
      )
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  )
  const strange = [...document.querySelectorAll('iframe, object, embed, base, math, script:not([src])')]
    // The page has one script of its own, which sets the theme before anything is drawn.
    .filter((element) => element.localName !== 'script' || /pwned/.test(element.textContent))
    .map(({ outerHTML }) => outerHTML.slice(0, 200))
  return [...found, ...strange, ...Reflect.get(globalThis, 'sprung').splice(0)]
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
const findComing = () => [
  ...(document.querySelector('h1') ? [] : ['a heading']),
  ...[...document.querySelectorAll('.animate-shimmer')].map(({ parentElement }) =>
    parentElement?.outerHTML.slice(0, 300),
  ),
]

/** Watches a page from before anything is opened on it. */
export async function watchPage(page: Page): Promise<Watch> {
  const troubles: string[] = []
  const texts: string[] = []
  await page.addInitScript(layTraps)
  page.on('dialog', async (dialog) => {
    troubles.push(`a dialog said ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (line) => {
    if (/error|warning/.test(line.type()) && !refused.test(line.text())) troubles.push(line.text())
  })
  page.on('popup', (popup) => troubles.push(`a window was opened: ${popup.url()}`))
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (/^https?:/.test(protocol) && hostname !== '127.0.0.1') troubles.push(`asked for ${request.url()}`)
  })
  const look = async (what: string) => {
    await expect
      .poll(() => page.evaluate(findComing), { message: `${what} is still coming`, timeout: 20_000 })
      .toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect.soft(await page.evaluate(findInjected), what).toEqual([])
      await softly.poll(() => page.evaluate(findOverflowing), `${what} scrolls sideways at ${width} px`).toEqual([])
      texts.push(await page.evaluate(readTexts))
    }
    expect.soft(await page.title(), what).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,400}$/u)
    expect.soft(troubles.splice(0), what).toEqual([])
  }
  return { look, shown: () => texts.join('\n').normalize('NFC') }
}
