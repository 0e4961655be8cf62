import type { Words } from '#server/exports/words/en.ts'

export const fr: Words = {
  folder: 'tableurs',
  files: { classes: 'classes', chatbots: 'chatbots', messages: 'messages' },
  sheets: { classes: 'Classes', chatbots: 'Chatbots', messages: 'Messages' },
  headings: {
    name: 'Nom',
    description: 'Description',
    students: 'Élèves',
    conversations: 'Conversations',
    created: 'Créé le',
    partner: 'Interlocuteur',
    sent: 'Envoyé le',
    from: 'Écrit par',
    text: 'Texte',
  },
  statuses: { draft: 'Brouillon', published: 'Publié', archived: 'Archivé' },
}
