import type { Words } from '#server/reports/words/en.ts'

export const fr: Words = {
  file: 'rapport',
  sheets: {
    overview: 'Vue d’ensemble',
    students: 'Élèves',
    partners: 'Interlocuteurs',
    words: 'Mots',
    corrections: 'Corrections',
    mistakes: 'Erreurs',
  },
  headings: {
    part: 'Partie',
    period: 'Période',
    before: 'Période précédente',
    students: 'Élèves qui se sont entraînés',
    conversations: 'Conversations',
    days: 'Jours d’entraînement',
    last_practised: 'Dernier entraînement',
    list: 'Utilisé ou non',
    word: 'Mot',
    kind: 'Type',
    written: 'Écrit',
    better: 'Mieux',
    why: 'Pourquoi',
    asked: 'Reformulation demandée',
    mended: 'Juste au premier essai',
    again: 'Conversations ultérieures avec la même erreur',
    tasks_set: 'Devoirs donnés',
    tasks_done: 'Devoirs faits',
    tasks_in_time: 'Devoirs faits à temps',
  },
  lists: {
    used: 'Utilisé',
    missed: 'Non utilisé',
  },
  kinds: {
    spelling: 'Orthographe',
    accents: 'Accents',
    grammar: 'Grammaire',
    other_language: 'Autre langue',
  },
}
