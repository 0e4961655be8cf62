/** An error whose message is one sentence for whoever starts the program: it is printed alone, without a stack. */
export const startupError = (sentence: string, cause?: unknown): Error =>
  Object.assign(new Error(sentence, { cause }), { name: 'Refusal' })

/** Says whether an error is a sentence for whoever starts the program. */
export const isStartupError = (error: unknown): error is Error => error instanceof Error && error.name === 'Refusal'
