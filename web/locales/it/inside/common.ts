import type { Words } from '../../words.ts'

export const common: Words<'common'> = {
  close: 'Chiudi',
  cancel: 'Annulla',
  required: 'Obbligatorio',
  save: 'Salva',
  saving: 'Salvataggio…',
  edit: 'Modifica',
  delete: 'Elimina',
  deleting: 'Eliminazione…',
  undo: 'Annulla',
  menu: 'Azioni per {{name}}',
  results: 'Risultati',
  clearFilters: 'Rimuovi filtri',
  clearSearch: 'Cancella la ricerca',
  sort: {
    label: 'Ordina per',
    ascending: 'Crescente',
    descending: 'Decrescente',
  },
  page: {
    range: '{{from}}–{{to}} di {{total}}',
    previous: 'Pagina precedente',
    next: 'Pagina successiva',
    number: 'Pagina {{number}}',
  },
  stale: {
    text: 'Quello che hai scritto è ancora qui, ma non è ancora salvato.',
    fields: 'Che cosa è cambiato: {{fields}}.',
    dropMine: 'Scarta quello che ho scritto',
    keepMine: 'Tieni quello che ho scritto',
  },
  unsaved: {
    title: 'Scartare quello che hai scritto?',
    text: 'Non l’hai ancora salvato.',
    discard: 'Scarta',
    stay: 'Continua a modificare',
  },
}
