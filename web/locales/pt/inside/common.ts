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
    text: 'O que você digitou continua aqui, mas ainda não foi salvo.',
    fields: 'O que mudou: {{fields}}.',
    dropMine: 'Descartar o que digitei',
    keepMine: 'Manter o que digitei',
  },
  unsaved: {
    title: 'Descartar o que você digitou?',
    text: 'Ainda não foi salvo.',
    discard: 'Descartar',
    stay: 'Continuar editando',
  },
}
