export type Words = typeof en

export const en = {
  file: 'conversations',
  sheet: 'Conversations',
  headings: {
    student: 'Student',
    chatbot: 'Chatbot',
    avatar: 'Avatar',
    language: 'Language',
    level: 'Level',
    started: 'Started',
    minutes: 'Minutes',
    turns: 'Turns',
    words: 'Words',
    stayed: 'Target language (%)',
    vocabulary_used: 'Vocabulary used',
    vocabulary_total: 'Vocabulary total',
    steps_done: 'Steps done',
    steps_total: 'Steps total',
    spelling: 'Corrections: spelling',
    accents: 'Corrections: accents',
    grammar: 'Corrections: grammar',
    other_language: 'Corrections: other language',
    flags: 'Flagged for',
  },
  flags: { self_harm: 'Self-harm', abuse: 'Abuse' },
}
