import type { Words } from '#server/exports/words/en.ts'

export const es: Words = {
  folder: 'hojas-de-calculo',
  files: { classes: 'grupos', chatbots: 'chatbots', messages: 'mensajes' },
  sheets: { classes: 'Grupos', chatbots: 'Chatbots', messages: 'Mensajes' },
  headings: {
    name: 'Nombre',
    description: 'Descripción',
    students: 'Estudiantes',
    conversations: 'Conversaciones',
    created: 'Creado',
    partner: 'Interlocutor',
    sent: 'Enviado',
    from: 'Escrito por',
    text: 'Texto',
  },
  statuses: { draft: 'Borrador', published: 'Publicado', archived: 'Archivado' },
}
