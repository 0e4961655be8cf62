import type { Words } from '../../words.ts'

export const search: Words<'search'> = {
  label: 'Buscar',
  placeholder: 'Buscar',
  nothing: 'Nada encontrado',
  searching: 'Buscando…',
  failed: 'Não foi possível buscar',
  group: { places: 'Ir para', students: 'Alunos', classes: 'Turmas', chatbots: 'Chatbots', avatars: 'Avatares' },
  act: {
    classes: 'Turmas',
    conversations: 'Conversas',
    reports: 'Relatórios',
    addStudent: 'Adicionar aluno',
    checkDevice: 'Verificar este dispositivo',
    choosePlan: 'Assinatura',
  },
}
