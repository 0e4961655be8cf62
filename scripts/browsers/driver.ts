export interface BrowserWindow {
  version: string
  goto: (url: string) => Promise<void>
  /** Awaited; the value must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  errors: () => readonly string[]
  /** False if the driver can't make the window as narrow. */
  setWidth: (width: number) => Promise<boolean>
  close: () => Promise<void>
}

export interface BrowserEngine {
  name: string
  packages: readonly string[]
  find: () => (() => Promise<BrowserWindow>) | null
}
