const missingPart = /dynamically imported module|importing a module script|preload css/i

/** Says whether something failed because a part of the app could not be fetched. */
export const isChunkLoadError = (error: unknown): error is Error =>
  error instanceof Error && missingPart.test(error.message)
