import type { Words } from '#server/conversations/words/en.ts'

export const it: Words = {
  file: 'conversazioni',
  sheet: 'Conversazioni',
  headings: {
    student: 'Studente',
    chatbot: 'Chatbot',
    avatar: 'Avatar',
    language: 'Lingua',
    level: 'Livello',
    started: 'Inizio',
    minutes: 'Minuti',
    turns: 'Risposte',
    words: 'Parole',
    stayed: 'In lingua (%)',
    vocabulary_used: 'Vocaboli usati',
    vocabulary_total: 'Vocaboli in totale',
    steps_done: 'Passaggi completati',
    steps_total: 'Passaggi in totale',
    spelling: 'Correzioni: ortografia',
    accents: 'Correzioni: accenti',
    grammar: 'Correzioni: grammatica',
    other_language: 'Correzioni: altra lingua',
    flags: 'Segnalazioni',
  },
  flags: { self_harm: 'Autolesionismo', abuse: 'Violenza o abusi' },
}
