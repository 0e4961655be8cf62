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
    text: 'Le tue modifiche sono ancora qui, ma non sono ancora salvate.',
    fields: 'Che cosa è cambiato: {{fields}}.',
    dropMine: 'Scarta le mie modifiche',
    keepMine: 'Tieni le mie modifiche',
  },
  noClass: {
    title: 'Non hai ancora classi',
    text: 'Chiedi al coordinamento o a chi è titolare della scuola di assegnartele. Poi vedrai qui i tuoi studenti e le loro conversazioni.',
    write: 'Intanto scrivi un chatbot',
  },
  unsaved: {
    title: 'Scartare le modifiche?',
    text: 'Non le hai ancora salvate.',
    discard: 'Scarta',
    stay: 'Continua a modificare',
  },
}
