import type { Words } from '../../words.ts'

export const common: Words<'common'> = {
  close: 'Fechar',
  cancel: 'Cancelar',
  required: 'Obrigatório',
  save: 'Salvar',
  saving: 'Salvando…',
  edit: 'Editar',
  delete: 'Excluir',
  deleting: 'Excluindo…',
  undo: 'Desfazer',
  menu: 'Ações para {{name}}',
  results: 'Resultados',
  clearFilters: 'Limpar filtros',
  clearSearch: 'Limpar a busca',
  sort: {
    label: 'Ordenar por',
    ascending: 'Crescente',
    descending: 'Decrescente',
  },
  page: {
    range: '{{from}}–{{to}} de {{total}}',
    previous: 'Página anterior',
    next: 'Próxima página',
    number: 'Página {{number}}',
  },
  stale: {
    text: 'Suas edições continuam aqui, mas ainda não foram salvas.',
    fields: 'O que mudou: {{fields}}.',
    dropMine: 'Descartar minhas edições',
    keepMine: 'Manter minhas edições',
  },
  noClass: {
    title: 'Você ainda não tem turmas',
    text: 'Peça à coordenação ou à pessoa titular da escola que atribua as suas. Seus alunos e as conversas deles aparecerão aqui.',
    write: 'Escrever um chatbot enquanto isso',
  },
  unsaved: {
    title: 'Descartar suas edições?',
    text: 'Elas ainda não foram salvas.',
    discard: 'Descartar',
    stay: 'Continuar editando',
  },
}
