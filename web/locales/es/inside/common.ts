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
    text: 'Tus cambios siguen aquí, pero aún no están guardados.',
    fields: 'Lo que cambió: {{fields}}.',
    dropMine: 'Descartar mis cambios',
    keepMine: 'Conservar mis cambios',
  },
  noClass: {
    title: 'Todavía no tienes grupos',
    text: 'Pide a la coordinación o a la persona titular de tu escuela que te los asigne. Entonces verás aquí a tus estudiantes y sus conversaciones.',
    write: 'Escribir un chatbot mientras tanto',
  },
  unsaved: {
    title: '¿Descartar tus cambios?',
    text: 'Aún no están guardados.',
    discard: 'Descartar',
    stay: 'Seguir editando',
  },
}
