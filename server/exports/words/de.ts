import type { Words } from '#server/exports/words/en.ts'

export const de: Words = {
  folder: 'tabellen',
  files: { classes: 'kurse', chatbots: 'chatbots', messages: 'nachrichten' },
  sheets: { classes: 'Kurse', chatbots: 'Chatbots', messages: 'Nachrichten' },
  headings: {
    name: 'Name',
    description: 'Beschreibung',
    students: 'Lernende',
    conversations: 'Gespräche',
    created: 'Erstellt',
    partner: 'Gesprächspartner',
    sent: 'Gesendet',
    from: 'Geschrieben von',
    text: 'Text',
  },
  statuses: { draft: 'Entwurf', published: 'Veröffentlicht', archived: 'Archiviert' },
}
