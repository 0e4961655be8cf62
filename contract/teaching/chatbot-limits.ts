/** The most characters of each field; `chatbotLists` has the most entries of each list. */
export const chatbotLengths = {
  name: 80,
  description: 300,
  role: 200,
  scenario: 1000,
  goal: 200,
  grammar: 120,
  word: 60,
  meaning: 200,
  says: 500,
  expects: 300,
  hint: 300,
  example: 300,
  starter: 120,
  opening_message: 1000,
  closing_message: 500,
  partner_name: 40,
  reaction: 300,
  question: 120,
} as const
export const chatbotLists = {
  goals: 10,
  grammar: 10,
  vocabulary: 60,
  steps: 20,
  expects: 12,
  starters: 5,
  topics: 12,
  reactions: 10,
  matches: 4,
  /** Of a step and of a reaction, with the first. */
  wordings: 3,
  facts: 40,
  twists: 6,
} as const
/** The student's turns after which a conversation ends. */
export const conversationLength = { min: 4, max: 40, default: 12 } as const
