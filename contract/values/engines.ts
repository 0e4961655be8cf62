/** `guided` follows the chatbot's steps; `model` is a language model. */
export const engines = ['guided', 'model'] as const
export type Engine = (typeof engines)[number]
