import type { Words } from '#server/conversations/words/en.ts'

export const fr: Words = {
  file: 'conversations',
  sheet: 'Conversations',
  headings: {
    student: 'Élève',
    chatbot: 'Chatbot',
    avatar: 'Avatar',
    language: 'Langue',
    level: 'Niveau',
    started: 'Début',
    minutes: 'Minutes',
    turns: 'Réponses',
    words: 'Mots',
    stayed: 'En langue cible (%)',
    vocabulary_used: 'Vocabulaire utilisé',
    vocabulary_total: 'Vocabulaire au total',
    steps_done: 'Étapes franchies',
    steps_total: 'Étapes au total',
    spelling: 'Corrections\u00a0: orthographe',
    accents: 'Corrections\u00a0: accents',
    grammar: 'Corrections\u00a0: grammaire',
    other_language: 'Corrections\u00a0: autre langue',
    flags: 'Motif du signalement',
  },
  flags: { self_harm: 'Danger pour soi-même', abuse: 'Violences ou maltraitance' },
}
