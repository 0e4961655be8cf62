import type { Words } from '#server/reports/words/en.ts'

export const it: Words = {
  file: 'report',
  sheets: {
    overview: 'Riepilogo',
    students: 'Studenti',
    partners: 'Interlocutori',
    words: 'Parole',
    corrections: 'Correzioni',
    mistakes: 'Errori',
  },
  headings: {
    part: 'Parte',
    period: 'Periodo',
    before: 'Periodo precedente',
    students: 'Studenti che si sono esercitati',
    conversations: 'Conversazioni',
    days: 'Giorni di esercizio',
    last_practised: 'Ultimo esercizio',
    list: 'Usata o no',
    word: 'Parola',
    kind: 'Tipo',
    written: 'Scritto',
    better: 'Meglio',
    why: 'Perché',
    asked: 'Richiesto di ripetere',
    mended: 'Giusto al primo tentativo',
    again: 'Conversazioni successive con lo stesso errore',
    tasks_set: 'Compiti assegnati',
    tasks_done: 'Compiti fatti',
    tasks_in_time: 'Compiti fatti in tempo',
  },
  lists: {
    used: 'Usata',
    missed: 'Non usata',
  },
  kinds: {
    spelling: 'Ortografia',
    accents: 'Accenti',
    grammar: 'Grammatica',
    other_language: 'Altra lingua',
  },
}
