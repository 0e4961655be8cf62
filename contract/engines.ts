/** Who answers: the steps of the chatbot, or a language model. */
export const engines = ['guided', 'model'] as const
export type Engine = (typeof engines)[number]
