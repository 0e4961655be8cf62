/** Functions that run in the page: what a person does there, by the names that a screen reader reads. */
const kit = `
  const clean = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const isShown = (element) => element.getClientRects().length > 0
  const named = (selector, name) => [...document.querySelectorAll(selector)].filter((element) =>
    isShown(element) && [element.getAttribute('aria-label'), element.textContent].some((text) => {
      const found = clean(text)
      return found === name || found.startsWith(name)
    }))
  const until = async (what, find) => {
    const end = performance.now() + 40000
    while (performance.now() < end) {
      const found = find()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error('there is no ' + what + ' on ' + location.pathname + ': ' + clean(document.body.innerText).slice(0, 300))
  }
  const press = async (name) => {
    const element = await until('“' + name + '”', () =>
      named('button, a, label, [role=menuitem], [role=option]', name).find((one) => !one.disabled))
    element.click()
  }
  const sees = (text) => until('“' + text + '”', () => clean(document.body.innerText).includes(text))
  const fill = async (label, value) => {
    const field = await until('field “' + label + '”', () => [...document.querySelectorAll('input, textarea')].find((one) =>
      isShown(one) && [...(one.labels ?? [])].some((each) => clean(each.querySelector('.sr-only')?.textContent ?? each.textContent) === label)))
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const attach = async (name, text) => {
    const input = await until('file field', () => document.querySelector('input[type=file]'))
    const files = new DataTransfer()
    files.items.add(new File([text], name, { type: 'text/csv' }))
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const watch = () => {
    if (window.__seen) return
    window.__seen = []
    addEventListener('error', ({ message }) => window.__seen.push('error: ' + message))
    addEventListener('unhandledrejection', ({ reason }) => window.__seen.push('rejection: ' + reason))
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.__seen.push('violation: ' + violatedDirective))
  }
  watch()
`

/** The expression that runs these steps in the page, and then tells what went wrong there. */
export const inPage = (steps: string): string => `(async () => { ${kit}; ${steps}; return window.__seen })()`

export const overflow = 'Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth)'

/** The student's microphone: a tone for less than a second whenever it is opened. What records it is the browser's own. */
export const microphone = `
  // On the prototype: WebKit drops what is set on an object that no script holds.
  MediaDevices.prototype.getUserMedia = async () => {
    const context = new AudioContext()
    void context.resume()
    const [tone, loudness] = [context.createOscillator(), context.createGain()]
    const output = context.createMediaStreamDestination()
    tone.frequency.value = 220
    loudness.gain.value = 0
    tone.connect(loudness).connect(output)
    loudness.gain.setValueAtTime(0.5, context.currentTime + 0.4)
    loudness.gain.setValueAtTime(0, context.currentTime + 1.2)
    tone.start()
    return output.stream
  }
`
