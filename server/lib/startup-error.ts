/** An error for the person who runs a command or starts the server: printed as one sentence, without a stack. */
export const startupError = (sentence: string, cause?: unknown): Error =>
  Object.assign(new Error(sentence, { cause }), { name: 'StartupError' })

export const isStartupError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'StartupError'
