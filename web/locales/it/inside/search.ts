import type { Words } from '../../words.ts'

export const search: Words<'search'> = {
  label: 'Cerca',
  placeholder: 'Cerca',
  nothing: 'Nessun risultato',
  searching: 'Ricerca in corso…',
  failed: 'Non è stato possibile cercare',
  group: { places: 'Vai a', students: 'Studenti', classes: 'Classi', chatbots: 'Chatbot', avatars: 'Avatar' },
  act: {
    classes: 'Classi',
    conversations: 'Conversazioni',
    reports: 'Report',
    addStudent: 'Aggiungi studente',
    checkDevice: 'Controlla questo dispositivo',
    choosePlan: 'Abbonamento',
  },
}
