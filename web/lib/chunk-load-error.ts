const missingPart = /dynamically imported module|importing a module script|preload css/i

/** Matches the messages of Chromium, Firefox and Safari. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && missingPart.test(error.message)
