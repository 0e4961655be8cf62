import type { Words } from '#server/exports/words/en.ts'

export const it: Words = {
  folder: 'fogli-di-calcolo',
  files: { classes: 'classi', chatbots: 'chatbot', messages: 'messaggi' },
  sheets: { classes: 'Classi', chatbots: 'Chatbot', messages: 'Messaggi' },
  headings: {
    name: 'Nome',
    description: 'Descrizione',
    students: 'Studenti',
    conversations: 'Conversazioni',
    created: 'Creato',
    partner: 'Interlocutore',
    sent: 'Inviato',
    from: 'Scritto da',
    text: 'Testo',
  },
  statuses: { draft: 'Bozza', published: 'Pubblicato', archived: 'Archiviato' },
}
