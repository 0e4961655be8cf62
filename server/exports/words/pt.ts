import type { Words } from '#server/exports/words/en.ts'

export const pt: Words = {
  folder: 'planilhas',
  files: { classes: 'turmas', chatbots: 'chatbots', messages: 'mensagens' },
  sheets: { classes: 'Turmas', chatbots: 'Chatbots', messages: 'Mensagens' },
  headings: {
    name: 'Nome',
    description: 'Descrição',
    students: 'Alunos',
    conversations: 'Conversas',
    created: 'Criado em',
    partner: 'Interlocutor',
    sent: 'Enviada em',
    from: 'Escrita por',
    text: 'Texto',
  },
  statuses: { draft: 'Rascunho', published: 'Publicado', archived: 'Arquivado' },
}
