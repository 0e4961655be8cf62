import { onTestFinished, vi } from 'vitest'

/** Until the end of the test the browser holds passkeys, and its dialogs answer as given. */
export function holdPasskeys(credentials: { create?: () => Promise<unknown>; get?: () => Promise<unknown> }): void {
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'credentials'))
}
