import type { Words } from '../../words.ts'

export const common: Words<'common'> = {
  close: 'Cerrar',
  cancel: 'Cancelar',
  required: 'Obligatorio',
  save: 'Guardar',
  saving: 'Guardando…',
  edit: 'Editar',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  undo: 'Deshacer',
  menu: 'Acciones para {{name}}',
  results: 'Resultados',
  clearFilters: 'Quitar los filtros',
  clearSearch: 'Borrar la búsqueda',
  sort: {
    label: 'Ordenar por',
    ascending: 'Ascendente',
    descending: 'Descendente',
  },
  page: {
    range: '{{from}}–{{to}} de {{total}}',
    previous: 'Página anterior',
    next: 'Página siguiente',
    number: 'Página {{number}}',
  },
  stale: {
    text: 'Lo que escribiste sigue aquí, pero aún no está guardado.',
    fields: 'Lo que cambió: {{fields}}.',
    dropMine: 'Descartar lo mío',
    keepMine: 'Conservar lo mío',
  },
  unsaved: {
    title: '¿Descartar lo que escribiste?',
    text: 'Aún no está guardado.',
    discard: 'Descartar',
    stay: 'Seguir editando',
  },
}
