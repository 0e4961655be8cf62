/** One window of a browser, driven by scripts that run in its page. */
export interface BrowserWindow {
  goto: (url: string) => Promise<void>
  /** The value of an expression, awaited; it must be JSON. */
  evaluate: (expression: string) => Promise<unknown>
  /** Errors that the page logged, as far as the driver tells of them. */
  errors: () => readonly string[]
  /** False if the driver can't make the window as narrow. */
  setWidth: (width: number) => Promise<boolean>
  close: () => Promise<void>
}

export interface BrowserEngine {
  name: string
  /** The Debian packages that it comes in. */
  packages: readonly string[]
  /** Null if the machine doesn't have it. */
  find: () => (() => Promise<BrowserWindow>) | null
}
